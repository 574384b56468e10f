/** Appends to many matches concurrently, as fast as it can, and prints each safe entry: `writer.ts FOLDER DRIVER`. */
import { randomUUID } from 'node:crypto';
import type { DriverName } from '../driver.ts';
import { openSqlite } from '../sqlite.ts';
import type { Storage } from '../storage.ts';

export const MATCHES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

async function keepAppending(storage: Storage, match: string, node: string): Promise<void> {
  const claim = (await storage.claim(`table of ${match}`, node))!;
  const { append } = storage.matchStorage(claim);
  let number = (await storage.findMatch(match))!.entries.length;
  for (;;) {
    const entry = { seat: 0, move: `${match}${number}`, by: 'seat' as const, at: number };
    await append(match, number, [entry], [], {
      left: [number],
      window: -1,
      sitters: [],
      conceded: [],
      isPaused: false,
      moderator: '',
      nextModerator: null,
      led: [],
    });
    process.stdout.write(`${match} ${number}\n`);
    number++;
  }
}

const [folder, driver] = process.argv.slice(2) as [string, DriverName];
if (folder !== undefined) {
  const storage = await openSqlite(folder, driver);
  const node = randomUUID();
  await storage.join(node);
  await Promise.all(MATCHES.map((match) => keepAppending(storage, match, node)));
}
