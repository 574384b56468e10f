import { LIFETIME } from '../accounts/sessions.ts';
import { giveUpAbandoned } from './abandoned.ts';
import type { HallState } from './hall-state.ts';
import { letGo } from './let-go.ts';
import { forgetMatch } from './play.ts';
import { QUIET, UNUSED } from './room.ts';

/** How often unused tables and matches are swept, in milliseconds. */
const SWEEP_EVERY = 5 * 60_000;
/**
 * After this many milliseconds without activity a table leaves memory, with its match, if nobody is there; a finished
 * match in any case.
 */
const UNATTENDED = 10 * 60 * 1000;

/** A match on somebody's device is deleted after this many milliseconds without a change. */
const DEVICE_UNCHANGED = 180 * 24 * 60 * 60 * 1000;

/** Lets go of unattended tables, ends abandoned matches and deletes what is unused, now and from time to time. */
export function keepSweeping(hall: HallState): () => void {
  const { clock, storage } = hall.config;
  let cancel = () => {};
  const sweep = () => {
    cancel = clock.after(SWEEP_EVERY, sweep);
    letUnattendedGo(hall);
    giveUpAbandoned(hall).catch(hall.fail);
    const date = clock.date();
    storage.deleteIdle(date - UNUSED, date - QUIET).catch(hall.fail);
    storage.deleteDeviceMatches(date - DEVICE_UNCHANGED).catch(hall.fail);
    for (const kind of ['session', 'recovery'] as const)
      storage.deleteTokens(kind, date - LIFETIME[kind]).catch(hall.fail);
    forgetHouseholds(hall).catch(hall.fail);
  };
  sweep();
  return () => cancel();
}

function letUnattendedGo(hall: HallState): void {
  const now = hall.config.clock.now();
  for (const table of hall.tables.values()) {
    if (now - Math.max(table.stirredAt, table.loadedAt) < UNATTENDED || table.users > 0) continue;
    const live = hall.lives.get(table.match);
    // A failed write is still to be retried.
    if (live !== undefined && live.retry !== null) continue;
    if (table.guests.size === 0) letGo(hall, table).catch(hall.fail);
    else if (live?.isOver && !table.isPlaying) forgetMatch(hall, live.id);
  }
}

/** Forgets the addresses that removed tables were created from. */
async function forgetHouseholds({ households, config: { storage } }: HallState): Promise<void> {
  for (const [household, tables] of [...households]) {
    const left = await storage.outlinesOf([...tables]);
    if (left.length === 0) households.delete(household);
    else households.set(household, new Set(left.map(({ id }) => id)));
  }
}
