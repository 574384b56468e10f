import { random } from '@duskhall/bots';
import { below, enter, expire, timeOut, waiting } from '@duskhall/kernel';
import type { Config } from '../config.ts';
import { clockLeft, isPlayedByBot, overdue, readClocks, setClocks, windowLeft } from './clocks.ts';
import { enqueue, type LiveMatch, resumeMatch } from './live-match.ts';
import { beatOf, publish } from './publish.ts';

/** After how many entries a running match is kept whole, for the day its rules change. */
const SNAPSHOT_EVERY = 10;

/** What a match needs of the hall around it. */
export interface MatchHost {
  config: Config;
  /** The match has come to its end. */
  finish(live: LiveMatch): Promise<void>;
  /** Something that was started by a timer failed. */
  fail(error: unknown): void;
}

/**
 * Makes entries: `make` puts them into the record in memory, they are written, and only then is anybody told. To be
 * called from the match's queue.
 */
export async function commit(host: MatchHost, live: LiveMatch, make: (at: number) => void): Promise<void> {
  const { config } = host;
  const { record } = live.match;
  const now = config.clock.now();
  readClocks(live, now);
  const entries = record.entries.length;
  const digests = record.digests.length;
  const asked = live.match.s.asked.slice();
  const owed = waiting(live.match.s);
  const wasSecret = beatOf(live) > 0;
  make(now - live.startedAt);
  setClocks(live, asked, owed, now);
  const made = record.entries.slice(entries);
  try {
    await config.storage.append(live.id, entries, made, record.digests.slice(digests), live.progress);
  } catch (error) {
    await reload(config, live);
    throw error;
  }
  live.isOver ||= live.game.scores(live.match.s) !== null || live.verdict.length > 0;
  const isStepBack = made.some((entry) => !('move' in entry));
  publish(config, live, isStepBack || live.isOver, wasSecret);
  if (live.isOver) await host.finish(live);
  else {
    if (Math.floor(entries / SNAPSHOT_EVERY) !== Math.floor(record.entries.length / SNAPSHOT_EVERY))
      await snapshot(config, live);
    schedule(host, live);
  }
}

/** What could not be written did not happen. */
async function reload(config: Config, live: LiveMatch): Promise<void> {
  const loaded = await config.storage.findMatch(live.id);
  if (loaded === null) return;
  live.match = resumeMatch(live.game, loaded);
  live.progress = loaded.progress;
}

export async function snapshot(config: Config, live: LiveMatch): Promise<void> {
  const { game, match } = live;
  const state = game.clone(match.s);
  await config.storage.saveSnapshot(live.id, {
    entries: match.record.entries.length,
    rulesVersion: game.rulesVersion,
    state,
  });
}

/** Sets the timers for what comes next if nobody does anything. */
export function schedule(host: MatchHost, live: LiveMatch): void {
  const { clock } = host.config;
  quiet(live);
  if (live.isOver || live.progress.isPaused) return;
  const now = clock.now();
  const after = (left: number, make: (at: number) => void) => {
    if (left >= 0) live.timers.push(clock.after(left, () => byItself(host, live, make)));
  };
  const { sealed } = live.match.s;
  after(clockLeft(live, now), (at) => timeUp(live, at));
  if (live.settings.moderator === 'software')
    after(windowLeft(live, now), (at) => {
      if (live.match.s.sealed === sealed) expire(live.match, live.chance, at);
    });
  for (const seat of waiting(live.match.s)) if (isPlayedByBot(live, seat)) think(host, live, seat);
}

/** Calls the clocks' timers off; bots that think go on. */
export function quiet(live: LiveMatch): void {
  for (const stop of live.timers) stop();
  live.timers = [];
}

export function silence(live: LiveMatch): void {
  quiet(live);
  live.beat?.();
  for (const { stop } of live.thinking.values()) stop();
  live.thinking.clear();
}

function byItself(host: MatchHost, live: LiveMatch, make: (at: number) => void): void {
  enqueue(live, async () => {
    if (!live.isOver && !live.progress.isPaused) await commit(host, live, make);
  }).catch(host.fail);
}

function timeUp(live: LiveMatch, at: number): void {
  for (const seat of overdue(live)) {
    if (live.settings.timeUp === 'sitter') live.progress.sitters[seat] = true;
    else if (live.match.s.questions[seat] !== null) timeOut(live.match, seat, live.chance, at);
  }
}

/** A bot answers after a while that tells nothing about what it holds. */
function think(host: MatchHost, live: LiveMatch, seat: number): void {
  const asked = live.match.s.asked[seat]!;
  const earlier = live.thinking.get(seat);
  if (earlier?.asked === asked) return;
  earlier?.stop();
  const [least, most] = host.config.botDelay;
  const delay = least + below(live.chance, most - least + 1, 'delay');
  const stop = host.config.clock.after(delay, () => {
    live.thinking.delete(seat);
    byItself(host, live, (at) => {
      const { game, match } = live;
      if (match.s.asked[seat] !== asked || !isPlayedByBot(live, seat) || !waiting(match.s).includes(seat)) return;
      const move = random(game, game.view(match.s, seat), game.legal(match.s, seat), live.chance);
      enter(match, seat, [move], live.seats[seat]!.bot === '' ? 'sitter' : 'seat', at);
    });
  });
  live.thinking.set(seat, { asked, stop });
}
