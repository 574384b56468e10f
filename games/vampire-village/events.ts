import type { Seat } from '@duskhall/kernel';
import type { Card, Kind, Type } from './cards/index.ts';

/** Everything that can happen. A seat's secret actions are logged when they are revealed. */
export type Event =
  | { type: 'began'; order: Type[]; starts: Card[] }
  | { type: 'roundBegan'; round: number }
  /** The holder looks at its hand. */
  | { type: 'gotHand'; seat: Seat; cards: Card[] }
  | { type: 'revealed'; seat: Seat; card: Card }
  | { type: 'built'; seat: Seat; card: Card; x: number; y: number; gained: number }
  /** A hero moved villagers: the change on each card. */
  | { type: 'moved'; seat: Seat; changes: { card: Card; by: number }[] }
  | { type: 'drew'; seat: Seat; creatures: Kind[] }
  /** With two players both gifts go to the opponent. */
  | { type: 'gave'; seat: Seat; left: Kind; right: Kind; kept: Kind }
  /** In card-list order, not in the order the owner chose; -1: no card or creature involved. */
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

/** VV-6.8: the published result. */
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
