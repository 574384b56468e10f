import type { LiveMatch } from '@duskhall/host';
import type { Locale, Seat } from '@duskhall/kernel';
import type { Guest } from '../contract.ts';
import type { MatchHost } from '../matches/requests.ts';
import type { SharedBudget } from '../operation/budget.ts';
import type { Floor } from './floor.ts';
import type { Round } from './round.ts';
import type { Table } from './table.ts';

/** Tests only: an initial state given by names, and the seed of its draws. */
export interface Scenario {
  given: unknown;
  seed: string;
}

/** A running match that is not in memory. */
export interface Asleep {
  /** Resolves when it has been written. */
  kept: Promise<void>;
  /** Since when its clocks have been running; -1: they stand still while nobody is there. */
  since: number;
  /** Cancels its wake-up timer. */
  callOff(): void;
}

/** The hall's internal state, which requests about tables and matches work on. */
export interface HallState extends MatchHost {
  tables: Map<string, Table>;
  floor: Floor;
  /** The tables that each guest has open. */
  visits: Map<Guest, Set<Table>>;
  /** Guests whose sockets are closed; their requests may still be waiting for the storage. */
  gone: WeakSet<Guest>;
  isStopping: boolean;
  lives: Map<string, LiveMatch>;
  /** Running matches that are not in memory, as far as there is something to know about them. */
  asleep: Map<string, Asleep>;
  /** Matches that failed to load. */
  broken: Set<string>;
  /** Rate limit on visits to tables. */
  arrivals: SharedBudget;
  /** Saves the table and shows it to everybody there. */
  change(table: Table): Promise<void>;
  /** Shows the table to everybody there. */
  show(table: Table): void;
  /** Shows a match's table again after its sitters, moderator or proposal have changed. */
  showTableOf(live: LiveMatch): void;
  /** Sends everybody at a match's table a message, each in their language. */
  announce(live: LiveMatch, text: Record<Locale, string>): Promise<void>;
  /** Stores the end of a match and frees its table. */
  finish(live: LiveMatch, scores: number[]): Promise<void>;
  /** Reports an error that nobody is waiting for. */
  fail(error: unknown): void;
  /** Begins the next match, from the numbers of a round or from a scenario. */
  start(table: Table, from: Round | Scenario): Promise<void>;
  /** Ends an unattended match. */
  giveUp(table: Table): Promise<void>;
  /** Lets a sitter take over the seat of somebody who leaves a running match. */
  sitIn(table: Table, seat: Seat): Promise<void>;
}
