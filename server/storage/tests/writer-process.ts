import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { bundleProgram } from '../../tests/bundle-program.ts';
import type { DriverName } from '../driver.ts';
import { openSqlite } from '../sqlite.ts';
import { NODE, startMatch } from './samples.ts';
import { MATCHES } from './writer.ts';

const WRITER = fileURLToPath(new URL('./writer.ts', import.meta.url));

/** Starts the matches that the writer goes on with. */
export async function prepareForWriter(folder: string, driver: DriverName): Promise<void> {
  const storage = await openSqlite(folder, driver);
  await storage.join(NODE);
  for (const id of MATCHES) await startMatch(storage, id);
  await storage.close();
}

/** Runs the writer in its own process, kills it after this many entries, and returns the last safe one per match. */
export async function writeUntilKilled(
  folder: string,
  driver: DriverName,
  count: number,
  meanwhile = async () => {},
): Promise<Map<string, number>> {
  const child = spawn(process.execPath, [await bundleProgram(WRITER), folder, driver], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exited = once(child, 'exit');
  const safe = new Map<string, number>();
  let seen = 0;
  for await (const line of createInterface({ input: child.stdout! })) {
    // The kill may have truncated the last line.
    const told = /^(\w) (\d+)$/.exec(line);
    if (told !== null) safe.set(told[1]!, Number(told[2]));
    seen++;
    if (seen === 1) await meanwhile();
    if (seen === count) child.kill('SIGKILL');
  }
  const [, signal] = await exited;
  if (signal !== 'SIGKILL') throw new Error(`The writer ended by itself after ${seen} entries.`);
  return safe;
}
