import type { Game, MoveOf, Seat, Types } from '@duskhall/kernel';
import { keyOf, newSpot, type Position, type Spot } from './tree.ts';

/**
 * Where a line of play stands in the tree, split by who can know how it came about: `open` to all, and `own` by seat while
 * several seats answer at once. Simultaneous answers become open when the question closes.
 */
export interface Path<Move> {
  open: Spot<Move>;
  own: string[];
}

export const newPath = <Move>(seats: number): Path<Move> => ({ open: newSpot(), own: Array<string>(seats).fill('') });
export const clonePath = <Move>({ open, own }: Path<Move>): Path<Move> => ({ open, own: own.slice() });

/** The information set of a seat: the history that all know, its own part of it, and what else it sees. */
export function positionAt<Move>(seat: Seat, { open, own }: Path<Move>, seen = ''): Position<Move> {
  const key = `${seat}${own[seat]}|${seen}`;
  open.positions ??= new Map();
  let position = open.positions.get(key);
  if (position === undefined) {
    position = { visits: 0, trials: new Map() };
    open.positions.set(key, position);
  }
  return position;
}

/** Applies the move and extends the path by it. */
export function go<T extends Types>(
  game: Game<T>,
  s: T['state'],
  seat: Seat,
  move: MoveOf<T['state']>,
  path: Path<MoveOf<T['state']>>,
): void {
  const { isShared } = s.table;
  const waits = s.table.stack.at(-1);
  game.apply(s, seat, move);
  if (!isShared) {
    path.open = after(path.open, `${seat}${keyOf(move)}`);
    return;
  }
  path.own[seat] += keyOf(move);
  if (s.table.stack.at(-1) === waits) return;
  path.open = after(path.open, path.own.join('&'));
  path.own.fill('');
}

function after<Move>(from: Spot<Move>, key: string): Spot<Move> {
  from.next ??= new Map();
  let spot = from.next.get(key);
  if (spot === undefined) {
    spot = newSpot();
    from.next.set(key, spot);
  }
  return spot;
}
