import type { ExpectMove, ForeseeMove, Move, Role, View } from '@duskhall/blood-vendetta';
import type { Seat } from '@duskhall/kernel';

/** What the dead may foretell now: a winner, and what the living hold. */
export interface Foretelling {
  winners: readonly number[];
  seats: readonly Seat[];
  rolesOf: (seat: Seat) => readonly Role[];
}
export function foretellingIn(free: readonly Move[]): Foretelling {
  const foreseen = free.filter((move): move is ForeseeMove => 'foresee' in move);
  const expected = free.filter((move): move is ExpectMove => 'expect' in move);
  return {
    winners: foreseen.map(({ foresee }) => foresee),
    seats: [...new Set(expected.map(({ expect }) => expect))],
    rolesOf: (seat) => expected.flatMap((move) => (move.expect === seat ? move.as : [])),
  };
}

/** What the viewer has foretold: the winner (-2: not said) and by seat a role (-1: not said). */
export function foretold({ predictions, viewer }: View): { winner: number; roles: readonly Role[] } {
  const own = predictions.find(({ seat }) => seat === viewer);
  return { winner: own?.winner ?? -2, roles: own?.roles ?? [] };
}
