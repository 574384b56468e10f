import { collect, replay, resumeAt } from '@duskhall/kernel';
import { forgetLater } from './delayed-news.ts';
import type { LiveMatch } from './live-match.ts';
import { receiptsFrom } from './receipts.ts';
import { readClocks } from './seat-clocks.ts';
import { resumeMatch, snapshotOf } from './snapshot.ts';
import { stopTimers } from './stop-timers.ts';

/** How much of a match is stored. */
export interface Mark {
  entries: number;
  digests: number;
  verdict: number[];
}
export const markOf = ({ match: { record }, verdict }: LiveMatch): Mark => ({
  entries: record.entries.length,
  digests: record.digests.length,
  verdict,
});

/** Undoes what could not be written. */
export function rollBack(live: LiveMatch, { entries, digests, verdict }: Mark): void {
  const { game, base, match } = live;
  const record = {
    ...match.record,
    entries: match.record.entries.slice(0, entries),
    digests: match.record.digests.slice(0, digests),
  };
  live.match = base === null ? replay(game, record, entries, 'last digest') : resumeAt(game, record, base, 'no digest');
  collect(live.match);
  live.progress = JSON.parse(live.kept);
  live.verdict = verdict;
}

/** Loads the match again: a write that failed may have reached the disk all the same. */
export async function restore(live: LiveMatch): Promise<void> {
  const { storage, clock, program } = live.ports;
  const loaded = await storage.findMatch(live.id);
  if (loaded === null) throw new Error(`the match ${live.id} is no longer stored`);
  Object.assign(live, resumeMatch(live.game, loaded, program));
  live.receipts = receiptsFrom(loaded.receipts);
  collect(live.match);
  const { asOf: _, ...progress } = loaded.progress;
  live.progress = { ...live.progress, ...progress };
  live.kept = JSON.stringify(live.progress);
  // Nobody could act meanwhile, so nobody has used any time.
  live.readAt = clock.now();
}

/** Stores the state, from which a match is loaded, and goes on if its rules change. */
export async function saveSnapshot({ ports, id, match }: LiveMatch): Promise<void> {
  await ports.storage.saveSnapshot(id, snapshotOf(match, ports.program));
}

/** Stores what the clocks show: the process may be gone the next moment. */
export async function saveClocks(live: LiveMatch): Promise<void> {
  readClocks(live, live.ports.clock.now());
  await live.ports.storage.append(live.id, live.match.record.entries.length, [], [], live.progress);
}

/** Stops the match and stores it: the process is going down, or nobody is at the table. */
export async function suspend(live: LiveMatch): Promise<void> {
  live.isStopped = true;
  stopTimers(live);
  forgetLater(live);
  if (live.isOver) return;
  await saveClocks(live);
  await saveSnapshot(live);
}
