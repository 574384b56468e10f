import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Played } from './fit.ts';

/**
 * The games of a training, stored in parts as they are played. A game depends on the seed and on the games of earlier
 * generations alone, so a training that was stopped and goes on ends as one that was not.
 */
export interface Checkpoint {
  load(part: string): Played[] | null;
  save(part: string, games: readonly Played[]): void;
}

export const nowhere: Checkpoint = { load: () => null, save() {} };

/** Files of 32-bit numbers: of each game how many numbers its rows have, how many sides, their shares, and its rows. */
export function checkpointIn(folder: URL): Checkpoint {
  mkdirSync(folder, { recursive: true });
  const fileOf = (part: string): URL => new URL(`${part}.f32`, folder);
  return {
    load: (part) => (existsSync(fileOf(part)) ? read(readFileSync(fileOf(part))) : null),
    save(part, games) {
      const parts = games.map(({ rows, shares }) => {
        const numbers = new Float32Array(2 + shares.length + rows.length);
        numbers.set([rows.length, shares.length, ...shares]);
        numbers.set(rows, 2 + shares.length);
        return numbers;
      });
      const unfinished = new URL(`${part}.part`, folder);
      writeFileSync(unfinished, Buffer.concat(parts.map(({ buffer }) => Buffer.from(buffer))));
      renameSync(unfinished, fileOf(part));
    },
  };
}

function read(bytes: Buffer): Played[] {
  const numbers = new Float32Array(Uint8Array.from(bytes).buffer);
  const games: Played[] = [];
  for (let at = 0; at < numbers.length; ) {
    const [length, sides] = [numbers[at]!, numbers[at + 1]!];
    const start = at + 2 + sides;
    games.push({ rows: numbers.slice(start, start + length), shares: [...numbers.slice(at + 2, start)] });
    at = start + length;
  }
  return games;
}
