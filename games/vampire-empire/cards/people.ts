import { type Character, PROFESSION } from '../characters.ts';
import type { MainCard } from './main-card.ts';

/** VE-5.10: puts an attack or defence marker on a castle character of the profession: +1, or +2 on the favourite. */
export const people = (profession: number, favourite: Character): MainCard => ({
  targets: (s) => s.castle.filter((character) => PROFESSION[character] === profession),
  obstacle: 'nobody-fits',
  hasSides: true,
  resolve(s, _, character, as) {
    const amount = character === favourite ? 2 : 1;
    (as === 0 ? s.attackMarks : s.defenceMarks)[character]! += amount;
    s.table.log?.push({ type: 'marked', character, as, amount });
  },
});
