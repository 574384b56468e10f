import { effectRules } from './en/effect-rules.ts';
import { events, recap, results } from './en/events.ts';
import { parts } from './en/parts.ts';
import { labels, prompts } from './en/questions.ts';
import { refusals } from './en/refusals.ts';
import { courseRules, endRules } from './en/rules.ts';
import { stakes } from './en/stakes.ts';
import { table, words } from './en/words.ts';
import { speak } from './speak.ts';

export const texts = speak({
  summary:
    'Build a civilisation from six domains and turn their powers on your rivals: rule one domain, or lead in most.',
  options: {
    deal: {
      name: 'Starting hands',
      help: 'How the first three cards come into your hand.',
      values: { standard: 'dealt', draft: 'drafted' },
    },
    teams: { name: 'Teams', help: 'Two against two, partners facing each other.', values: { off: 'no', on: 'yes' } },
    religionMode: {
      name: 'Religion',
      help: 'Whether Religion raises the hand limit when used in the turn, as in the rulebook, or by itself.',
      values: { activated: 'is an action', continuous: 'works by itself' },
    },
    markerTargets: {
      name: 'Embargo and Democracy',
      help: 'On whose columns markers may be laid.',
      values: { any: 'on anybody’s', others: 'only on others’' },
    },
    teamTieBreak: {
      name: 'Tied teams',
      help: 'What is compared when two teams have equal points.',
      values: { sum: 'both members together', 'best-member': 'the better member' },
    },
    stallGuardRounds: {
      name: 'Rounds without a draw',
      help: 'After so many rounds in which no card leaves the deck the game is scored; 0: never.',
      values: {},
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
  rules: { ...courseRules, ...effectRules, ...endRules },
});
