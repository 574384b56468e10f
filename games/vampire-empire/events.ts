import type { Seat } from '@duskhall/kernel';
import type { Card } from './cards/kinds.ts';
import type { Character } from './characters.ts';
import type { Side } from './frames.ts';

/**
 * Everything that can happen. For a viewer who may not see the faces, `cards` holds only the foreign cards, which are
 * known by their backs (VE-5.15), and `count` is the total number.
 */
export type Event =
  | { type: 'began'; vampire: Seat }
  | { type: 'dealt'; seat: Seat; cards: Card[]; count: number }
  /** The tokens a seat drew: the vampires, or two humans it can trust. */
  | { type: 'drewTokens'; seat: Seat; characters: Character[] }
  | { type: 'turnBegan'; seat: Seat; turn: number }
  | { type: 'turnSkipped'; seat: Seat }
  /** How many cards went to each pile; 0 everywhere may mean the step was skipped. */
  | { type: 'exchanged'; seat: Seat; toMoat: number; toCellar: number }
  | { type: 'discardedToCellar'; seat: Seat; cards: Card[]; count: number }
  /** Face down: in the exchange, as a cost, or when passing. */
  | { type: 'discardedToMoat'; seat: Seat; why: 'exchange' | 'cost' | 'pass'; cards: Card[]; count: number }
  | { type: 'drew'; seat: Seat; cards: Card[]; count: number }
  | { type: 'recycledCellar'; seat: Seat; count: number }
  | { type: 'revealed'; character: Character }
  | { type: 'revealedNobody'; seat: Seat }
  | { type: 'passed'; seat: Seat }
  | { type: 'played'; seat: Seat; card: Card; on: number; as: number }
  | { type: 'cancelled'; seat: Seat; card: Card }
  | { type: 'marked'; character: Character; as: number; amount: number }
  | { type: 'setAside'; character: Character }
  | { type: 'blessed'; seat: Seat; cards: Card[] }
  /** Only the player who looks sees the cards of the pile. */
  | { type: 'looked'; seat: Seat; cards: Card[]; count: number }
  | { type: 'lookedAtMoat'; seat: Seat; cards: Card[]; count: number }
  | { type: 'tookFromCellar'; seat: Seat; card: Card }
  | { type: 'sankFromCellar'; seat: Seat; card: Card }
  | { type: 'showedHand'; seat: Seat; cards: Card[] }
  | { type: 'lostFromHand'; seat: Seat; cards: Card[] }
  | { type: 'drawnIn'; characters: Character[] }
  /** The chooser sees the order, from the top of the city down; others see no order. */
  | { type: 'sentBack'; seat: Seat; characters: Character[] }
  | { type: 'chosePass'; seat: Seat }
  | { type: 'laidToHide'; seat: Seat; character: Character; cards: Card[] }
  | { type: 'replaced'; seat: Seat; card: Card }
  | { type: 'failedToHide'; seat: Seat; character: Character }
  | { type: 'hid'; character: Character }
  | { type: 'laidHolyWater'; seat: Seat; character: Character; cards: Card[] }
  | { type: 'denied'; character: Character }
  | { type: 'confirmed'; character: Character }
  | { type: 'declinedFollowUp'; seat: Seat }
  | { type: 'attacked'; seat: Seat; attacker: Character; defender: Character }
  | { type: 'laid'; seat: Seat; side: Side; cards: Card[] }
  | { type: 'compared'; round: number; attack: number; defence: number }
  | { type: 'stopped'; seat: Seat }
  | { type: 'combatEnded' }
  | { type: 'died'; character: Character; isVampire: boolean }
  | { type: 'broughtBack'; character: Character }
  | { type: 'shuffledCity'; character: Character }
  | { type: 'entered'; character: Character }
  | { type: 'returned'; character: Character }
  | { type: 'resigned'; seat: Seat }
  | { type: 'ended'; outcome: Outcome }
  | { type: 'opened'; all: Opened };

/** How a game ended; empty while it goes on. */
export const ENDINGS = ['vampires-dead', 'humans-dead', 'conquest', 'points', 'resigned'] as const;
export const ENDING_RULES: Record<(typeof ENDINGS)[number], string> = {
  'vampires-dead': 'VE-6.1',
  'humans-dead': 'VE-6.2',
  conquest: 'VE-6.3',
  points: 'VE-6.4',
  resigned: 'VE-6.6',
};
export type Ending = '' | (typeof ENDINGS)[number];

/** VE-6: the winning seat, -1 in a draw; the points of both sides. */
export interface Outcome {
  ending: Ending;
  winner: Seat;
  humanPoints: number;
  vampirePoints: number;
}

/** VE-6.6: what is revealed once the game is over; decks and city from the top. */
export interface Opened {
  vampires: Character[];
  trusted: Character[];
  city: Character[];
  hands: Card[][];
  decks: Card[][];
  cellars: Card[][];
  moats: Card[][];
}
