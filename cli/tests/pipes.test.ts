import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const start = (...words: string[]) =>
  spawn(process.execPath, [fileURLToPath(new URL('../duskhall.js', import.meta.url)), ...words]);

/** How a process that we started ended, and what it complained of. */
async function endOf(child: ReturnType<typeof start>) {
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const [code] = await once(child, 'close');
  return [code, errors];
}

test('the built engine answers and ends with its input', async () => {
  const child = start('engine');
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stdin.end('{"id":1,"do":"new","game":"tic-tac-toe"}\n{"id":2,"do":"legal"}\n');
  expect(await endOf(child)).toEqual([0, '']);
  expect(
    output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).ok),
  ).toEqual([true, true]);
});

test('an engine that nobody reads any more ends quietly', async () => {
  const child = start('engine');
  child.stdin.on('error', () => {});
  child.stdin.write('{"do":"new","game":"tic-tac-toe"}\n');
  await once(child.stdout, 'data');
  child.stdout.destroy();
  const end = endOf(child);
  child.stdin.end('{"do":"record"}\n'.repeat(5000));
  expect(await end).toEqual([0, '']);
});

test('a list that nobody reads to its end is no fault', async () => {
  const child = start('games', '--json');
  child.stdout.destroy();
  expect(await endOf(child)).toEqual([0, '']);
});

test('bad input ends with code 2', async () => {
  const [code, errors] = await endOf(start('play', 'poohsticks'));
  expect([code, errors]).toEqual([2, expect.stringMatching(/^duskhall: there is no game "poohsticks"; known: .*\n$/)]);
});
