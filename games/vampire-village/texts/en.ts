import { cardRules } from './en/card-rules.ts';
import { events, recap, results } from './en/events.ts';
import { parts } from './en/parts.ts';
import { labels, prompts } from './en/questions.ts';
import { refusals } from './en/refusals.ts';
import { courseRules, endRules } from './en/rules.ts';
import { stakes } from './en/stakes.ts';
import { table, words } from './en/words.ts';
import { speak } from './speak.ts';

export const texts = speak({
  title: 'Vampire Village',
  summary: 'Draft and build a village, send creatures to your neighbours, and hold out against what they send you.',
  options: {
    plagueScope: {
      name: 'Plague',
      help: 'Which buildings lose a villager to the Plague Demon.',
      values: { yellow: 'yellow buildings', 'all-buildings': 'all buildings' },
    },
    peekNextHand: {
      name: 'Next hand',
      help: 'Whether you may look at the hand passed to you while you lay your card.',
      values: { false: 'hidden', true: 'may be seen' },
    },
    cardSet: {
      name: 'Cards',
      help: 'The printed values were not available: those of the shipped set are reconstructed, designed to fit the rules.',
      values: { 'reconstructed-1': 'reconstructed, first set' },
    },
  },
  words,
  prompts,
  labels,
  you: 'You',
  events,
  recap,
  refusals,
  results,
  stakes,
  parts,
  table,
  rules: { ...courseRules, ...cardRules, ...endRules },
});
