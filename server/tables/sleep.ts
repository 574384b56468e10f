import { clockLeft, enqueue, type LiveMatch, schedule, suspend, waitAfter, windowLeft } from '@duskhall/host';
import type { Asleep, HallState } from './hall-state.ts';
import { liveOf } from './load.ts';
import { forgetMatch } from './play.ts';
import { inTurn } from './write-table.ts';

/**
 * After this many milliseconds without activity at its table, a match leaves memory if nobody is there; a finished one
 * in any case.
 */
const UNATTENDED = 10 * 60 * 1000;

/** Unloads unattended matches: bots only, everybody has left, or the end has been seen. */
export function letUnattendedGo(hall: HallState): void {
  for (const live of hall.lives.values()) {
    const table = hall.tables.get(live.table);
    if (table === undefined) {
      forgetMatch(hall, live.id);
      continue;
    }
    if (hall.floor.stillFor(table) < UNATTENDED) continue;
    // A failed write is still to be retried.
    if (live.retry !== null) continue;
    if (live.isOver) forgetMatch(hall, live.id);
    else if (table.guests.size === 0) fallAsleep(hall, live).catch(hall.fail);
  }
}

/** Unloads a match. Only a correspondence clock keeps running: with nobody at the table, nobody is kept waiting. */
const fallAsleep = (hall: HallState, live: LiveMatch): Promise<void> =>
  enqueue(live, async () => {
    const { config, lives, asleep } = hall;
    if (live.isOver || lives.get(live.id) !== live || hall.tables.get(live.table)!.guests.size > 0) return;
    const hasClock = live.settings.clock.kind === 'correspondence';
    const kept = suspend(live);
    const sleeper: Asleep = { kept, since: hasClock ? config.clock.now() : -1, callOff: () => {} };
    lives.delete(live.id);
    asleep.set(live.id, sleeper);
    try {
      await kept;
    } catch (error) {
      live.isStopped = false;
      asleep.delete(live.id);
      lives.set(live.id, live);
      schedule(live);
      throw error;
    }
    config.minds.forget(live.id);
    // Saves when the table became unattended, for use after a restart.
    const table = hall.tables.get(live.table)!;
    await inTurn(table, () => hall.change(table)).catch(hall.fail);
    if (hasClock) setAlarm(hall, live, sleeper);
  });

/** Wakes the match when somebody's time is up. */
function setAlarm(hall: HallState, live: LiveMatch, sleeper: Asleep): void {
  const { clock } = hall.config;
  const due = [clockLeft, windowLeft].map((left) => left(live, sleeper.since)).filter((left) => left >= 0);
  if (due.length === 0) return;
  const left = Math.min(...due) - (clock.now() - sleeper.since);
  sleeper.callOff = clock.after(Math.max(0, left), () => void wake(hall, live.id, sleeper));
}

/** Loads a match, retrying until it can be read. */
async function wake(hall: HallState, id: string, sleeper: Asleep, failures = 0): Promise<void> {
  try {
    await liveOf(hall, id);
  } catch (error) {
    hall.fail(error);
    if (hall.isStopping || hall.asleep.get(id) !== sleeper) return;
    sleeper.callOff = hall.config.clock.after(waitAfter(failures), () => void wake(hall, id, sleeper, failures + 1));
  }
}

/** After a restart, loads matches with running clocks, one at a time; others are loaded when somebody comes. */
export async function wakeAll(hall: HallState): Promise<void> {
  for (const { match, isPlaying, settings } of [...hall.tables.values()]) {
    if (!isPlaying || settings.clock.kind !== 'correspondence') continue;
    await new Promise<void>((resolve) => setImmediate(resolve));
    if (hall.isStopping) return;
    if (hall.lives.has(match) || hall.asleep.has(match)) continue;
    const sleeper: Asleep = { kept: Promise.resolve(), since: -1, callOff: () => {} };
    hall.asleep.set(match, sleeper);
    await wake(hall, match, sleeper);
  }
}
