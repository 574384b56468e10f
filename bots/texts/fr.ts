import { spacedAll } from '@duskhall/kernel';
import type { ReasonWords } from './reason-words.ts';

export const reasonWords: ReasonWords = spacedAll<ReasonWords>({
  locale: 'fr',
  forced: 'Rien d’autre n’était permis.',
  glance: 'Pas le temps de réfléchir : cela semblait le mieux au premier coup d’œil.',
  alone: 'Rien d’autre ne valait un essai.',
  chance: (chance) => `Chances de gagner : environ ${chance}.`,
  searched: (chance, lines) => `Chances de gagner : environ ${chance} (suites examinées : ${lines}).`,
  next: (move, chance) => `Ensuite, avec environ ${chance} : ${move}`,
  asGood: (move, chance) => `Tout aussi bon, avec environ ${chance} : ${move}`,
  better: (move, chance) => `Un autre coup semblait même un peu meilleur, avec environ ${chance} : ${move}`,
  mixed: (share, other) =>
    `À faire dans ${share} des cas de ce genre : qui fait toujours la même chose se laisse deviner. Sinon, le plus souvent : ${other}`,
  always: 'À faire à chaque fois dans un cas de ce genre.',
  difference: (parts) => `Ce qui fait la différence : ${parts}.`,
  but: 'mais',
  end: ['une fin rapide est plus souvent une victoire', 'une fin rapide est plus souvent une défaite'],
});
