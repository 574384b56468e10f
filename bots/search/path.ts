import type { Game, MoveOf, Seat, Types } from '@duskhall/kernel';
import { keyOf } from './tree.ts';

/**
 * The move history of a position, split by who can know it: `open` to all, and `own` by seat while several seats answer
 * at once. Simultaneous answers become open when the question closes.
 */
export interface Path {
  open: string;
  own: string[];
}

export const newPath = (seats: number): Path => ({ open: '', own: Array<string>(seats).fill('') });
export const clonePath = ({ open, own }: Path): Path => ({ open, own: own.slice() });

/** The information set of a seat: its number and the part of the history it knows. */
export const placeOf = (seat: Seat, { open, own }: Path): string => `${seat}:${open}${own[seat]}`;

/** Applies the move and extends the path by it. */
export function go<T extends Types>(
  game: Game<T>,
  s: T['state'],
  seat: Seat,
  move: MoveOf<T['state']>,
  path: Path,
): void {
  const { isShared } = s.table;
  const waits = s.table.stack.at(-1);
  game.apply(s, seat, move);
  path.own[seat] += keyOf(move);
  if (isShared && s.table.stack.at(-1) === waits) return;
  path.open += `${path.own.join('&')};`;
  path.own.fill('');
}
