import type { AnyGame, Game, Types } from './game.ts';
import type { MoveOf, Seat } from './table.ts';

/** The free moves that have to be sent to a seat: those that it cannot list from its view. */
export const freeToTell = <T extends Types>(
  { free, manyFree }: Game<T>,
  s: T['state'],
  seat: Seat,
): MoveOf<T['state']>[] => (manyFree?.others ?? free)(s, seat);

/** All free moves of whoever has this view and was sent these. */
export const freeIn = ({ manyFree }: Pick<AnyGame, 'manyFree'>, view: Types['view'], sent: readonly unknown[]) =>
  manyFree === undefined ? sent : [...sent, ...manyFree.fromView(view)];
