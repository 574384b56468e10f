import type { Seat, StepsNamed, Table } from '@duskhall/kernel';
import { type Card, isOfVampireDeck } from '../cards/kinds.ts';
import { type Cards, cardsNamed } from '../cards/sets.ts';
import { type Character, has, type Mask } from '../characters.ts';
import type { Ending, Event } from '../events.ts';
import type { Frame, Move, Question } from '../frames.ts';
import type { Options } from '../options.ts';
import type { Plan } from './plan.ts';

/** The hidden piles of a seat, as knowledge numbers them. */
export const HAND = 0;
export const DECK = 1;
export const CELLAR = 2;
export const MOAT = 3;
export const ZONES = [HAND, DECK, CELLAR, MOAT] as const;
export type Zone = (typeof ZONES)[number];

/**
 * A picture of a pile as it was seen (VE-8.9): these cards are now in the piles where `most` allows them, no more than
 * so many in each.
 */
export interface Picture {
  turn: number;
  zone: Zone;
  cards: readonly Card[];
  /** By zone. */
  most: readonly number[];
}

export interface State {
  table: Table<Frame, Question, Move, Event>;
  options: Options;
  /** By which version of the rules the game is played. */
  rules: number;
  /** The vampire player; the other seat is the human player. */
  vampire: Seat;
  /** The active player: the vampire player's turn is a night. */
  turn: Seat;
  turns: number;
  ending: Ending;
  /** -1: nobody yet, or a draw. */
  winner: Seat;

  vampires: Mask;
  revealed: Mask;
  confirmed: Mask;
  dead: Mask;
  /** The two humans that the human player was shown. */
  trusted: Mask;
  castle: Character[];
  /** The top is last. */
  city: Character[];
  /** By viewer, the watcher last: sizes of the parts of the city, from the bottom, whose inner order it cannot know. */
  blocks: (readonly number[])[];
  /** VE-5.11: set aside; then Secret Journey lies on the table. -1: nobody. */
  away: Character;
  /** VE-4.15: in no zone until the death window closes. */
  dying: Character;
  /** By character. */
  attackMarks: number[];
  defenceMarks: number[];

  /** By seat; the top of a deck is last. A moat has an open part and a sunken one, face down. */
  decks: Card[][];
  hands: Card[][];
  cellars: Card[][];
  moats: Card[][];
  sunk: Card[][];
  /** VE-4.4.2, by seat. */
  isRecycled: boolean[];
  /** VE-5.15: how many cards of the vampire deck belong to the human player. */
  foreign: number;
  /** By seat; its cards have left the hand. */
  plans: Plan[];

  attacker: Character;
  defender: Character;
  round: number;
  /** The cards on the table: those of the active player, those of the other. */
  laid: Card[][];
  /** How many of them, at the end, belong to the last lay (VE-4.13.5). */
  fresh: number;

  /** By owner * 2, for the opponent, and then for the watcher: what was seen of the owner's hidden piles. */
  known: (readonly Picture[])[];
}

export type StepsOf<Noun extends string> = StepsNamed<State, Noun>;

export const humanOf = (s: Pick<State, 'vampire'>): Seat => 1 - s.vampire;
/** VE-4.1.2 */
export const isNight = (s: Pick<State, 'vampire' | 'turn'>): boolean => s.turn === s.vampire;
export const cardsIn = (s: Pick<State, 'options'>): Cards => cardsNamed(s.options.cardSet);
export const costOf = (s: Pick<State, 'vampire' | 'turn' | 'options'>, card: Card): number =>
  cardsIn(s).costs[card]![isNight(s) ? 1 : 0]!;
export const isRevealed = (s: State, character: Character): boolean => has(s.revealed, character);
/** VE-5.15: the card backs of the two decks differ. */
export const isForeign = (s: Pick<State, 'vampire'>, seat: Seat, card: Card): boolean =>
  isOfVampireDeck(card) !== (seat === s.vampire);

/** VE-4.16.1; for good (VE-4.16.4), since nothing brings a card to this player any more. */
export const isOut = (s: State, seat: Seat): boolean =>
  s.hands[seat]!.length === 0 && s.decks[seat]!.length === 0 && (s.isRecycled[seat]! || s.cellars[seat]!.length === 0);
export const mayDraw = (s: State, seat: Seat): boolean =>
  s.decks[seat]!.length > 0 || (!s.isRecycled[seat] && s.cellars[seat]!.length > 0);

/** How many cards a seat holds, as everybody can count them. */
export function heldBy(s: State, seat: Seat): number {
  const { card, batch, pay, store } = s.plans[seat]!;
  return s.hands[seat]!.length + batch.length + pay.length + store.length + (card >= 0 ? 1 : 0);
}

/** Takes one copy of a card out of a list. */
export function pull(cards: Card[], card: Card): void {
  const place = cards.indexOf(card);
  if (place < 0) throw new Error(`there is no card ${card}`);
  cards.splice(place, 1);
}
