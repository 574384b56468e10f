import type { ReasonWords } from './reason-words.ts';

export const reasonWords: ReasonWords = {
  locale: 'en',
  forced: 'Nothing else was allowed.',
  glance: 'There was no time to think: it looked best at first sight.',
  alone: 'Nothing else seemed worth a try.',
  chance: (chance) => `Chance to win: about ${chance}.`,
  searched: (chance, lines) => `Chance to win: about ${chance} (lines searched: ${lines}).`,
  next: (move, chance) => `Next best: “${move}”, about ${chance}.`,
  asGood: (move, chance) => `“${move}” seemed just as good: about ${chance}.`,
  better: (move, chance) => `“${move}” even seemed a little better: about ${chance}.`,
  mixed: (share, other) =>
    `Worth doing in ${share} of such cases${other === null ? '' : `, otherwise mostly “${other}”`}: whoever always does the same is easily read.`,
  always: 'Best done every time in such a case.',
  difference: (parts) => `What makes the difference: ${parts}.`,
  but: 'but',
  end: ['a quick end is likelier to be a win', 'a quick end is likelier to be a loss'],
};
