import { schedule } from '@duskhall/host';
import { givenUp } from '../texts/lines.ts';
import { announce } from './chat.ts';
import type { HallState } from './hall-state.ts';
import { atTable } from './host-table.ts';
import { inQueue, liveOf } from './load-match.ts';
import type { Table } from './table.ts';
import { inTurn } from './write-table.ts';

/** A match unattended for this many milliseconds is ended, unless it is played by correspondence. */
const ABANDONED = 30 * 24 * 60 * 60 * 1000;
/** How many are ended in one sweep. */
const AT_ONCE = 100;

/** Ends an unattended match without a winner: its record becomes public, and its table is free. */
export async function giveUp(hall: HallState, table: Table): Promise<void> {
  const live = await liveOf(hall, table);
  // A match that cannot be loaded has been set aside: its table is freed for good.
  if (live === null) return inTurn(table, () => hall.change(table));
  await inQueue(live, async () => {
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
  const { storage, clock } = hall.config;
  for (const { id } of await storage.idleTables(true, clock.date() - ABANDONED, AT_ONCE)) {
    if (hall.isStopping) return;
    await atTable(hall, id, (table) => giveUp(hall, table)).catch(hall.fail);
  }
}
