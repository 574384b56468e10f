import { type Seat, seal } from '@duskhall/kernel';
import { inOrder } from '../outcome.ts';
import { learnPile } from '../rules/knowledge.ts';
import { CELLAR, type State } from '../state/index.ts';

/** VE-4.14.6: shows the opponent's whole cellar to one player only. */
export function lookAtCellar(s: State, seat: Seat): void {
  const cards = s.cellars[1 - seat]!;
  learnPile(s, 1 - seat, CELLAR, cards, false);
  seal(s);
  s.table.log?.push({ type: 'looked', seat, cards: inOrder(cards), count: cards.length });
}
