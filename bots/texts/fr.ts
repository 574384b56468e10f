import { spacedAll } from '@duskhall/kernel';
import type { ReasonWords } from './reason-words.ts';

export const reasonWords: ReasonWords = spacedAll<ReasonWords>({
  locale: 'fr',
  forced: 'Rien d’autre n’était permis.',
  glance: 'Pas le temps de réfléchir : cela semblait le mieux au premier coup d’œil.',
  alone: 'Rien d’autre ne valait un essai.',
  chance: (chance) => `Chances de gagner : environ ${chance}.`,
  searched: (chance, lines) => `Chances de gagner : environ ${chance} (suites examinées : ${lines}).`,
  next: (move, chance) => `Ensuite vient « ${move} » : environ ${chance}.`,
  asGood: (move, chance) => `« ${move} » semblait tout aussi bon : environ ${chance}.`,
  better: (move, chance) => `« ${move} » semblait même un peu meilleur : environ ${chance}.`,
  mixed: (share, other) =>
    `À faire dans ${share} des cas de ce genre${other === null ? '' : `, sinon plutôt « ${other} »`} : qui fait toujours la même chose se laisse deviner.`,
  always: 'À faire à chaque fois dans un cas de ce genre.',
  difference: (parts) => `Ce qui fait la différence : ${parts}.`,
  but: 'mais',
  end: ['une fin rapide est plus souvent une victoire', 'une fin rapide est plus souvent une défaite'],
});
