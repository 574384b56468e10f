import type { Entry } from '@duskhall/kernel';
import { attendance, sitForAbsent } from './absence.ts';
import { turnBeat } from './beats.ts';
import { changeViewers, passConsole } from './console-handover.ts';
import { nameOf } from './leadership.ts';
import { beatOf, type LiveMatch } from './live-match.ts';
import { keepMinutes, minuteOf } from './minutes.ts';
import { drop, isOutdated } from './proposal.ts';
import { publish, type Turn } from './publish.ts';
import { keepReceipt } from './receipts.ts';
import { conclude, retryLater } from './recovery.ts';
import { Refused } from './refused.ts';
import { markOf, rollBack, saveSnapshot } from './save.ts';
import { schedule } from './schedule.ts';
import { readClocks, setClocks, standingNow } from './seat-clocks.ts';
import { stopBots } from './stop-timers.ts';
import type { Deed, Receipt } from './stored-match.ts';
import { isDecided } from './verdict.ts';
import { isNewWindow } from './window.ts';

/** After how many entries a snapshot is stored: as many are replayed in a fraction of a millisecond. */
const SNAPSHOT_EVERY = 50;

/** Who used the console, and what for. */
export interface Note {
  by: { id: string; name: string };
  deed: Deed;
}

/**
 * Makes entries. `make` puts them into the record in memory, they are written, and only then is anybody told. If it returns
 * false nothing was done. To be called from the match's queue.
 */
export async function commit(live: LiveMatch, make: (at: number) => unknown, note?: Note): Promise<void> {
  const { clock, storage, announce, onCrewChange, fail } = live.ports;
  const { record } = live.match;
  const now = clock.now();
  readClocks(live, now);
  const mark = markOf(live);
  const { entries, digests } = mark;
  const before = standingNow(live);
  const present = attendance(live);
  const crew = crewOf(live);
  const { moderator } = live.progress;
  const wasSecret = beatOf(live) > 0;
  let made: Entry[];
  try {
    if (make(now - live.begunAt) === false) return;
    made = record.entries.slice(entries);
    setClocks(live, before, made);
    passConsole(live, made);
    sitForAbsent(live, present);
    const progress = JSON.stringify(live.progress);
    const news = progress === live.kept ? null : live.progress;
    const minutes = note === undefined ? [] : [minuteOf(live, note.by, { did: note.deed }, now)];
    const receipt = receiptOf(live, made);
    await storage.append(live.id, entries, made, record.digests.slice(digests), news, minutes, receipt);
    keepMinutes(live, minutes);
    if (receipt !== null) keepReceipt(live.receipts, receipt);
    live.request = null;
    live.kept = progress;
  } catch (error) {
    // A refusal has changed nothing. A failed write has, and so may a game that throws in the middle of a move.
    if (error instanceof Refused) throw error;
    rollBack(live, mark);
    retryLater(live);
    throw error;
  }
  live.failures = 0;
  live.isOver = isDecided(live);
  if (made.some(isNewWindow) || !wasSecret) turnBeat(live);
  publish(live, turnOf(live, made), wasSecret);
  // After a step back questions have their old numbers, and what was thought or said about them must not count.
  if (made.some(isRewind)) stopBots(live);
  if (moderator !== live.progress.moderator) {
    changeViewers(live);
    await announce({ about: 'leads-now', name: nameOf(live, live.progress.moderator) }).catch(fail);
  }
  if (isOutdated(live, made.some(isNewWindow))) await drop(live).catch(fail);
  if (crew !== crewOf(live)) onCrewChange();
  if (live.isOver) return conclude(live);
  // A lost snapshot does no harm: the entries are stored.
  if (Math.floor(entries / SNAPSHOT_EVERY) !== Math.floor(record.entries.length / SNAPSHOT_EVERY))
    await saveSnapshot(live).catch(fail);
  schedule(live);
}

/** Only entries carry receipts. The state is already what the answer will tell of. */
function receiptOf({ request, match }: LiveMatch, made: readonly Entry[]): Receipt | null {
  if (request === null || made.length === 0) return null;
  const { client, id, seat } = request;
  return { client, id, asked: match.s.table.asked[seat] ?? -1 };
}

const isRewind = (entry: Entry): boolean => 'rewind' in entry;

/** How the viewers' stories go on; the end reveals what was hidden. */
function turnOf({ isOver }: LiveMatch, made: readonly Entry[]): Turn {
  if (isOver || made.some(isRewind)) return 'anew';
  return made.some((entry) => 'undo' in entry) ? 'undone' : 'on';
}

/** Who plays for others and who leads, as one text. */
const crewOf = ({ progress: { sitters, moderator, nextModerator } }: LiveMatch): string =>
  `${sitters} ${moderator} ${nextModerator}`;
