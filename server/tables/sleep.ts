import { clockLeft, enqueue, type LiveMatch, schedule, suspend, waitAfter, windowLeft } from '@duskhall/host';
import type { Asleep, HallState } from './hall-state.ts';
import { liveOf } from './load.ts';
import { forgetMatch } from './play.ts';
import { inTurn } from './write-table.ts';

/** After so many milliseconds without anybody at its table a match leaves the memory; one that is over, in any case. */
const UNATTENDED = 10 * 60 * 1000;

/** Lets those matches go that nobody attends: bots alone, people who have all left, ends that everybody has seen. */
export function letUnattendedGo(hall: HallState): void {
  for (const live of hall.lives.values()) {
    const table = hall.tables.get(live.table);
    if (table === undefined) {
      forgetMatch(hall, live.id);
      continue;
    }
    if (hall.floor.stillFor(table) < UNATTENDED) continue;
    // What could not be written yet is tried again.
    if (live.retry !== null) continue;
    if (live.isOver) forgetMatch(hall, live.id);
    else if (table.guests.size === 0) fallAsleep(hall, live).catch(hall.fail);
  }
}

/** Only a correspondence clock runs on: where nobody is at the table, nobody waits for another's minutes. */
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
    // Since when nobody has been there is to be known after a restart too.
    const table = hall.tables.get(live.table)!;
    await inTurn(table, () => hall.change(table)).catch(hall.fail);
    if (hasClock) setAlarm(hall, live, sleeper);
  });

/** It wakes when somebody's time is up. */
function setAlarm(hall: HallState, live: LiveMatch, sleeper: Asleep): void {
  const { clock } = hall.config;
  const due = [clockLeft, windowLeft].map((left) => left(live, sleeper.since)).filter((left) => left >= 0);
  if (due.length === 0) return;
  const left = Math.min(...due) - (clock.now() - sleeper.since);
  sleeper.callOff = clock.after(Math.max(0, left), () => void wake(hall, live.id, sleeper));
}

/** Wakes a match; one that cannot be read now is tried again until it can be. */
async function wake(hall: HallState, id: string, sleeper: Asleep, failures = 0): Promise<void> {
  try {
    await liveOf(hall, id);
  } catch (error) {
    hall.fail(error);
    if (hall.isStopping || hall.asleep.get(id) !== sleeper) return;
    sleeper.callOff = hall.config.clock.after(waitAfter(failures), () => void wake(hall, id, sleeper, failures + 1));
  }
}

/** Wakes those whose clocks ran when the server stopped, one after the other: others wait until somebody comes. */
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
