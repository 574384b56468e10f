import { waiting } from '@duskhall/kernel';
import type { Config } from '../config.ts';
import type { Budget } from '../operation/budget.ts';
import type { Deed } from '../storage/storage.ts';
import { leadsNow } from '../texts/lines.ts';
import { attendance, sitForAbsent } from './absence.ts';
import { beatOf, keepBeat, stopBeat, turnBeat } from './beats.ts';
import {
  clockLeft,
  isNewWindow,
  isPlayedByBot,
  patienceLeft,
  readClocks,
  setClocks,
  standingNow,
  windowLeft,
} from './clocks.ts';
import { nameOf } from './leading.ts';
import { type LiveMatch, resumeMatch } from './live-match.ts';
import { keepMinutes, minuteOf } from './minutes.ts';
import { changeEyes, passConsole } from './moderator.ts';
import { type Crier, drop, isOutdated } from './proposal.ts';
import { publish } from './publish.ts';
import { enqueue } from './queue.ts';
import { speak } from './speaking.ts';
import { stopIdle, think } from './thinking.ts';
import { timeUp, windowUp } from './time-up.ts';

/** After how many entries a running match is kept whole, for the day its rules change. */
const SNAPSHOT_EVERY = 10;

/** What a match needs of the hall around it. */
export interface MatchHost extends Crier {
  /** How many hints a person may ask for. */
  hints: Budget;
  /** The match has come to its end. */
  finish(live: LiveMatch): Promise<void>;
  /** The host of the match's table. */
  hostOf(live: LiveMatch): string;
  /** Something that was started by a timer failed. */
  fail(error: unknown): void;
}

/** What is to be kept of who did something with the console. */
export interface Note {
  by: { id: string; name: string };
  deed: Deed;
}

/**
 * Makes entries: `make` puts them into the record in memory, they are written, and only then is anybody told. If it says
 * false, nothing was done. To be called from the match's queue.
 */
export async function commit(
  host: MatchHost,
  live: LiveMatch,
  make: (at: number) => unknown,
  note?: Note,
): Promise<void> {
  const { config } = host;
  const { record } = live.match;
  const now = config.clock.now();
  readClocks(live, now);
  const entries = record.entries.length;
  const digests = record.digests.length;
  const before = standingNow(live);
  const present = attendance(live);
  const crew = crewOf(live);
  const { moderator } = live.progress;
  const wasSecret = beatOf(live) > 0;
  if (make(now - live.begunAt) === false) return;
  const made = record.entries.slice(entries);
  setClocks(live, before, made);
  passConsole(live, made);
  sitForAbsent(live, present);
  try {
    const progress = JSON.stringify(live.progress);
    const news = progress === live.kept ? null : live.progress;
    const minutes = note === undefined ? [] : [minuteOf(live, note.by, { did: note.deed }, now)];
    await config.storage.append(live.id, entries, made, record.digests.slice(digests), news, minutes);
    keepMinutes(live, minutes);
    live.kept = progress;
  } catch (error) {
    await reload(config, live);
    throw error;
  }
  live.isOver = isDecided(live);
  const isStepBack = made.some((entry) => !('move' in entry));
  if (made.some(isNewWindow) || !wasSecret) turnBeat(live);
  publish(config, live, isStepBack || live.isOver, wasSecret);
  if (moderator !== live.progress.moderator) {
    changeEyes(config, live);
    await host.announce(live, leadsNow(nameOf(live, live.progress.moderator)));
  }
  if (isOutdated(live, made.some(isNewWindow))) await drop(host, live);
  if (crew !== crewOf(live)) host.showTableOf(live);
  if (live.isOver) await host.finish(live);
  else {
    if (Math.floor(entries / SNAPSHOT_EVERY) !== Math.floor(record.entries.length / SNAPSHOT_EVERY))
      await snapshot(config, live);
    schedule(host, live);
  }
}

/** Who plays for others and who leads, as one text. */
const crewOf = ({ progress: { sitters, moderator, nextModerator } }: LiveMatch): string =>
  `${sitters} ${moderator} ${nextModerator}`;

export const isDecided = (live: LiveMatch): boolean =>
  live.verdict.length > 0 || live.game.scores(live.match.s) !== null;

/** What could not be written did not happen. */
async function reload(config: Config, live: LiveMatch): Promise<void> {
  const loaded = await config.storage.findMatch(live.id);
  if (loaded === null) return;
  Object.assign(live, resumeMatch(live.game, loaded));
  live.progress = loaded.progress;
  live.kept = JSON.stringify(loaded.progress);
  live.verdict = loaded.scores;
}

export async function snapshot(config: Config, live: LiveMatch): Promise<void> {
  const { game, match } = live;
  const state = game.clone(match.s);
  await config.storage.saveSnapshot(live.id, {
    entries: match.record.entries.length,
    rulesVersion: match.record.rulesVersion,
    state,
  });
}

/** The server is going down: keeps what the clocks show, and the match whole. */
export async function keep(config: Config, live: LiveMatch): Promise<void> {
  live.isStopped = true;
  silence(live);
  for (const stop of live.delayed) stop();
  if (live.isOver) return;
  readClocks(live, config.clock.now());
  await config.storage.append(live.id, live.match.record.entries.length, [], [], live.progress);
  await snapshot(config, live);
}

/** Sets the timers for what comes next if nobody does anything. */
export function schedule(host: MatchHost, live: LiveMatch): void {
  const { clock } = host.config;
  quiet(live);
  stopIdle(live);
  keepBeat(host.config, live);
  if (live.isOver || live.isStopped || live.progress.isPaused) return;
  const now = clock.now();
  const after = (left: number, make: (at: number) => unknown) => {
    if (left >= 0) live.timers.push(clock.after(left, () => byItself(host, live, make)));
  };
  const { entries } = live.match.record;
  const { length } = entries;
  after(clockLeft(live, now), (at) => timeUp(live, at));
  after(windowLeft(live, now), (at) => entries.length === length && windowUp(host.config, live, at));
  after(patienceLeft(live, now), () => live.progress.patience === 0);
  const enterLater = (make: (at: number) => unknown) => byItself(host, live, make);
  for (const seat of waiting(live.match.s)) if (isPlayedByBot(live, seat)) think(host.config, live, seat, enterLater);
  speak(host.config, live, enterLater);
}

/** Calls the clocks' timers off; bots that think go on. */
function quiet(live: LiveMatch): void {
  for (const stop of live.timers) stop();
  live.timers = [];
}

export function silence(live: LiveMatch): void {
  quiet(live);
  stopBeat(live);
  for (const { stop } of live.thinking.values()) stop();
  live.thinking.clear();
  for (const stop of live.speaking.values()) stop();
  live.speaking.clear();
}

function byItself(host: MatchHost, live: LiveMatch, make: (at: number) => unknown): void {
  enqueue(live, async () => {
    if (!live.isOver && !live.isStopped && !live.progress.isPaused) await commit(host, live, make);
  }).catch(host.fail);
}
