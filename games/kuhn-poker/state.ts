import { cloneTable, newTable, type Rng, type Seat, shuffle, type Table } from '@duskhall/kernel';
import type { Event } from './events.ts';
import type { Frame, Move, Question } from './frames.ts';

export const CARD_NAMES = ['J', 'Q', 'K'] as const;
export const CARDS = [0, 1, 2] as const;
const ANTE = 1;
export const BET = 1;
/** No seat has won yet. */
export const NOBODY: Seat = -1;

export interface State {
  table: Table<Frame, Question, Move, Event>;
  /** By seat. */
  cards: number[];
  /** By seat: its chips in the pot. */
  paid: number[];
  winner: Seat;
  /** Whether there was a showdown. */
  isShown: boolean;
}

/** A hand with these cards, before the seats have looked at them. */
export const handOf = (cards: number[], rng: Rng): State => ({
  table: newTable(rng, 2),
  cards,
  paid: [ANTE, ANTE],
  winner: NOBODY,
  isShown: false,
});

export const setup = (rng: Rng): State => handOf(shuffle(rng, [...CARDS], 'cards').slice(0, 2), rng);

export const clone = (s: State): State => ({
  table: cloneTable(s.table),
  cards: s.cards.slice(),
  paid: s.paid.slice(),
  winner: s.winner,
  isShown: s.isShown,
});

/** The question for the seat to act. */
export const questionOf = (s: State): Question => (s.paid[0] === s.paid[1] ? 'bet' : 'call');

/** The winner gains the chips the other seat put into the pot. */
export function scores(s: State): number[] | null {
  if (s.winner === NOBODY) return null;
  const chips = s.paid[1 - s.winner]!;
  return s.winner === 0 ? [chips, -chips] : [-chips, chips];
}

export function flaw(s: State): string | null {
  if (s.cards[0] === s.cards[1]) return 'two seats hold the same card';
  if (!s.cards.every((card) => card in CARD_NAMES)) return 'there is no such card';
  if (!s.paid.every((chips) => chips === ANTE || chips === ANTE + BET)) return `the seats have paid ${s.paid}`;
  if (s.isShown && s.cards[s.winner]! < s.cards[1 - s.winner]!) return 'the lower card has won the showdown';
  return null;
}
