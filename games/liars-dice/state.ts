import { below, cloneTable, newTable, type Rng, type Seat, type Table } from '@duskhall/kernel';
import type { Event } from './events.ts';
import type { Bid, Frame, Move, Question } from './frames.ts';
import type { Options } from './options.ts';

const SEATS = [0, 1] as const;
const QUANTITIES = [1, 2] as const;
/** No seat has won yet. */
export const NOBODY: Seat = -1;

export interface State {
  table: Table<Frame, Question, Move, Event>;
  /** The number of faces of a die; the highest is wild. */
  faces: number;
  /** By seat: the face rolled, from 1. */
  dice: number[];
  /** All bids so far. */
  bids: Bid[];
  /** With a winner, the dice have been shown. */
  winner: Seat;
}

/** A round with these dice, before the seats have looked at them. */
export const roundOf = (faces: number, dice: number[], rng: Rng): State => ({
  table: newTable(rng, SEATS.length),
  faces,
  dice,
  bids: [],
  winner: NOBODY,
});

export const roll = (faces: number, rng: Rng, label: string): number => 1 + below(rng, faces, label);

export function setup(options: Options, rng: Rng): State {
  const faces = Number(options.faces);
  const dice = SEATS.map(() => roll(faces, rng, 'die'));
  return roundOf(faces, dice, rng);
}

export const clone = (s: State): State => ({
  table: cloneTable(s.table),
  faces: s.faces,
  dice: s.dice.slice(),
  bids: s.bids.slice(),
  winner: s.winner,
});

/** The bids and faces that everybody knows. */
interface Bidding {
  readonly faces: number;
  readonly bids: readonly Bid[];
}

const bidsWith = (faces: number): readonly Bid[] =>
  QUANTITIES.flatMap((quantity) => Array.from({ length: faces }, (_, i) => ({ quantity, face: i + 1 })));
const BIDS: { readonly [faces: number]: readonly Bid[] } = { 4: bidsWith(4), 6: bidsWith(6) };

/** LD-4: the place of a bid among all, from the lowest; -1: there is no such bid. */
export const placeOf = (faces: number, { quantity, face }: Bid): number =>
  BIDS[faces]!.findIndex((bid) => bid.quantity === quantity && bid.face === face);

/** LD-4: the bids that are higher than the last. */
export function higherBids({ faces, bids }: Bidding): readonly Bid[] {
  const last = bids.at(-1);
  return last === undefined ? BIDS[faces]! : BIDS[faces]!.slice(placeOf(faces, last) + 1);
}

/** The question for the seat to move. */
export function questionOf(bidding: Bidding): Question {
  if (bidding.bids.length === 0) return 'open';
  return higherBids(bidding).length > 0 ? 'raise' : 'call';
}

/** LD-2, LD-5: how many dice count as this face. */
export const countOf = (s: State, face: number): number =>
  s.dice.filter((die) => die === face || die === s.faces).length;

/** LD-5: whether the last bid is true. */
export function isTrue(s: State): boolean {
  const { quantity, face } = s.bids.at(-1)!;
  return countOf(s, face) >= quantity;
}

export function scores({ winner }: State): number[] | null {
  return winner === NOBODY ? null : SEATS.map((seat) => (seat === winner ? 1 : -1));
}

export function flaw(s: State): string | null {
  if (!s.dice.every((die) => Number.isInteger(die) && die >= 1 && die <= s.faces)) return `the dice are ${s.dice}`;
  const places = s.bids.map((bid) => placeOf(s.faces, bid));
  if (places.some((place, i) => place <= (places[i - 1] ?? -1))) return 'a bid is not higher than the one before';
  if (s.winner === NOBODY) return null;
  if (s.bids.length === 0) return 'somebody has won without a bid';
  const bidder = (s.bids.length - 1) % 2;
  return (s.winner === bidder) === isTrue(s) ? null : 'the wrong seat has won';
}
