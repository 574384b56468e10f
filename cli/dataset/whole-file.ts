import { existsSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { BadInput } from '@duskhall/kernel';

/** Refuses a file that is there already, unless it may be replaced. */
export function mustBeFree(file: string, isForced: boolean): void {
  if (!existsSync(file)) return;
  if (!statSync(file).isFile()) throw new BadInput(`${file} is not a file`);
  if (!isForced) throw new BadInput(`${file} is there already; --force replaces it`);
}

/** Ctrl-C, `kill`, and a terminal that was closed. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Makes a file that is there whole or not at all. `fill` writes it as `part`, in a folder next to its place that is deleted
 * in any case, also when the process is stopped. Throws `BadInput` where the file system refuses.
 */
export async function writeWhole(
  file: string,
  isForced: boolean,
  fill: (folder: string, part: string) => Promise<void>,
): Promise<void> {
  mustBeFree(file, isForced);
  let folder: string | null = null;
  const discard = () => folder !== null && rmSync(folder, { recursive: true, force: true });
  const stop = (signal: NodeJS.Signals) => {
    discard();
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    folder = mkdtempSync(`${file}.part-`);
    const part = join(folder, 'part');
    await fill(folder, part);
    mustBeFree(file, isForced);
    renameSync(part, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    throw new BadInput(`${file} cannot be written: ${(error as Error).message}`);
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
    discard();
  }
}
