import type { Seat } from '@duskhall/kernel';
import type { Card, Domain } from './cards/index.ts';

/** Everything that can happen. If a viewer may not see the faces, `cards` is empty and `ages` counts the backs. */
export type Event =
  | { type: 'began'; first: Seat }
  | { type: 'picked'; seat: Seat; round: number; cards: Card[] }
  /** A pack reached a seat: dealt in round 1, passed on by its right-hand neighbour in rounds 2 and 3. */
  | { type: 'gotPack'; seat: Seat; round: number; cards: Card[] }
  | { type: 'centred'; seat: Seat; card: Card }
  | { type: 'tookFromCentre'; seat: Seat; card: Card }
  | { type: 'turnBegan'; seat: Seat }
  | { type: 'skippedPlay'; seat: Seat }
  | { type: 'played'; seat: Seat; card: Card }
  | { type: 'usedEffect'; seat: Seat; effect: number }
  | { type: 'discardedFromHand'; seat: Seat; card: Card }
  | { type: 'discardedFromArea'; seat: Seat; card: Card }
  | { type: 'retrieved'; seat: Seat; card: Card }
  | { type: 'recovered'; seat: Seat; card: Card }
  | { type: 'drew'; seat: Seat; cards: Card[]; ages: number[] }
  | { type: 'tookHand'; seat: Seat; target: Seat; cards: Card[]; ages: number[] }
  | { type: 'gaveBack'; seat: Seat; target: Seat; cards: Card[]; ages: number[] }
  | { type: 'laidEmbargo'; seat: Seat; target: Seat; domain: Domain; card: Card }
  | { type: 'laidDemocracy'; seat: Seat; target: Seat; domain: Domain; card: Card }
  | { type: 'embargoEnded'; seat: Seat; domain: Domain; card: Card }
  /** In continuous mode the coin alone copies Religion (CIV-5.15). */
  | { type: 'copied'; seat: Seat; source: Seat; effect: number; isOnlyCoin: boolean }
  | { type: 'coinReturned'; seat: Seat }
  | { type: 'deckRanOut'; seat: Seat }
  | { type: 'ended'; outcome: Outcome }
  | { type: 'opened'; hands: Card[][]; deck: Card[]; removed: Card[]; picks: Card[][] };

/** How a game ended; empty while it goes on. */
export type Ending = '' | 'hegemony' | 'majority' | 'stall';

/** CIV-6.10: the published result. A side is a seat, or in a team game a team: 0 for seats 0 and 2, 1 for 1 and 3. */
export interface Outcome {
  ending: Ending;
  winners: Seat[];
  /** Hegemony: the seat that reached it; -1: none. */
  seat: Seat;
  /** Hegemony: every domain that reached its threshold, with its count. */
  hegemony: { domain: Domain; count: number }[];
  /** Majority: by domain, the sides that get its point. */
  leaders: number[][];
  /** Majority: by side. */
  points: number[];
  /** Majority: each domain whose comparison eliminated a side, in order (CIV-6.8). */
  tieBreak: Domain[];
}
