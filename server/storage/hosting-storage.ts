/** The right to write a table and its match. It ends as soon as another process hosts the table. */
export interface Claim {
  table: string;
  /** The fencing token: every write names it. */
  epoch: number;
}

/** A table taken over from a process that is gone. */
export interface Orphan extends Claim {
  /** Of its current or last match, as JSON; empty: none. */
  progress: string;
}

/** What there is to do for a process. */
export interface Survey {
  /** How many processes are to be buried, and how many buried ones have left tables behind or are to be forgotten. */
  late: number;
  dead: number;
  /** When the next clock is up; 0: none runs. */
  due: number;
  /** How many tables this process hosts. */
  owned: number;
}

/**
 * Which process hosts which table. Every process has an id that is never used again, and a lease that it keeps renewing;
 * once it is buried it gets nothing more, and others take its tables.
 */
export interface HostingStorage {
  /** Registers a process; an embedded database has one at a time, so all others are dead. */
  join(node: string): Promise<void>;
  /** Milliseconds for which a process counts as alive after it has last said so; left out: there is only one. */
  lease?: number;
  /** The process ends, and owns nothing any more. */
  leave(node: string): Promise<void>;
  /** The process hands its tables over from now on, and gets no more. */
  retire(node: string): Promise<void>;
  /** The processes that take tables, and how many each of them hosts. */
  living(): Promise<{ node: string; tables: number }[]>;
  /** How many other processes are alive. */
  countOthers(node: string): Promise<number>;
  /** Extends the lease; false: the process has been buried, and owns nothing any more. */
  renew(node: string): Promise<boolean>;
  /** Buries the processes whose lease is over. Only one that has renewed its own for a whole lease may ask for it. */
  bury(): Promise<string[]>;
  /** Takes a table that nobody hosts; null: somebody does, there is none, or the process is not registered. */
  claim(table: string, node: string): Promise<Claim | null>;
  /** Takes some of the tables of processes that are gone; of several living processes, each takes its share. */
  adopt(node: string, limit: number): Promise<Orphan[]>;
  /** Takes some of the tables whose clocks are up by this date, the longest due first. */
  wake(node: string, date: number, limit: number): Promise<Claim[]>;
  /** What there is to do for a process, in one look. */
  survey(node: string): Promise<Survey>;
  /** The tables that a process hosts. */
  ownedBy(node: string): Promise<Claim[]>;
  /** When the next clock is up; 0: none runs. */
  nextDue(): Promise<number>;
  /** The process that hosts a table, empty if none does; null: there is no such table. */
  ownerOf(table: string): Promise<{ owner: string; epoch: number } | null>;
  /** The processes that host these tables. */
  ownersOf(tables: readonly string[]): Promise<{ table: string; owner: string }[]>;
  /**
   * Lets go of a table; it is loaded again at `due`, 0: when somebody comes. Or hands it over to another process, which
   * gets the claim that is returned.
   */
  release(claim: Claim, due: number, to?: string): Promise<Claim>;
}
