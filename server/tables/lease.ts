import { leave, Refused, stopTimers } from '@duskhall/host';
import type { HallState, Lease } from './hall-state.ts';
import { newNode } from './host-table.ts';
import { closeTurns } from './write-table.ts';

/** The lease is renewed so often in its time, and no longer relied on after this part of it. */
const RENEWALS = 4;
const SAFE = 0.8;
/** A renewal that is done later than this part of a lease after the last one shows that the process was cut off. */
const STEADY = 0.5;

/** Nobody else can take over tables of an embedded database. */
export const NO_LEASE: Lease = { isSafe: () => true, age: () => 0, mayBury: () => false, async stop() {} };

/** Registers this process in the storage, and keeps renewing its lease. Real time, whatever the clock of the tables. */
export async function takeLease(hall: HallState): Promise<Lease> {
  const { storage } = hall.config;
  const { lease } = storage;
  await storage.join(hall.node);
  if (lease === undefined) return { ...NO_LEASE, stop: () => storage.leave(hall.node) };
  if (hall.peers === null) await untilAlone(hall, lease);
  hall.peers?.joined(hall.node);
  let renewedAt = performance.now();
  /** Since when every renewal was in time: who has been cut off itself may not take others for dead. */
  let steadySince = renewedAt;
  let isFailing = false;
  let isStopped = false;

  const renew = async (): Promise<void> => {
    const began = performance.now();
    try {
      if (!(await storage.renew(hall.node))) {
        await startOver(hall, (joinedAt) => {
          renewedAt = joinedAt;
          steadySince = joinedAt;
        });
      } else {
        const now = performance.now();
        if (now - renewedAt > STEADY * lease) steadySince = now;
        renewedAt = began;
      }
      isFailing = false;
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
  const age = () => performance.now() - renewedAt;
  return {
    isSafe: () => age() < SAFE * lease,
    age,
    mayBury: () => age() < STEADY * lease && renewedAt - steadySince > lease,
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

/** The lease was over, and others may have taken the tables: forgets them unsaved, and sends everybody there. */
async function startOver(hall: HallState, onJoined: (at: number) => void): Promise<void> {
  hall.fail(new Error('The lease of this process was over: its tables are loaded again.'));
  for (const live of hall.lives.values()) {
    live.isStopped = true;
    stopTimers(live);
    for (const guest of [...live.guests.keys()]) leave(live, guest);
  }
  const guests = [...hall.visits.keys()];
  const tables = [...hall.tables.values()];
  for (const table of tables) {
    table.round?.stop();
    closeTurns(table);
  }
  for (const held of [hall.tables, hall.lives, hall.claims, hall.visits, hall.broken]) held.clear();
  hall.node = newNode();
  const { peers } = hall;
  const isJoined = await joinAgain(hall, onJoined).catch((error) => void hall.fail(error));
  if (!isJoined || peers === null) for (const guest of guests) guest.comeAgain();
  else for (const table of tables) void peers.handedOver(table.id, '', [...table.guests]);
}

async function joinAgain({ node, isLeaving, peers, config: { storage } }: HallState, onJoined: (at: number) => void) {
  const began = performance.now();
  await storage.join(node);
  if (isLeaving) await storage.retire(node);
  onJoined(began);
  peers?.joined(node);
  return true;
}

/** A process whose lease may be over says nothing: another may know better. */
export function mustBeSafe({ lease }: HallState): void {
  if (!lease.isSafe()) throw new Refused('busy', 'the server cannot reach its database: try again in a moment');
}
