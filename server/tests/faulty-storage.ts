import type { Request } from '../storage/batch.ts';
import { type Connection, rowsOf } from '../storage/connection.ts';
import { connectMemory } from '../storage/memory.ts';
import type { Storage } from '../storage/storage.ts';
import { storageOn } from '../storage/storage-on.ts';

/** A storage that fails on command. */
export interface Faulty {
  storage: Storage;
  /** Statements that fail from now on; null: none. */
  fails: RegExp | null;
  /** How often it has failed. */
  failures: number;
}

/** All statements that write. */
export const WRITES = /^(insert|update|delete)/;
export const ANYTHING = /^/;

export async function openFaulty(given?: Connection): Promise<Faulty> {
  const connection = given ?? (await connectMemory());
  const send = async (request: Request) => {
    const { fails } = faulty;
    if (fails !== null && 'statements' in request && request.statements.some(({ sql }) => fails.test(sql))) {
      faulty.failures++;
      rowsOf({ refusal: 'database or disk is full', isConflict: false });
    }
    return connection.send(request);
  };
  const faulty: Faulty = { storage: null!, fails: null, failures: 0 };
  faulty.storage = await storageOn({ ...connection, send }, async () => {});
  return faulty;
}
