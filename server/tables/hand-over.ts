import { setTimeout as pause } from 'node:timers/promises';
import type { Claim } from '../storage/storage.ts';
import type { HallState } from './hall-state.ts';
import { letGo } from './let-go.ts';

/** How many tables are on their way at once. */
const AT_ONCE = 8;
/** So many milliseconds at most until the other process has loaded a table: until then it counts as on its way. */
const LOADED_WITHIN = 1000;
/** After so many milliseconds it is asked again which processes live. */
const FRESH = 500;

/** Hands every table over to the process that hosts the fewest; if no other lives, keeps them. */
export async function handOver(hall: HallState): Promise<void> {
  const { storage } = hall.config;
  if (hall.peers === null || hall.isLeaving) return;
  hall.isLeaving = true;
  await hall.alarm.stop();
  await storage.retire(hall.node);
  const choose = leastLoaded(hall);
  const kept = new Set<string>();
  let owned: Claim[] = [];
  const work = async () => {
    for (let claim = owned.pop(); claim !== undefined; claim = owned.pop()) {
      const { table } = claim;
      const to = await choose();
      if (to === null) kept.add(table);
      else
        await handOverTo(hall, claim, to).catch((error) => {
          hall.fail(error);
          kept.add(table);
        });
    }
  };
  // Tables that were being loaded, created or handed over to this process meanwhile have their turn, too.
  for (;;) {
    await Promise.allSettled(hall.moving.values());
    owned = (await storage.ownedBy(hall.node)).filter(({ table }) => !kept.has(table));
    if (owned.length === 0) return;
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
}

async function handOverTo(hall: HallState, claim: Claim, to: string): Promise<void> {
  const table = hall.tables.get(claim.table);
  if (table === undefined) {
    await hall.config.storage.release(claim, 0, to);
    hall.claims.delete(claim.table);
  } else if (!(await letGo(hall, table, to))) return;
  hall.tally.handedOver++;
  const loaded = hall.peers!.handedOver(claim.table, to, [...(table?.guests ?? [])]);
  await Promise.race([loaded, pause(LOADED_WITHIN, undefined, { ref: false })]);
}

/** Chooses the process with the fewest tables each time; null: there is none. */
function leastLoaded({ config: { storage } }: HallState): () => Promise<string | null> {
  let asked: ReturnType<typeof storage.living> | null = null;
  let askedAt = 0;
  return async () => {
    const now = performance.now();
    if (asked === null || now - askedAt > FRESH) [asked, askedAt] = [storage.living(), now];
    const [first, ...others] = await asked;
    if (first === undefined) return null;
    const least = others.reduce((a, b) => (b.tables < a.tables ? b : a), first);
    least.tables++;
    return least.node;
  };
}
