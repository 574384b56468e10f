import type { Game, MoveOf, Seat, Types } from '@duskhall/kernel';
import { keyOf } from './tree.ts';

/**
 * The way to a position as its seats can know it: the open choices, and each seat's own of a question that several answer
 * at once; those of the others join when their answers meet.
 */
export interface Path {
  open: string;
  own: string[];
}

export const newPath = (seats: number): Path => ({ open: '', own: Array<string>(seats).fill('') });
export const clonePath = ({ open, own }: Path): Path => ({ open, own: own.slice() });

/** What a seat knows of the way, with its number. */
export const placeOf = (seat: Seat, { open, own }: Path): string => `${seat}:${open}${own[seat]}`;

/** Makes the move, and goes on by it. */
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
