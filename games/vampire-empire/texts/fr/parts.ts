import type { PartWords } from '../catalogue.ts';

export const parts: PartWords = {
  points: ['un meilleur bilan des morts', 'un moins bon bilan des morts'],
  castle: ['les bons personnages au château', 'les mauvais personnages au château'],
  city: ['les bons personnages en ville', 'les mauvais personnages en ville'],
  markers: ['des marqueurs mieux placés', 'des marqueurs moins bien placés'],
  cards: ['une meilleure réserve de cartes', 'une moins bonne réserve de cartes'],
  hand: ['une main plus forte', 'une main plus faible'],
  fight: ['de meilleures chances au combat', 'de moins bonnes chances au combat'],
  moment: ['un meilleur moment', 'un moins bon moment'],
};
