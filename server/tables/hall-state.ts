import type { LiveMatch } from '@duskhall/host';
import type { Locale, Seat } from '@duskhall/kernel';
import type { Guest, Peers } from '../contract.ts';
import type { MatchHost } from '../matches/requests.ts';
import type { SharedBudget } from '../operation/budget.ts';
import type { Claim } from '../storage/storage.ts';
import type { Round } from './round.ts';
import type { Table } from './table.ts';

/** Tests only: an initial state given by names, and the seed of its draws. */
export interface Scenario {
  given: unknown;
  seed: string;
}

/** A table that this process hosts but has not loaded yet. */
export interface Waiting extends Claim {
  /** Milliseconds until a clock could be up there. */
  timeLeft: number;
}

/** Takes over tables of processes that are gone, and loads matches that are in no memory when their clocks are up. */
export interface Alarm {
  /** Somebody's time is up at this date. */
  set(date: number): void;
  stop(): Promise<void>;
}

/** This process's right to host tables, where others could take them over. */
export interface Lease {
  /** Whether nobody else can have taken over the tables of this process. */
  isSafe(): boolean;
  /** Milliseconds since the last renewal that has succeeded began. */
  age(): number;
  /** Whether this process has been renewing its own lease long enough to take others for dead. */
  mayBury(): boolean;
  stop(): Promise<void>;
}

/** The hall's internal state, which requests about tables and matches work on. */
export interface HallState extends MatchHost {
  /** This process's name in the storage. */
  node: string;
  /** The tables in memory: those that this process hosts. */
  tables: Map<string, Table>;
  /** Tables being loaded or let go. */
  moving: Map<string, Promise<unknown>>;
  /** The tables that are still to be loaded. */
  claims: Map<string, Waiting>;
  /** The other processes; null: this one is alone, and no other may use its database. */
  peers: Peers | null;
  lease: Lease;
  alarm: Alarm;
  /** How many tables have gone to other processes, and how many have come from dead ones. */
  tally: { handedOver: number; adopted: number };
  /** The tables created from each address, in all processes, since this one began. */
  households: Map<string, Set<string>>;
  /** The tables that each guest has open. */
  visits: Map<Guest, Set<Table>>;
  /** Guests whose sockets are closed; their requests may still be waiting for the storage. */
  gone: WeakSet<Guest>;
  /** The tables are being handed over: none is created or loaded any more. */
  isLeaving: boolean;
  isStopping: boolean;
  lives: Map<string, LiveMatch>;
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
  /** The same about a table, which is forgotten if the reason is that another process hosts it. */
  failAt(table: Table, error: unknown): void;
  /** Begins the next match, from the numbers of a round or from a scenario. */
  start(table: Table, from: Round | Scenario): Promise<void>;
  /** Refuses if one of the people at a table, or the server, has too many running matches. */
  mustHaveRoom(table: Table): Promise<void>;
  /** Ends an unattended match. */
  giveUp(table: Table): Promise<void>;
  /** Lets a sitter take over the seat of somebody who leaves a running match. */
  sitIn(table: Table, seat: Seat): Promise<void>;
}
