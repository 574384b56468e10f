import { collect, replay, resumeAt } from '@duskhall/kernel';
import type { Config } from '../config.ts';
import { readClocks } from './clocks.ts';
import { forgetLater } from './delay.ts';
import { type LiveMatch, resumeMatch } from './live-match.ts';
import { silence } from './silence.ts';

/** How far a match was kept. */
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

/** What could not be written did not happen. */
export function takeBack(live: LiveMatch, { entries, digests, verdict }: Mark): void {
  const { game, base, match } = live;
  const record = {
    ...match.record,
    entries: match.record.entries.slice(0, entries),
    digests: match.record.digests.slice(0, digests),
  };
  live.match = base === null ? replay(game, record) : resumeAt(game, record, base.entries, base.s);
  collect(live.match);
  live.progress = JSON.parse(live.kept);
  live.verdict = verdict;
}

/** Takes a match from where it is kept: what failed may have been written all the same. */
export async function restore({ storage, clock }: Config, live: LiveMatch): Promise<void> {
  const loaded = await storage.findMatch(live.id);
  if (loaded === null) throw new Error(`the match ${live.id} is no longer kept`);
  Object.assign(live, resumeMatch(live.game, loaded));
  collect(live.match);
  live.progress = { ...live.progress, ...loaded.progress };
  live.kept = JSON.stringify(live.progress);
  // Nobody could do anything meanwhile: that has cost nobody any time.
  live.readAt = clock.now();
}

/** Keeps a match whole, for the day its rules change. */
export async function snapshot({ storage }: Config, { id, game, match }: LiveMatch): Promise<void> {
  const { entries, rulesVersion } = match.record;
  await storage.saveSnapshot(id, { entries: entries.length, rulesVersion, state: game.clone(match.s) });
}

/** The server is going down: keeps what the clocks show, and the match whole. */
export async function keep(config: Config, live: LiveMatch): Promise<void> {
  live.isStopped = true;
  silence(live);
  forgetLater(live);
  if (live.isOver) return;
  readClocks(live, config.clock.now());
  await config.storage.append(live.id, live.match.record.entries.length, [], [], live.progress);
  await snapshot(config, live);
}
