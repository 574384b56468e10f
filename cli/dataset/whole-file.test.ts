import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, readdirSync, readFileSync, symlinkSync, watch, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { freshFile, run } from '../tests/scripted-terminal.ts';
import { openSpool } from './spool.ts';
import { writeWhole } from './whole-file.ts';
import { zip } from './zip.ts';

const tiny = (...words: string[]) => run(['dataset', 'tic-tac-toe', '--games', '2', '--bots', 'random', ...words]);

test('a file that is there stays as it is, unless it may be replaced', async () => {
  const file = freshFile('games.npz');
  writeFileSync(file, 'precious');
  expect(await tiny('--out', file)).toMatchObject({ code: 2, errors: expect.stringContaining('--force replaces it') });
  expect(readFileSync(file, 'utf8')).toBe('precious');
  expect(await tiny('--out', file, '--force')).toMatchObject({ code: 0 });
  expect(readFileSync(file, 'latin1').slice(0, 2)).toBe('PK');
  expect(readdirSync(dirname(file))).toEqual(['games.npz']);
});

test('a folder is never replaced, and one that is not there is said to be missing', async () => {
  const folder = dirname(freshFile('x'));
  expect(await tiny('--out', folder, '--force')).toMatchObject({
    code: 2,
    errors: `duskhall: ${folder} is not a file\n`,
  });
  const { code, errors } = await tiny('--out', join(folder, 'nowhere', 'x.npz'));
  expect([code, errors]).toEqual([2, expect.stringMatching(/cannot be written: ENOENT.*\n$/)]);
  expect(readdirSync(folder)).toEqual([]);
});

const FULL = '/dev/full';
const hasFull = existsSync(FULL);

for (const [what, fill] of [
  ['an archive', (_: string, part: string) => pipeline(zip([{ name: 'a', chunks: [Buffer.alloc(99)] }]), fullAt(part))],
  [
    'the rows of an array',
    async (folder: string) => {
      symlinkSync(FULL, join(folder, 'game'));
      const spool = openSpool(folder, [{ name: 'game', type: 'int32', meaning: '' }]);
      try {
        spool.add({ rows: { game: Buffer.alloc(99) }, lengths: {} });
      } finally {
        spool.close();
      }
    },
  ],
] as [string, (folder: string, part: string) => Promise<void>][])
  test(`a disk that is full while ${what} is written leaves nothing`, async ({ skip }) => {
    if (!hasFull) skip('there is no /dev/full here');
    const file = freshFile('games.npz');
    await expect(writeWhole(file, false, fill)).rejects.toThrow(/games\.npz cannot be written: ENOSPC/);
    expect(readdirSync(dirname(file))).toEqual([]);
  });

function fullAt(part: string) {
  symlinkSync(FULL, part);
  return createWriteStream(part);
}

test('an error that is not of the disk stays what it is, and leaves nothing', async () => {
  const file = freshFile('games.npz');
  const chunks = function* () {
    yield Buffer.alloc(9);
    throw new Error('a broken game');
  };
  const fill = (_: string, part: string) => pipeline(zip([{ name: 'a', chunks: chunks() }]), createWriteStream(part));
  await expect(writeWhole(file, false, fill)).rejects.toThrow(/^a broken game$/);
  expect(readdirSync(dirname(file))).toEqual([]);
});

test('what was there is not replaced by a data set that turned up late', async () => {
  const file = freshFile('games.npz');
  const fill = async (_: string, part: string) => {
    writeFileSync(part, 'new');
    writeFileSync(file, 'precious');
  };
  await expect(writeWhole(file, false, fill)).rejects.toThrow('--force replaces it');
  expect(readFileSync(file, 'utf8')).toBe('precious');
});

for (const [signal, status] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)
  test(`a process that is stopped by ${signal} leaves nothing`, async () => {
    const file = freshFile('games.npz');
    const begun = once(watch(dirname(file)), 'change');
    const program = fileURLToPath(new URL('../duskhall.js', import.meta.url));
    const words = ['dataset', 'tic-tac-toe', '--games', '1000000000', '--bots', 'random', '--out', file];
    const child = spawn(process.execPath, [program, ...words]);
    await begun;
    child.kill(signal);
    expect(await once(child, 'close')).toEqual([status, null]);
    expect(readdirSync(dirname(file))).toEqual([]);
  });
