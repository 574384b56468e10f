import { leave, stopTimers } from '@duskhall/host';
import type { HallState, Lease } from './hall-state.ts';
import { newNode } from './host-table.ts';

/** The lease is renewed so often in its time, and no longer relied on after this part of it. */
const RENEWALS = 4;
const SAFE = 0.8;

/** Registers this process in the storage, and keeps renewing its lease. Real time, whatever the clock of the tables. */
export async function takeLease(hall: HallState): Promise<Lease> {
  const { storage, clock } = hall.config;
  const { lease } = storage;
  await storage.join(hall.node);
  if (lease === undefined) return { isSafe: () => true, stop: () => storage.leave(hall.node) };
  await untilAlone(hall, lease);
  let renewedAt = performance.now();
  /** Since when every renewal was in time: who has been cut off itself may not take others for dead. */
  let steadySince = renewedAt;
  let isFailing = false;
  let isStopped = false;

  const renew = async (): Promise<void> => {
    const began = performance.now();
    try {
      if (!(await storage.renew(hall.node))) {
        await startOver(hall);
        steadySince = began;
      } else if (began - renewedAt > lease) steadySince = began;
      renewedAt = began;
      isFailing = false;
      if (began - steadySince > lease && (await storage.bury()).length > 0) hall.alarm.set(clock.date());
    } catch (error) {
      if (!isFailing) hall.fail(error);
      isFailing = true;
    }
  };
  let renewing = Promise.resolve();
  let timer = setTimeout(function again() {
    renewing = renew().then(() => {
      if (!isStopped) timer = setTimeout(again, lease / RENEWALS);
    });
  }, lease / RENEWALS);
  return {
    isSafe: () => performance.now() - renewedAt < SAFE * lease,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await renewing;
      await storage.leave(hall.node);
    },
  };
}

/** Waits for the lease of a process that has just been killed. */
async function untilAlone({ node, config: { storage } }: HallState, lease: number): Promise<void> {
  for (const end = performance.now() + 1.5 * lease; (await storage.countOthers(node)) > 0; ) {
    if (performance.now() > end) {
      await storage.leave(node);
      throw new Error('The database is in use by another process.');
    }
    await storage.renew(node);
    await new Promise((resolve) => setTimeout(resolve, lease / 10));
  }
}

/** The lease was over, and others may have taken the tables: forgets them unsaved, and has everybody come again. */
async function startOver(hall: HallState): Promise<void> {
  hall.fail(new Error('The lease of this process was over: its tables are loaded again.'));
  for (const live of hall.lives.values()) {
    live.isStopped = true;
    stopTimers(live);
    for (const guest of [...live.guests.keys()]) leave(live, guest);
  }
  const guests = [...hall.visits.keys()];
  for (const table of hall.tables.values()) table.round?.stop();
  for (const held of [hall.tables, hall.lives, hall.claims, hall.visits, hall.broken]) held.clear();
  hall.node = newNode();
  await hall.config.storage.join(hall.node);
  for (const guest of guests) guest.comeAgain();
}
