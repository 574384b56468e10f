import type { Table } from './table.ts';

/** What may change about a table by what people ask for. */
type Kept = Pick<Table, 'host' | 'settings' | 'chairs' | 'muted' | 'match' | 'isPlaying' | 'round' | 'updatedAt'>;
/** By table: as it was last written. */
const kept = new WeakMap<Table, Kept>();

function copyOf({ host, settings, chairs, muted, match, isPlaying, round, updatedAt }: Kept): Kept {
  const copies = { chairs: chairs.map((chair) => ({ ...chair })), muted: new Set(muted) };
  return { host, settings, match, isPlaying, round, updatedAt, ...copies };
}

/** By table: when the latest change is done. */
const turns = new WeakMap<Table, Promise<unknown>>();

/**
 * Does one change to a table after the other, so that one which fails is taken back before the next is made. Nothing in
 * it may wait for the match at the table, whose end is such a change itself.
 */
export function inTurn<R>(table: Table, change: () => Promise<R>): Promise<R> {
  const done = (turns.get(table) ?? Promise.resolve()).then(change);
  turns.set(
    table,
    done.catch(() => {}),
  );
  return done;
}

/** The table is on disk as it stands. */
export const noteKept = (table: Table): void => void kept.set(table, copyOf(table));

/** To be called in turn. Writes a table as it stands; if that fails, what was changed about it since it was last written did not happen. */
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
