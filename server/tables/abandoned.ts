import { enqueue, schedule } from '@duskhall/host';
import { givenUp } from '../texts/lines.ts';
import { announce } from './chat.ts';
import { FORGOTTEN, FULL } from './floor.ts';
import type { HallState } from './hall-state.ts';
import { liveOf } from './load.ts';
import { chairOf, type Table } from './table.ts';

/** A match unattended for this many milliseconds is ended, unless it is played by correspondence. */
const ABANDONED = 30 * 24 * 60 * 60 * 1000;

/** Ends an unattended match without a winner: its record becomes public, and its table is free. */
export async function giveUp(hall: HallState, table: Table): Promise<void> {
  const live = await liveOf(hall, table.match);
  // A match that fails to load has been set aside, which also frees its table.
  if (live === null) return;
  await enqueue(live, async () => {
    if (live.isOver || table.guests.size > 0) return;
    live.verdict = live.seats.map(() => 0);
    try {
      await hall.finish(live, live.verdict);
    } catch (error) {
      Object.assign(live, { isOver: false, verdict: [] });
      schedule(live);
      throw error;
    }
    await announce(hall, table, null, givenUp).catch(hall.fail);
  });
}

/** Ends matches that have been unattended for too long, one at a time. */
export async function giveUpAbandoned(hall: HallState): Promise<void> {
  for (const table of hall.floor.abandoned(ABANDONED)) if (!hall.isStopping) await giveUp(hall, table).catch(hall.fail);
}

/** Ends abandoned matches if a limit leaves no room for another match of these people. */
export async function makeWay(hall: HallState, { chairs }: Table): Promise<void> {
  const { matchesOfPerson, matchesInAll } = hall.config.limits.hall;
  const clear = async (isMeant: (table: Table) => boolean, most: number, stillFor: number) => {
    const isFull = () => [...hall.tables.values()].filter((one) => one.isPlaying && isMeant(one)).length >= most;
    if (!isFull()) return;
    for (const table of hall.floor.abandoned(stillFor, isMeant)) if (isFull()) await giveUp(hall, table);
  };
  for (const { person } of chairs)
    if (person?.id) await clear((table) => chairOf(table, person.id) >= 0, matchesOfPerson, FORGOTTEN);
  await clear(() => true, matchesInAll, FULL);
}
