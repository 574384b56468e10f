import type { Progress } from '@duskhall/host';
import type { Claim, Orphan } from '../storage/storage.ts';
import type { HallState } from './hall-state.ts';
import { hostTable } from './host-table.ts';

/** How many tables are loaded at once: they wait for the storage most of the time, and leave room there for others. */
const AT_ONCE = 3;

/** Notes tables that have been taken under this name of the process; it may have got another since. */
export function noteTaken(hall: HallState, node: string, claims: readonly (Claim | Orphan)[]): void {
  if (node !== hall.node) return;
  // A request may have found a table here before the answer to whoever took it came.
  const isNew = ({ table, epoch }: Claim) => (hall.tables.get(table)?.claim ?? hall.claims.get(table))?.epoch !== epoch;
  for (const { table, epoch, ...orphan } of claims.filter(isNew))
    hall.claims.set(table, { table, epoch, timeLeft: 'progress' in orphan ? timeLeft(orphan.progress) : 0 });
}

/** Milliseconds until some clock of a match could be up, by what was last written; Infinity: none runs. */
function timeLeft(text: string): number {
  try {
    const { left, window, isPaused }: Progress = JSON.parse(text);
    return isPaused ? Number.POSITIVE_INFINITY : Math.min(...[window, ...left].filter((time) => time >= 0));
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Loads the tables that this process has taken, those whose clocks are up first; rejects if one cannot be loaded. */
export async function loadTaken(hall: HallState): Promise<void> {
  const tried = new Set<string>();
  const failed: unknown[] = [];
  const work = async () => {
    for (let table = nextOf(hall, tried); table !== null; table = nextOf(hall, tried)) {
      tried.add(table);
      await hostTable(hall, table).catch((error) => failed.push(error));
      // Somebody may have loaded it just before.
      if (hall.tables.has(table)) hall.claims.delete(table);
      // Players come first.
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (failed.length > 0) throw failed[0];
}

function nextOf({ claims, isLeaving, isStopping }: HallState, tried: ReadonlySet<string>): string | null {
  if (isLeaving || isStopping) return null;
  let next = null;
  for (const claim of claims.values())
    if (!tried.has(claim.table) && (next === null || claim.timeLeft < next.timeLeft)) next = claim;
  return next?.table ?? null;
}
