import { closeSync, createReadStream, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ArrayPlan, bytesOf, npyHeader, offsetsOf, rowSize } from './arrays.ts';
import type { PlayedGame } from './keeper.ts';
import type { ZipEntry } from './zip.ts';

/** The rows of every array, each in a file of its own until all games are played: memory need not hold them. */
export interface Spool {
  add(played: PlayedGame): void;
  rowsOf(name: string): number;
  close(): void;
  /** Every array as a .npy file. */
  entries(): Iterable<ZipEntry>;
}

/** Throws as the file system does. */
export function openSpool(folder: string, arrays: readonly ArrayPlan[]): Spool {
  const files = new Map(arrays.map(({ name }) => [name, openSync(join(folder, name), 'w')]));
  const bytes = new Map(arrays.map(({ name }) => [name, 0]));
  const ends = new Map<string, number>();
  const append = (name: string, rows: Uint8Array) => {
    writeFileSync(files.get(name)!, rows);
    bytes.set(name, bytes.get(name)! + rows.length);
  };
  for (const { name } of arrays) if (name.endsWith(offsetsOf(''))) append(name, bytesOf('int64', [0]));
  const rowsOf = (plan: ArrayPlan): number => bytes.get(plan.name)! / rowSize(plan);
  return {
    add({ rows, lengths }) {
      for (const [name, part] of Object.entries(rows)) if (part.length > 0) append(name, part);
      for (const [group, list] of Object.entries(lengths)) {
        let end = ends.get(group) ?? 0;
        const offsets = list.map((length) => {
          end += length;
          return end;
        });
        ends.set(group, end);
        append(offsetsOf(group), bytesOf('int64', offsets));
      }
    },
    rowsOf: (name) => rowsOf(arrays.find((plan) => plan.name === name)!),
    close: () => files.forEach(closeSync),
    *entries() {
      for (const plan of arrays) yield { name: `${plan.name}.npy`, chunks: npyOf(plan, rowsOf(plan), folder) };
    },
  };
}

async function* npyOf(plan: ArrayPlan, rows: number, folder: string): AsyncGenerator<Buffer> {
  yield npyHeader(plan, rows);
  yield* createReadStream(join(folder, plan.name), { highWaterMark: 1 << 20 });
}
