import { type Entry, waiting } from '@duskhall/kernel';
import type { SharedBudget } from '../operation/budget.ts';
import type { Deed } from '../storage/storage.ts';
import { leadsNow } from '../texts/lines.ts';
import { attendance, sitForAbsent } from './absence.ts';
import { keepBeat, turnBeat } from './beats.ts';
import { rests } from './bounds.ts';
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
import { markOf, restore, snapshot, takeBack } from './keeping.ts';
import { nameOf } from './leading.ts';
import { beatOf, type LiveMatch, verdictOf } from './live-match.ts';
import { keepMinutes, minuteOf } from './minutes.ts';
import { changeEyes, passConsole } from './moderator.ts';
import { type Crier, drop, isOutdated } from './proposal.ts';
import { publish, type Turn } from './publish.ts';
import { enqueue } from './queue.ts';
import { quiet, rest } from './silence.ts';
import { speak } from './speaking.ts';
import { stopIdle, think } from './thinking.ts';
import { timeUp, windowUp } from './time-up.ts';

/** After how many entries a running match is kept whole, for the day its rules change. */
const SNAPSHOT_EVERY = 10;
/** Milliseconds until a match tries to go on after something could not be written: at first, and at most. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;
/** How long to wait after so many failures in a row. */
export const waitAfter = (failures: number): number => Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures);

/** What a match needs of the hall around it. */
export interface MatchHost extends Crier {
  /** How many hints a person may ask for. */
  hints: SharedBudget;
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
  const mark = markOf(live);
  const { entries, digests } = mark;
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
    takeBack(live, mark);
    goOnLater(host, live);
    throw error;
  }
  live.failures = 0;
  live.isOver = isDecided(live);
  if (made.some(isNewWindow) || !wasSecret) turnBeat(live);
  publish(config, live, turnOf(live, made), wasSecret);
  if (moderator !== live.progress.moderator) {
    changeEyes(config, live);
    await host.announce(live, leadsNow(nameOf(live, live.progress.moderator))).catch(host.fail);
  }
  if (isOutdated(live, made.some(isNewWindow))) await drop(host, live).catch(host.fail);
  if (crew !== crewOf(live)) host.showTableOf(live);
  if (live.isOver) await conclude(host, live);
  else {
    // One that is lost is no loss: the entries are there.
    if (Math.floor(entries / SNAPSHOT_EVERY) !== Math.floor(record.entries.length / SNAPSHOT_EVERY))
      await snapshot(config, live).catch(host.fail);
    schedule(host, live);
  }
}

/** An end opens what was hidden in the story. */
function turnOf({ isOver }: LiveMatch, made: readonly Entry[]): Turn {
  if (isOver || made.some((entry) => 'rewind' in entry)) return 'anew';
  return made.some((entry) => 'undo' in entry) ? 'undone' : 'on';
}

/** Who plays for others and who leads, as one text. */
const crewOf = ({ progress: { sitters, moderator, nextModerator } }: LiveMatch): string =>
  `${sitters} ${moderator} ${nextModerator}`;

export const isDecided = (live: LiveMatch): boolean =>
  live.verdict.length > 0 || live.game.scores(live.match.s) !== null;

/** Keeps the end of a match, now or as soon as that can be written. */
export async function conclude(host: MatchHost, live: LiveMatch): Promise<void> {
  live.isOver = true;
  try {
    await host.finish(live);
  } catch (error) {
    host.fail(error);
    goOnLater(host, live);
  }
}

/** Something could not be written: everything stands still, but for the beat, until it can be, and goes on by itself. */
function goOnLater(host: MatchHost, live: LiveMatch): void {
  quiet(live);
  rest(live);
  if (live.isStopped) return;
  live.retry = host.config.clock.after(waitAfter(live.failures++), () => {
    enqueue(live, () => goOn(host, live)).catch(host.fail);
  });
}

async function goOn(host: MatchHost, live: LiveMatch): Promise<void> {
  const { config } = host;
  if (live.isStopped) return;
  try {
    await config.storage.check();
    if (!live.isOver) await restore(config, live);
  } catch (error) {
    host.fail(error);
    return goOnLater(host, live);
  }
  live.verdict = verdictOf(live);
  if (isDecided(live)) return conclude(host, live);
  // The clocks show more than was told.
  live.extensions++;
  publish(config, live, 'anew', beatOf(live) > 0);
  schedule(host, live);
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

function byItself(host: MatchHost, live: LiveMatch, make: (at: number) => unknown): void {
  enqueue(live, async () => {
    if (!live.isOver && !live.isStopped && !live.progress.isPaused && !rests(host.config.limits.match, live))
      await commit(host, live, make);
  }).catch(host.fail);
}
