import type { LiveMatch } from '@duskhall/host';
import type { Locale, Seat } from '@duskhall/kernel';
import type { Guest } from '../contract.ts';
import type { MatchHost } from '../matches/requests.ts';
import type { SharedBudget } from '../operation/budget.ts';
import type { Floor } from './floor.ts';
import type { Round } from './round.ts';
import type { Table } from './table.ts';

/** Tests only: a table set by names, and what its draws come from. */
export interface Scenario {
  given: unknown;
  seed: string;
}

/** A match that goes on but is not in memory. */
export interface Asleep {
  /** When it has been written. */
  kept: Promise<void>;
  /** Since when its clocks have run unread; -1: they stand still while nobody is there. */
  since: number;
  /** Calls off what would wake it. */
  callOff(): void;
}

/** The hall from the inside: what the requests about tables and matches work on. */
export interface HallState extends MatchHost {
  tables: Map<string, Table>;
  floor: Floor;
  /** The tables that each guest sees. */
  visits: Map<Guest, Set<Table>>;
  /** Guests whose sockets are closed: what they asked for may still be waiting for the storage. */
  gone: WeakSet<Guest>;
  isStopping: boolean;
  lives: Map<string, LiveMatch>;
  /** Matches that go on but are not in memory, as far as there is more to know of them. */
  asleep: Map<string, Asleep>;
  /** Matches that cannot be loaded. */
  broken: Set<string>;
  /** How much a person may have told to it on coming to tables. */
  arrivals: SharedBudget;
  /** Keeps the table and shows it to everybody there. */
  change(table: Table): Promise<void>;
  /** Shows it to everybody there. */
  show(table: Table): void;
  /** Shows the table of a match again: its sitters, its moderator or a proposal have changed. */
  showTableOf(live: LiveMatch): void;
  /** Tells everybody at a match's table something in their languages. */
  announce(live: LiveMatch, text: Record<Locale, string>): Promise<void>;
  /** Stores the end of a match and frees its table. */
  finish(live: LiveMatch, scores: number[]): Promise<void>;
  /** Something failed that nobody is waiting for. */
  fail(error: unknown): void;
  /** Begins the next match: from the numbers of a round, or from a scenario. */
  start(table: Table, from: Round | Scenario): Promise<void>;
  /** Ends a match that nobody is at. */
  giveUp(table: Table): Promise<void>;
  /** A sitter takes over the seat of somebody who leaves a running match. */
  sitIn(table: Table, seat: Seat): Promise<void>;
}
