import { draw } from '../rules/piles.ts';
import { mayDraw } from '../state/index.ts';
import { type MainCard, NO_TARGET, NOTHING_NAMED } from './main-card.ts';

/** VE-5.21: draw three cards. */
export const coffin: MainCard = {
  targets: (s, seat) => (mayDraw(s, seat) ? NOTHING_NAMED : NO_TARGET),
  obstacle: 'nothing-to-draw',
  hasSides: false,
  resolve: (s, seat) => draw(s, seat, 3),
};
