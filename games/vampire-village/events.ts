import type { Seat } from '@duskhall/kernel';
import type { Card, Kind, Type } from './cards/index.ts';

/** What can happen. What a seat does in secret is told when it is revealed. */
export type Event =
  | { type: 'began'; order: Type[]; starts: Card[] }
  | { type: 'roundBegan'; round: number }
  /** Its holder looks at a hand. */
  | { type: 'gotHand'; seat: Seat; cards: Card[] }
  | { type: 'revealed'; seat: Seat; card: Card }
  | { type: 'built'; seat: Seat; card: Card; x: number; y: number; gained: number }
  /** A hero has moved villagers: by how much each card has more or less. */
  | { type: 'moved'; seat: Seat; changes: { card: Card; by: number }[] }
  | { type: 'drew'; seat: Seat; creatures: Kind[] }
  /** With two players both gifts go to the opponent. */
  | { type: 'gave'; seat: Seat; left: Kind; right: Kind; kept: Kind }
  /** In the order of the card list, whatever order the owner chose; -1: no card or creature is concerned. */
  | { type: 'demonActed'; seat: Seat; demon: Kind; deed: DeedName; card: Card; creature: Kind }
  /** By attacker type: the sum of the frozen values. */
  | { type: 'threatened'; seat: Seat; attack: number[] }
  | { type: 'attackBegan'; attacker: Type }
  | { type: 'breached'; seat: Seat; attacker: Type; attack: number; defence: number }
  | { type: 'fell'; seat: Seat; card: Card; villagers: number }
  | { type: 'slew'; seat: Seat; creature: Kind }
  | { type: 'repelled'; seat: Seat; attacker: Type; attack: number; defence: number }
  | { type: 'roundEnded'; round: number }
  | { type: 'ended'; outcome: Outcome };

export const DEED_NAMES = ['hero', 'plague', 'ruin', 'lure', 'nothing'] as const;
export type DeedName = (typeof DEED_NAMES)[number];

/** How a game ended; empty while it goes on. */
export type Ending = '' | 'won' | 'shared';

/** VV-6.8: what the result shows. */
export interface Outcome {
  winners: Seat[];
  /** By seat. */
  results: Result[];
}
export interface Result {
  villagers: number;
  creatures: number;
  points: number;
  cards: number;
  rank: number;
}
