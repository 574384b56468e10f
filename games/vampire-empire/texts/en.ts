import { events, recap, results } from './en/events.ts';
import { fightRules, generalCardRules } from './en/fight-rules.ts';
import { parts } from './en/parts.ts';
import { labels, prompts } from './en/questions.ts';
import { refusals } from './en/refusals.ts';
import { courseRules, endRules } from './en/rules.ts';
import { stakes } from './en/stakes.ts';
import { table, words } from './en/words.ts';
import { speak } from './speak.ts';

export const texts = speak({
  title: 'Vampire Empire',
  summary: 'Three of nine are vampires. One player knows them, the other hunts them: a duel of bluff and nerve.',
  options: {
    sides: {
      name: 'Sides',
      help: 'Who leads the vampires.',
      values: { random: 'drawn by lot', 'host-chooses': 'whoever sits first' },
    },
    regenerationScope: {
      name: 'Regeneration',
      help: 'Which vampires can be saved.',
      values: { 'revealed-before-death': 'those revealed before', 'any-vampire': 'all' },
    },
    hypnosisReturn: {
      name: 'Hypnosis',
      help: 'Where the characters go that are sent back.',
      values: { top: 'on top of the city', bottom: 'under the city' },
    },
    chapelScope: {
      name: 'Chapel',
      help: 'Which cards it returns.',
      values: { 'any-valued': 'all with a value', 'profession-only': 'only those of a profession' },
    },
    responseMode: {
      name: 'Responses',
      help: 'Whether the table passes for you when you can do nothing else. Against another person that is quicker, but tells more: who takes long had a choice.',
      values: { 'always-ask': 'always asked', 'auto-pass': 'pass by themselves' },
    },
    cardSet: {
      name: 'Card set',
      help: 'Values, copies, types and costs. Those of “reconstructed-1” and “reconstructed-2” are reconstructed, not taken from the printed cards.',
      values: {
        'reconstructed-1': 'reconstructed-1 (reconstructed values, even among the strongest)',
        'reconstructed-2': 'reconstructed-2 (reconstructed values, more vampire cards)',
      },
    },
    memoryAid: {
      name: 'Memory aid',
      help: 'Whether the table lists what is publicly known: confirmed humans, open discards, places in the city, cards not seen yet.',
      values: { on: 'yes', off: 'no' },
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
  rules: { ...courseRules, ...fightRules, ...generalCardRules, ...endRules },
});
