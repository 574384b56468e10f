import type { Move } from '@duskhall/blood-vendetta';
import type { Seat } from '@duskhall/kernel';

/** The seats a person may accuse, and -1 where an accusation may be taken back. */
export const accusable = (moves: readonly Move[]): Seat[] =>
  moves.flatMap((move) => ('nominate' in move ? move.nominate : [])).sort((a, b) => a - b);

/** Whom a ballot may name. */
export const electable = (moves: readonly Move[]): Seat[] => moves.flatMap((move) => ('vote' in move ? move.vote : []));

/** VN-4.8.4 by show of hands: everybody who owes a vote has one, raised or not. */
export const raised = (voters: readonly Seat[], hands: readonly Seat[]): [Seat, Move][] =>
  voters.map((seat) => [seat, { yes: hands.includes(seat) }]);
