import { cloneTable, newTable, type Rng, type Seat, shuffle, type Table } from '@duskhall/kernel';
import type { Event } from './events.ts';
import type { Action, Frame, Move, Question } from './frames.ts';

export const CARD_NAMES = ['Js', 'Jh', 'Qs', 'Qh', 'Ks', 'Kh'] as const;
export const CARDS = [0, 1, 2, 3, 4, 5] as const;
const rankOf = (card: number): number => Math.floor(card / 2);

const ANTE = 1;
/** The size of a bet before and after the board card is revealed. */
const BETS = [2, 4] as const;
const BETS_A_ROUND = 2;
/** The board card is not revealed yet. */
export const NO_CARD = -1;
export const NOBODY: Seat = -1;

export interface State {
  table: Table<Frame, Question, Move, Event>;
  /** By seat. */
  cards: number[];
  /** The top card is last. */
  deck: number[];
  /** The community card; without one, it is the first round. */
  board: number;
  /** By seat: its chips in the pot. */
  paid: number[];
  /** The number of bets and raises in this round. */
  bets: number;
  /** All actions so far, as indexes into `ACTIONS`. */
  actions: number[];
  winner: Seat;
  /** Whether there was a showdown. */
  isShown: boolean;
}

/** A hand with these cards by seat and this deck, before the seats have looked. */
export const handOf = (cards: number[], deck: number[], rng: Rng): State => ({
  table: newTable(rng, 2),
  cards,
  deck,
  board: NO_CARD,
  paid: [ANTE, ANTE],
  bets: 0,
  actions: [],
  winner: NOBODY,
  isShown: false,
});

export function setup(rng: Rng): State {
  const deck = shuffle<number>(rng, [...CARDS], 'cards');
  return handOf([deck.pop()!, deck.pop()!], deck, rng);
}

export const clone = (s: State): State => ({
  table: cloneTable(s.table),
  cards: s.cards.slice(),
  deck: s.deck.slice(),
  board: s.board,
  paid: s.paid.slice(),
  bets: s.bets,
  actions: s.actions.slice(),
  winner: s.winner,
  isShown: s.isShown,
});

/** The question for the seat to act. */
export function questionOf(s: State): Question {
  if (s.paid[0] === s.paid[1]) return 'bet';
  return s.bets < BETS_A_ROUND ? 'raise' : 'call';
}

/** The public state of the pot. */
interface Pot {
  readonly board: number;
  readonly paid: readonly number[];
}

/** The chips an action puts into the pot. */
export function priceOf(pot: Pot, seat: Seat, action: Action): number {
  if (action === 'check' || action === 'fold') return 0;
  const toCall = pot.paid[1 - seat]! - pot.paid[seat]!;
  return action === 'call' ? toCall : toCall + BETS[pot.board === NO_CARD ? 0 : 1];
}

/** The seat with the better hand. */
export function betterHand(s: State): Seat {
  const [first, second] = s.cards.map(rankOf) as [number, number];
  if (first === second) return NOBODY;
  const board = rankOf(s.board);
  if (first === board || second === board) return first === board ? 0 : 1;
  return first > second ? 0 : 1;
}

/** The winner gains the chips the other seat put into the pot. */
export function scores(s: State): number[] | null {
  if (s.winner === NOBODY) return s.isShown ? [0, 0] : null;
  const chips = s.paid[1 - s.winner]!;
  return s.winner === 0 ? [chips, -chips] : [-chips, chips];
}

export function flaw(s: State): string | null {
  const cards = [...s.cards, ...s.deck];
  if (s.board !== NO_CARD) cards.push(s.board);
  if (cards.sort((a, b) => a - b).join() !== CARDS.join()) return `the cards are ${cards}`;
  if (s.bets > BETS_A_ROUND) return `${s.bets} bets in a round`;
  if (s.isShown && s.winner !== betterHand(s)) return 'the worse hand has won the showdown';
  return null;
}
