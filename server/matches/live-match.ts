import { randomInt } from 'node:crypto';
import {
  type AnyGame,
  type AnyTable,
  fastRng,
  HOUSE,
  type Match,
  type Rng,
  replay,
  resumeAt,
  type Seat,
  type Types,
  WATCHER,
} from '@duskhall/kernel';
import type { Reply, TableSettings } from '@duskhall/protocol';
import type { Config } from '../config.ts';
import type { Guest } from '../hall.ts';
import type { LoadedMatch, Progress, StoredSeat } from '../storage/storage.ts';
import { type Channel, newChannel } from './channel.ts';

/** A match in memory. Nothing outside `matches/` touches its state, and everything that does goes through its queue. */
export interface LiveMatch {
  id: string;
  table: string;
  settings: TableSettings;
  seats: (StoredSeat & { name: string })[];
  game: AnyGame;
  match: Match<Types>;
  startedAt: number;
  progress: Progress;
  /** The seats that ask for a pause. */
  wantsPause: Set<Seat>;
  /** When the clocks were last read; when the window that the rules keep open began, and how often was sealed then. */
  readAt: number;
  windowAt: number;
  windowSealed: number;
  channels: Map<Seat, Channel>;
  guests: Map<Guest, Seat>;
  /** Chooses what the clock, bots and delays need at random: no part of the deal. */
  chance: Rng;
  queue: Promise<unknown>;
  /** Call off what waits for its time: the clocks, the next beat, and by seat a bot's answer to a question. */
  timers: (() => void)[];
  beat: (() => void) | null;
  thinking: Map<Seat, { asked: number; stop: () => void }>;
  /** What waits for the next beat of a secret window. */
  outbox: Map<Guest, Reply[]>;
  isOver: boolean;
  /** The scores of a match that ended because persons gave up; empty: the game's own count. */
  verdict: number[];
}

export function goLive(config: Config, loaded: LoadedMatch, match: Match<Types>): LiveMatch {
  const now = config.clock.now();
  const viewers: Seat[] = [...loaded.seats.keys(), WATCHER];
  if (loaded.settings.moderator === 'host') viewers.push(HOUSE);
  const live: LiveMatch = {
    id: loaded.id,
    table: loaded.table,
    settings: loaded.settings,
    seats: loaded.seats,
    game: match.game,
    match,
    startedAt: loaded.startedAt,
    progress: loaded.progress,
    wantsPause: new Set(),
    readAt: now,
    windowAt: now,
    windowSealed: -1,
    channels: new Map(viewers.map((viewer) => [viewer, newChannel(viewer)])),
    guests: new Map(),
    chance: fastRng(randomInt(2 ** 31)),
    queue: Promise.resolve(),
    timers: [],
    beat: null,
    thinking: new Map(),
    outbox: new Map(),
    isOver: loaded.finishedAt > 0,
    verdict: loaded.scores,
  };
  return live;
}

/**
 * The match as it stands. Where the rules have changed since it was kept, it goes on from its last snapshot under the
 * new ones.
 */
export function resumeMatch(game: AnyGame, loaded: LoadedMatch): Match<Types> {
  const { record, entries, digests, snapshot } = loaded;
  const whole = { ...record, entries, digests };
  if (record.rulesVersion === game.rulesVersion || snapshot === null) return replay(game, whole);
  return resumeAt(game, whole, snapshot.entries, snapshot.state as AnyTable);
}

/** Does one thing after the other; a failure concerns only who asked for it. */
export function enqueue<R>(live: LiveMatch, run: () => Promise<R>): Promise<R> {
  const done = live.queue.then(run);
  live.queue = done.catch(() => undefined);
  return done;
}
