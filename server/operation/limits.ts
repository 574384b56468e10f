/** How much may be asked for at once, and how fast that comes back. */
export interface Allowance {
  burst: number;
  perMinute: number;
}

/** How many tables and matches there may be at a time. */
export interface HallLimits {
  /** Tables of one host, opened from one address, and all. The oldest that nobody is at makes room for a new one. */
  tablesOfPerson: number;
  tablesOfAddress: number;
  tablesInAll: number;
  /** Running matches in which one person has a seat. */
  matchesOfPerson: number;
  /** Running matches all in all, asleep ones too. */
  matchesInAll: number;
  /** Tables that one socket sees, and sockets that see one table. */
  tablesOfSocket: number;
  guestsOfTable: number;
}

/**
 * How much a match may grow to. In random play with much talk the longest games had 8,200 entries, 524 of one seat (Blood
 * Vendetta with 24 seats), in the other games 490 and 160.
 */
export interface MatchLimits {
  /** Entries of one seat, what it took back included, and of all. */
  entriesOfSeat: number;
  entries: number;
  /** To so many the clock and bots may bring it; then it rests. A longer one is not loaded. */
  entriesByItself: number;
  /** Bytes that the entries of a match may take to be loaded. */
  bytes: number;
  /** What is done with the console; words of one person, of all who play or lead, and of all who watch. */
  deeds: number;
  wordsOfPerson: number;
  words: number;
  wordsOfWatchers: number;
}

/** How much of everything one connection, person or address may ask for. */
export interface Limits {
  /** HTTP requests in a minute, and those for the page's own files, by address. */
  requestsPerMinute: number;
  filesPerMinute: number;
  /** New guests and used recovery links, by address. */
  accounts: Allowance;
  /** Tables looked up by their short code, by address: a private table must not be found by guessing. */
  codes: Allowance;
  /** Tables created, by person. */
  tables: Allowance;
  hall: HallLimits;
  match: MatchLimits;
  /** Coming to tables, by person and by address: one for each, and one more for every 500 entries to be gone through. */
  arrivals: Allowance;
  arrivalsOfAddress: Allowance;
  /** Hints, by person and by address. */
  hints: Allowance;
  hintsOfAddress: Allowance;
  /** Finished matches read, by person and by address: one for each, one more for every 2000 entries; four times as much as a seat saw it. */
  readings: Allowance;
  readingsOfAddress: Allowance;
  /** Reports, recovery links and exports, by person. */
  favours: Allowance;
  /** Open connections of any kind: of this process, and of an address. */
  connections: number;
  connectionsOfAddress: number;
  /** Open sockets, and attempts to open one, by address. */
  sockets: number;
  handshakes: Allowance;
  /** What is asked for over sockets, in units of work (`sockets/work.ts`): by socket, by person and by address. */
  work: Allowance;
  workOfPerson: Allowance;
  workOfAddress: Allowance;
  /** Frames that make no sense, before a socket is closed. */
  badFrames: number;
  /** Bytes that wait for a slow reader before its socket is closed. */
  backlog: number;
  /** Milliseconds between pings; a peer that answers none is dropped at the next. Real ones: networks know no table's clock. */
  heartbeat: number;
  /** Milliseconds: for the head of an HTTP request to arrive, for the whole of it, and that a connection may stand still. */
  headPatience: number;
  requestPatience: number;
  idlePatience: number;
}

export const LIMITS: Limits = {
  requestsPerMinute: 300,
  filesPerMinute: 2000,
  accounts: { burst: 30, perMinute: 10 },
  codes: { burst: 20, perMinute: 10 },
  tables: { burst: 10, perMinute: 2 },
  hall: {
    tablesOfPerson: 10,
    tablesOfAddress: 60,
    tablesInAll: 5000,
    matchesOfPerson: 30,
    matchesInAll: 3000,
    tablesOfSocket: 20,
    guestsOfTable: 200,
  },
  match: {
    entriesOfSeat: 2000,
    entries: 24_000,
    entriesByItself: 48_000,
    bytes: 2 ** 25,
    deeds: 3000,
    wordsOfPerson: 1500,
    words: 10_000,
    wordsOfWatchers: 5000,
  },
  arrivals: { burst: 120, perMinute: 60 },
  arrivalsOfAddress: { burst: 600, perMinute: 300 },
  hints: { burst: 20, perMinute: 30 },
  hintsOfAddress: { burst: 100, perMinute: 150 },
  readings: { burst: 120, perMinute: 60 },
  readingsOfAddress: { burst: 600, perMinute: 300 },
  favours: { burst: 10, perMinute: 1 },
  connections: 10_000,
  connectionsOfAddress: 250,
  sockets: 100,
  handshakes: { burst: 200, perMinute: 120 },
  work: { burst: 200, perMinute: 1200 },
  workOfPerson: { burst: 400, perMinute: 2400 },
  workOfAddress: { burst: 2000, perMinute: 12_000 },
  badFrames: 5,
  backlog: 2 ** 20,
  heartbeat: 25_000,
  headPatience: 10_000,
  requestPatience: 30_000,
  idlePatience: 30_000,
};

const NO_HALL_LIMITS: HallLimits = {
  tablesOfPerson: Number.POSITIVE_INFINITY,
  tablesOfAddress: Number.POSITIVE_INFINITY,
  tablesInAll: Number.POSITIVE_INFINITY,
  matchesOfPerson: Number.POSITIVE_INFINITY,
  matchesInAll: Number.POSITIVE_INFINITY,
  tablesOfSocket: Number.POSITIVE_INFINITY,
  guestsOfTable: Number.POSITIVE_INFINITY,
};
const ENDLESS: Allowance = { burst: Number.POSITIVE_INFINITY, perMinute: 0 };

/** For benches and for tests that play many matches from one address. */
export const NO_LIMITS: Limits = {
  ...LIMITS,
  requestsPerMinute: Number.POSITIVE_INFINITY,
  filesPerMinute: Number.POSITIVE_INFINITY,
  accounts: ENDLESS,
  codes: ENDLESS,
  tables: ENDLESS,
  hall: NO_HALL_LIMITS,
  arrivals: ENDLESS,
  arrivalsOfAddress: ENDLESS,
  hints: ENDLESS,
  hintsOfAddress: ENDLESS,
  readings: ENDLESS,
  readingsOfAddress: ENDLESS,
  favours: ENDLESS,
  connections: Number.POSITIVE_INFINITY,
  connectionsOfAddress: Number.POSITIVE_INFINITY,
  sockets: Number.POSITIVE_INFINITY,
  handshakes: ENDLESS,
  work: ENDLESS,
  workOfPerson: ENDLESS,
  workOfAddress: ENDLESS,
};
