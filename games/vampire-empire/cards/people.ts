import { type CharacterName, characterNamed, PROFESSION } from '../characters.ts';
import type { MainCard } from './main-card.ts';

/** VE-2.2: whom a people card strengthens most. */
export const FAVOURITES = {
  ostler: 'butler',
  squire: 'officer',
  novice: 'nun',
  'kitchen-boy': 'cook',
  'lady-in-waiting': 'lady',
  organist: 'bishop',
} as const satisfies { [id: string]: CharacterName };

/** VE-5.10: puts an attack or defence marker on a castle character of the favourite's profession: +1, or +2 on the favourite. */
export const people = (id: keyof typeof FAVOURITES): MainCard => {
  const favourite = characterNamed(FAVOURITES[id]);
  const profession = PROFESSION[favourite];
  return {
    targets: (s) => s.castle.filter((character) => PROFESSION[character] === profession),
    obstacle: 'nobody-fits',
    hasSides: true,
    resolve(s, _, character, as) {
      const amount = character === favourite ? 2 : 1;
      (as === 0 ? s.attackMarks : s.defenceMarks)[character]! += amount;
      s.table.log?.push({ type: 'marked', character, as, amount });
    },
  };
};
