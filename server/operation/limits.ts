/** A token bucket's capacity and refill rate. */
export interface Allowance {
  burst: number;
  perMinute: number;
}

/** The most tables and matches at a time. */
export interface HallLimits {
  /** Tables per host, per address, and in all. The oldest unattended one is evicted for a new one. */
  tablesOfPerson: number;
  tablesOfAddress: number;
  tablesInAll: number;
  /** Tables in memory. An unattended one is let go for another. */
  tablesLoaded: number;
  /** Running matches in which one person has a seat. */
  matchesOfPerson: number;
  /** All running matches, including those not in memory. */
  matchesInAll: number;
  /** Tables open on one socket, and sockets open at one table. */
  tablesOfSocket: number;
  guestsOfTable: number;
}

/**
 * The largest a match may get. In random play with much talk the longest games had 8,200 entries, 524 of one seat
 * (Blood Vendetta with 24 seats), in the other games 490 and 160.
 */
export interface MatchLimits {
  /** Entries of one seat, including undone ones, and of all seats. */
  entriesOfSeat: number;
  entries: number;
  /** The limit for entries made by the clock and bots; beyond it the match stops, and a longer one is not loaded. */
  entriesByItself: number;
  /** The most bytes of entries that a match may have to be loaded. */
  bytes: number;
  /** Console actions; chat lines of one person, of all players and moderators, and of all watchers. */
  deeds: number;
  wordsOfPerson: number;
  words: number;
  wordsOfWatchers: number;
}

/** What people may keep of matches on their own devices. */
export interface DeviceLimits {
  /** Of one person: the longest unchanged makes room for a new one. */
  matchesOfPerson: number;
  /** Of one match. */
  bytes: number;
  /** Of all people together: above it, nothing new is taken. */
  bytesInAll: number;
}

/** What programs may do on ladders. */
export interface LadderLimits {
  /** Programs on one ladder. */
  programs: number;
  /** Duels at once, on all ladders together. */
  duels: number;
  /** Results kept of one ladder. */
  results: number;
  /** Of a request. */
  bytes: number;
}

/** Limits per connection, person and address. */
export interface Limits {
  /** HTTP requests per minute, and those for the page's own files, by address. */
  requestsPerMinute: number;
  filesPerMinute: number;
  /** New guests and redeemed recovery links, by address. */
  accounts: Allowance;
  /** Lookups by short code, by address: nobody should find a private table by guessing. */
  codes: Allowance;
  /** Tables created, by person. */
  tables: Allowance;
  hall: HallLimits;
  match: MatchLimits;
  /** Visits to tables, by person and by address: one each, and one more for every 500 entries to replay. */
  arrivals: Allowance;
  arrivalsOfAddress: Allowance;
  /** Hints, by person and by address. */
  hints: Allowance;
  hintsOfAddress: Allowance;
  /**
   * Finished matches read, by person and by address: one each, and one more for every 2000 entries; a seat's replay
   * costs four times as much.
   */
  readings: Allowance;
  readingsOfAddress: Allowance;
  /** Matches on devices read or stored, by person and by address: one each, and one more for every 64 KB. */
  keepings: Allowance;
  keepingsOfAddress: Allowance;
  device: DeviceLimits;
  ladder: LadderLimits;
  /** Reports, recovery links and exports, by person. */
  favours: Allowance;
  /** Sessions that follow older ones, by person. */
  renewals: Allowance;
  /** Open connections of any kind: of this process, and per address. */
  connections: number;
  connectionsOfAddress: number;
  /** Open sockets and handshakes, by address. */
  sockets: number;
  handshakes: Allowance;
  /** Work requested over sockets, in the units of `sockets/work.ts`: by socket, by person and by address. */
  work: Allowance;
  workOfPerson: Allowance;
  workOfAddress: Allowance;
  /** Malformed frames before a socket is closed. */
  badFrames: number;
  /** Unsent bytes before a slow reader's socket is closed. */
  backlog: number;
  /** Real milliseconds between pings, whatever the table's clock; a peer that misses one is dropped at the next. */
  heartbeat: number;
  /** Timeouts in milliseconds: for the head of an HTTP request, for all of it, and for an idle connection. */
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
    tablesInAll: 250_000,
    tablesLoaded: 8000,
    matchesOfPerson: 30,
    matchesInAll: 200_000,
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
  keepings: { burst: 60, perMinute: 30 },
  keepingsOfAddress: { burst: 300, perMinute: 150 },
  device: { matchesOfPerson: 20, bytes: 2 ** 18, bytesInAll: 2 ** 32 },
  ladder: { programs: 64, duels: 16, results: 1000, bytes: 4096 },
  favours: { burst: 10, perMinute: 1 },
  renewals: { burst: 3, perMinute: 3 / (24 * 60) },
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
  tablesLoaded: Number.POSITIVE_INFINITY,
  matchesOfPerson: Number.POSITIVE_INFINITY,
  matchesInAll: Number.POSITIVE_INFINITY,
  tablesOfSocket: Number.POSITIVE_INFINITY,
  guestsOfTable: Number.POSITIVE_INFINITY,
};
const ENDLESS: Allowance = { burst: Number.POSITIVE_INFINITY, perMinute: 0 };

/** For benchmarks, and for tests that play many matches from one address. */
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
  keepings: ENDLESS,
  keepingsOfAddress: ENDLESS,
  favours: ENDLESS,
  renewals: ENDLESS,
  connections: Number.POSITIVE_INFINITY,
  connectionsOfAddress: Number.POSITIVE_INFINITY,
  sockets: Number.POSITIVE_INFINITY,
  handshakes: ENDLESS,
  work: ENDLESS,
  workOfPerson: ENDLESS,
  workOfAddress: ENDLESS,
};
