import { Elsewhere } from '../contract.ts';
import type { Table } from './table.ts';

/** The fields of a table that requests can change. */
type Kept = Pick<Table, 'host' | 'settings' | 'chairs' | 'muted' | 'match' | 'isPlaying' | 'round' | 'updatedAt'>;
/** Each table as last written. */
const kept = new WeakMap<Table, Kept>();

function copyOf({ host, settings, chairs, muted, match, isPlaying, round, updatedAt }: Kept): Kept {
  const copies = { chairs: chairs.map((chair) => ({ ...chair })), muted: new Set(muted) };
  return { host, settings, match, isPlaying, round, updatedAt, ...copies };
}

/** When the latest change of each table is done. */
const turns = new WeakMap<Table, Promise<unknown>>();
/** Tables that have left memory. */
const closed = new WeakSet<Table>();

/** The table leaves memory: changes that still wait for their turn are refused. */
export const closeTurns = (table: Table): void => void closed.add(table);

/**
 * Runs changes to a table one at a time, so that a failed one is rolled back before the next starts. A change must not
 * wait for the match at the table: the end of a match is itself such a change, and this would deadlock.
 */
export function inTurn<R>(table: Table, change: () => Promise<R>): Promise<R> {
  const done = (turns.get(table) ?? Promise.resolve()).then(() => {
    if (closed.has(table)) throw new Elsewhere(table.id);
    return change();
  });
  turns.set(
    table,
    done.catch(() => {}),
  );
  return done;
}

/** Notes that the table on disk is up to date. */
export const noteKept = (table: Table): void => void kept.set(table, copyOf(table));

/** Writes a table; if that fails, rolls back all changes since the last write. Call it through `inTurn`. */
export async function keepTable(table: Table, write: () => Promise<void>): Promise<void> {
  const copy = copyOf(table);
  try {
    await write();
    kept.set(table, copy);
  } catch (error) {
    const before = kept.get(table);
    // A round that was not written has not begun, and one that is over does not begin again.
    const round = before?.round === table.round ? table.round : null;
    if (before !== undefined) Object.assign(table, { ...copyOf(before), round });
    throw error;
  }
}
