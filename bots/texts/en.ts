import type { ReasonWords } from './reason-words.ts';

export const reasonWords: ReasonWords = {
  locale: 'en',
  forced: 'Nothing else was allowed.',
  glance: 'There was no time to think: it looked best at first sight.',
  alone: 'Nothing else seemed worth a try.',
  chance: (chance) => `Chance to win: about ${chance}.`,
  searched: (chance, lines) => `Chance to win: about ${chance} (lines searched: ${lines}).`,
  next: (move, chance) => `Next best, with about ${chance}: ${move}`,
  asGood: (move, chance) => `Just as good, with about ${chance}: ${move}`,
  better: (move, chance) => `Another seemed even a little better, with about ${chance}: ${move}`,
  mixed: (share, other) =>
    `Worth doing in ${share} of such cases: whoever always does the same is easily read. Otherwise mostly: ${other}`,
  always: 'Best done every time in such a case.',
  difference: (parts) => `What makes the difference: ${parts}.`,
  but: 'but',
  end: ['a quick end is likelier to be a win', 'a quick end is likelier to be a loss'],
};
