import { randomBytes } from 'node:crypto';
import { openWords, type Words } from '@duskhall/bots';
import {
  type AnyGame,
  type AnyTable,
  dealRng,
  type Match,
  plays,
  type Rng,
  replay,
  resumeAt,
  type Seat,
  type Types,
  WATCHER,
} from '@duskhall/kernel';
import type { Person, TableSettings } from '@duskhall/protocol';
import type { Payer } from '../bots/fair-queue.ts';
import type { Config } from '../config.ts';
import type { Guest } from '../hall.ts';
import type { LoadedMatch, Minute, Progress, StoredSeat } from '../storage/storage.ts';
import { type Channel, type Later, newChannel } from './channel.ts';
import type { Lanes } from './lanes.ts';
import { countWords, isDeed } from './said-and-done.ts';

/** A state from which a match goes on under changed rules: what came before cannot be played again. */
interface Base {
  s: AnyTable;
  /** How many entries led there. */
  entries: number;
}

/** A sitter has the seat's question, and for how long by now: who takes the question back has used that time. */
interface Lent {
  asked: number;
  used: number;
}

/** Somebody is to lead if all who live agree. */
export interface Proposal {
  by: { id: string; name: string };
  person: Person;
  /** The seats that have not agreed yet. */
  asked: Seat[];
  chapter: number;
  /** Calls off the end of the waiting. */
  stop(): void;
}

/** A match in memory. Nothing outside `matches/` touches its state, and everything that does goes through its queue. */
export interface LiveMatch {
  id: string;
  table: string;
  settings: TableSettings;
  seats: (StoredSeat & { name: string })[];
  game: AnyGame;
  match: Match<Types>;
  /** Null: its first entry. */
  base: Base | null;
  /** When it began: on the clock, counting what has passed in other processes, and by date. */
  begunAt: number;
  startedAt: number;
  /** Whose table it is, for whom the bots' thinking is counted. */
  payer: Payer;
  progress: Progress;
  /** The progress as it was last written. */
  kept: string;
  /** What was done with the console, the number of the next minute, and by account how many things were said. */
  minutes: Minute[];
  nextMinute: number;
  proposal: Proposal | null;
  /** Until when nobody else is proposed. */
  proposalsRestUntil: number;
  spoken: Map<string, number>;
  /** How often a window was lengthened. */
  extensions: number;
  /** By seat with a sitter: the question that it has, for as long as it has it. */
  lent: Map<Seat, Lent>;
  /** The seats that ask for a pause. */
  wantsPause: Set<Seat>;
  /** When the clocks were last read. */
  readAt: number;
  channels: Map<Seat, Channel>;
  guests: Map<Guest, Seat>;
  /** Chooses what the clock, bots and delays need at random: no part of the deal, and no easier to guess. */
  chance: Rng;
  queue: Promise<unknown>;
  /** Call off what waits for its time: the clocks, the next beat, and by seat a bot's answer to a question. */
  timers: (() => void)[];
  beat: (() => void) | null;
  thinking: Map<Seat, { asked: number; stop: () => void }>;
  /** By seat: calls off what a bot is about to say unasked; and how much has been said. */
  speaking: Map<Seat, () => void>;
  words: Words;
  /** What watchers are to be told later, the next first. */
  delayed: Later[];
  /** What waits for the beats of a secret window. */
  outbox: Map<Guest, Lanes>;
  /** How many beats each has heard and not answered. */
  beatsHeard: Map<Guest, number>;
  /** What is open is secret; a secret window has just opened. */
  isSecret: boolean;
  isTurned: boolean;
  isOver: boolean;
  /** Calls off the next try to go on after something could not be written; and how often that has failed in a row. */
  retry: (() => void) | null;
  failures: number;
  /** The server is going down: nothing happens by itself any more. */
  isStopped: boolean;
  /** The scores of a match that ended because persons gave up; empty: the game's own count. */
  verdict: number[];
}

export function goLive(config: Config, loaded: LoadedMatch, { match, base }: Resumed, payer: Payer): LiveMatch {
  const viewers: Seat[] = [...loaded.seats.keys(), WATCHER];
  const now = config.clock.now();
  return {
    id: loaded.id,
    table: loaded.table,
    settings: loaded.settings,
    seats: loaded.seats,
    game: match.game,
    match,
    base,
    begunAt: now - ageOf(loaded, config.clock.date()),
    startedAt: loaded.startedAt,
    payer: { ...payer, person: payer.person || loaded.id },
    progress: loaded.progress,
    kept: JSON.stringify(loaded.progress),
    minutes: loaded.minutes.filter(isDeed),
    nextMinute: (loaded.minutes.at(-1)?.number ?? -1) + 1,
    proposal: null,
    proposalsRestUntil: 0,
    spoken: countWords(loaded.minutes),
    extensions: 0,
    lent: new Map(),
    wantsPause: new Set(),
    readAt: now,
    channels: new Map(viewers.map((viewer) => [viewer, newChannel(viewer)])),
    guests: new Map(),
    chance: config.chance?.() ?? dealRng(randomBytes(32).toString('hex')),
    queue: Promise.resolve(),
    timers: [],
    beat: null,
    thinking: new Map(),
    speaking: new Map(),
    words: openWords(match.game),
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

/** How long ago a match began; at least until what was last done in it, whatever the date says. */
function ageOf({ startedAt, entries, minutes }: LoadedMatch, date: number): number {
  return Math.max(0, date - startedAt, entries.at(-1)?.at ?? 0, minutes.at(-1)?.at ?? 0);
}

/** The beat of a secret window in milliseconds; 0: what is open now is no secret. */
export const beatOf = ({ isOver, game, match }: LiveMatch): number =>
  isOver ? 0 : (game.pace(match.s)?.beat ?? 0) * 1000;

interface Resumed {
  match: Match<Types>;
  base: Base | null;
}

/**
 * The match as it stands. Where the rules have changed since it was kept, it goes on from its last snapshot under the
 * new ones.
 */
export function resumeMatch(game: AnyGame, loaded: LoadedMatch): Resumed {
  const { record, entries, digests, snapshot } = loaded;
  const whole = { ...record, entries, digests };
  if (plays(game, record.rulesVersion) || snapshot === null) return { match: replay(game, whole), base: null };
  const s = snapshot.state as AnyTable;
  return { match: resumeAt(game, whole, snapshot.entries, s), base: { s, entries: snapshot.entries } };
}

/** The seats of persons, with or without a device. */
export function personsOf({ seats }: LiveMatch): Seat[] {
  const isPerson = ({ account, bot, name }: LiveMatch['seats'][number]) =>
    account !== '' || (bot === '' && name !== '');
  return [...seats.keys()].filter((seat) => isPerson(seats[seat]!));
}

/** The scores when so many have given up that one person at most is left; empty: the match goes on. */
export function verdictOf(live: LiveMatch): number[] {
  const { conceded } = live.progress;
  const persons = personsOf(live).filter((seat) => !conceded[seat]);
  if (!conceded.includes(true) || persons.length > 1) return [];
  const share = 1 / conceded.filter((hasConceded) => !hasConceded).length;
  return conceded.map((hasConceded) => (hasConceded ? 0 : share));
}
