import { openTalkLimit, type TalkLimit } from '@duskhall/bots';
import { type AnyGame, type Match, type Rng, type Seat, type Types, WATCHER } from '@duskhall/kernel';
import type { Person, TableSettings } from '@duskhall/protocol';
import type { Backlog } from './beat-frame.ts';
import { type Feed, type Later, newFeed } from './feed.ts';
import type { Guest, Ports } from './ports.ts';
import { type Receipts, receiptsFrom } from './receipts.ts';
import type { Resumed } from './snapshot.ts';
import { countWords, isDeed, type LoadedMatch, type MatchSeat, type Minute, type Progress } from './stored-match.ts';

/** A question that a sitter has taken over, and for how long: whoever takes it back has used that time. */
interface Lent {
  asked: number;
  used: number;
}

/** A client's request that is being handled, and the seat whose open question its answer names; -1: it names none. */
export interface Requested {
  client: string;
  id: number;
  seat: Seat;
}

/** A bot's pending answer. */
export interface Thought {
  asked: number;
  stop(): void;
  /** Somebody has come to watch: from here on it takes the time that it takes before others. */
  takeTime(): void;
}

/** What a bot has said since it was asked its open question; `isDone`: it has nothing more to say. */
export interface Say {
  asked: number;
  words: number;
  isDone: boolean;
}

/** Somebody is to lead if all living players agree. */
export interface Proposal {
  by: { id: string; name: string };
  person: Person;
  /** The seats that have not agreed yet. */
  asked: Seat[];
  chapter: number;
  /** Cancels the deadline. */
  stop(): void;
}

/** A running match in memory. What is played changes in `host/` alone, from the queue; an adapter adds and removes guests. */
export interface LiveMatch {
  id: string;
  table: string;
  settings: TableSettings;
  seats: MatchSeat[];
  game: AnyGame;
  match: Match<Types>;
  /** Null: it replays from its first entry. */
  base: Resumed['base'];
  /** When it began: on the clock, counting what passed in other processes, and by date. */
  begunAt: number;
  startedAt: number;
  ports: Ports;
  progress: Progress;
  /** The progress as it was last written. */
  kept: string;
  /** Uses of the console, the number of the next minute, and by account how many chat messages there were. */
  minutes: Minute[];
  nextMinute: number;
  /** What clients were answered, and whose request makes the next entries; null: they are made by nobody's. */
  receipts: Receipts;
  request: Requested | null;
  proposal: Proposal | null;
  proposalsRestUntil: number;
  spoken: Map<string, number>;
  /** How often a window was lengthened. */
  extensions: number;
  /** By seat: the question that its sitter has. */
  lent: Map<Seat, Lent>;
  wantsPause: Set<Seat>;
  /** When the clocks were last read. */
  readAt: number;
  /** By viewer: what it has been shown. */
  feeds: Map<Seat, Feed>;
  guests: Map<Guest, Seat>;
  /** Whether the open window, or else the last question, was asked where nobody watches, and nobody has come since. */
  isAlone: boolean;
  /** Random waits and bots' seeds: no part of the deal, and no easier to guess. */
  chance: Rng;
  queue: Promise<unknown>;
  /** Queues a change that the match makes by itself: a time-out, a bot's move. */
  perform(make: (at: number) => unknown): void;
  /** Cancel functions: clocks and windows, the next beat, and by seat a bot's pending answer and talk. */
  timers: (() => void)[];
  beat: (() => void) | null;
  thinking: Map<Seat, Thought>;
  /** The bots whose last search was not done when its result was to be shown. */
  slow: Set<Seat>;
  /** The bot that is about to speak, and at how many entries that was decided; null: none. By seat what it has said. */
  talk: { entries: number; stop(): void } | null;
  says: Map<Seat, Say>;
  talkLimit: TalkLimit;
  /** News that watchers get later, the next first. */
  delayed: Later[];
  /** By guest: replies that wait for the beats of a secret window, and beats sent but not answered. */
  outbox: Map<Guest, Backlog>;
  beatsHeard: Map<Guest, number>;
  /** The open window is secret; it has just opened. */
  isSecret: boolean;
  isTurned: boolean;
  isOver: boolean;
  /** Cancels the next attempt after a failed write, and how many attempts have failed in a row. */
  retry: (() => void) | null;
  failures: number;
  /** The process is going down: nothing happens by itself any more. */
  isStopped: boolean;
  /** The scores of a match that ended by concession; empty: the game's own. */
  verdict: number[];
}

/** The match in memory, before anything is scheduled; `perform` is set by whoever opens it. */
export function newLive(
  ports: Ports,
  loaded: LoadedMatch,
  { match, base }: Resumed,
  chance: Rng,
): Omit<LiveMatch, 'perform'> {
  const viewers: Seat[] = [...loaded.seats.keys(), WATCHER];
  const now = ports.clock.now();
  return {
    id: loaded.id,
    table: loaded.table,
    settings: loaded.settings,
    seats: loaded.seats,
    game: match.game,
    match,
    base,
    begunAt: now - ageOf(loaded, ports.clock.date()),
    startedAt: loaded.startedAt,
    ports,
    progress: loaded.progress,
    kept: JSON.stringify(loaded.progress),
    minutes: loaded.minutes.filter(isDeed),
    nextMinute: (loaded.minutes.at(-1)?.number ?? -1) + 1,
    receipts: receiptsFrom(loaded.receipts),
    request: null,
    proposal: null,
    proposalsRestUntil: 0,
    spoken: loaded.spoken === undefined ? countWords(loaded.minutes) : new Map(loaded.spoken),
    extensions: 0,
    lent: new Map(),
    wantsPause: new Set(),
    readAt: now,
    feeds: new Map(viewers.map((viewer) => [viewer, newFeed(viewer, chance)])),
    guests: new Map(),
    isAlone: personsOf(loaded).length <= 1,
    chance,
    queue: Promise.resolve(),
    timers: [],
    beat: null,
    thinking: new Map(),
    slow: new Set(),
    talk: null,
    says: new Map(),
    talkLimit: openTalkLimit(match.game),
    delayed: [],
    outbox: new Map(),
    beatsHeard: new Map(),
    isSecret: false,
    isTurned: false,
    isOver: loaded.finishedAt > 0,
    retry: null,
    failures: 0,
    isStopped: false,
    verdict: loaded.scores,
  };
}

/** How long ago a match began; at least until the last thing done in it, whatever the date says. */
function ageOf({ startedAt, entries, minutes }: LoadedMatch, date: number): number {
  return Math.max(0, date - startedAt, entries.at(-1)?.at ?? 0, minutes.at(-1)?.at ?? 0);
}

/** The beat of a secret window in milliseconds; 0: the open window is not secret, or nobody could listen in. */
export const beatOf = ({ isOver, game, match, ports }: LiveMatch): number =>
  isOver || !ports.isObserved ? 0 : (game.pace(match.s)?.beat ?? 0) * 1000;

/** The seats of persons, with or without a device. */
export function personsOf({ seats }: Pick<LiveMatch, 'seats'>): Seat[] {
  const isPerson = ({ account, bot, name }: MatchSeat) => account !== '' || (bot === '' && name !== '');
  return [...seats.keys()].filter((seat) => isPerson(seats[seat]!));
}

/**
 * Whether one person plays among bots and nobody watches: then no time that passes can tell anybody what that person holds,
 * and only what bots hold has to be hidden, from one pair of eyes. A time that has begun goes by `live.isAlone`.
 */
export function isUnwatched(live: LiveMatch): boolean {
  if (personsOf(live).length > 1) return false;
  for (const viewer of live.guests.values()) if (viewer < 0) return false;
  return true;
}

/** Played by a bot: its own seat, or one where it sits in for somebody. */
export const isPlayedByBot = ({ seats, progress }: LiveMatch, seat: Seat): boolean =>
  seats[seat]!.bot !== '' || progress.sitters[seat]!;
