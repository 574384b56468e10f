import type { Seat, StepsNamed, Table } from '@duskhall/kernel';
import { type Card, isOfVampireDeck } from '../cards/kinds.ts';
import { type Cards, cardsNamed } from '../cards/sets.ts';
import { type Character, has, type Mask } from '../characters.ts';
import type { Ending, Event } from '../events.ts';
import type { Frame, Move, Question } from '../frames.ts';
import type { Options } from '../options.ts';
import type { Plan } from './plan.ts';

/** The numbers of a seat's hidden piles in the knowledge model. */
export const HAND = 0;
export const DECK = 1;
export const CELLAR = 2;
export const MOAT = 3;
export const ZONES = [HAND, DECK, CELLAR, MOAT] as const;
export type Zone = (typeof ZONES)[number];

/**
 * A remembered sight of a pile (VE-8.9): its cards are now in the piles `most` allows, at most that many in each.
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
  /** The rules version of this game. */
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
  /** The two humans the human player was shown. */
  trusted: Mask;
  castle: Character[];
  /** The top is last. */
  city: Character[];
  /** By viewer, the watcher last: sizes, from the bottom, of the parts of the city whose order it cannot know. */
  blocks: (readonly number[])[];
  /** VE-5.11: the character set aside while Secret Journey lies on the table. -1: none. */
  away: Character;
  /** VE-4.15: the dying character, in no zone until the death window closes. */
  dying: Character;
  /** By character. */
  attackMarks: number[];
  defenceMarks: number[];

  /** By seat; the top of a deck is last. A moat has an open part and a face-down (sunken) part. */
  decks: Card[][];
  hands: Card[][];
  cellars: Card[][];
  moats: Card[][];
  sunk: Card[][];
  /** VE-4.4.2, by seat. */
  isRecycled: boolean[];
  /** VE-5.15: how many cards of the vampire deck belong to the human player. */
  foreign: number;
  /** By seat; planned cards have already left the hand. */
  plans: Plan[];

  attacker: Character;
  defender: Character;
  round: number;
  /** The cards on the table: the active player's, then the other's. */
  laid: Card[][];
  /** How many of the last cards belong to the latest lay (VE-4.13.5). */
  fresh: number;

  /** Index owner * 2 for the opponent, + 1 for the watcher: what they saw of the owner's hidden piles. */
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

/** VE-4.16.1; permanent (VE-4.16.4), since nothing can bring this player a card any more. */
export const isOut = (s: State, seat: Seat): boolean =>
  s.hands[seat]!.length === 0 && s.decks[seat]!.length === 0 && (s.isRecycled[seat]! || s.cellars[seat]!.length === 0);
export const mayDraw = (s: State, seat: Seat): boolean =>
  s.decks[seat]!.length > 0 || (!s.isRecycled[seat] && s.cellars[seat]!.length > 0);

/** The public number of cards a seat holds. */
export function heldBy(s: State, seat: Seat): number {
  const { card, batch, pay, store } = s.plans[seat]!;
  return s.hands[seat]!.length + batch.length + pay.length + store.length + (card >= 0 ? 1 : 0);
}

/** Removes one copy of a card from a list. */
export function pull(cards: Card[], card: Card): void {
  const place = cards.indexOf(card);
  if (place < 0) throw new Error(`there is no card ${card}`);
  cards.splice(place, 1);
}
