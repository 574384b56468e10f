import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { freshFile, run } from '../tests/scripted-terminal.ts';
import { freshFolder, type Serving, startServing } from '../tests/serving.ts';

let serving: Serving | null = null;
afterEach(async () => {
  await serving?.end('SIGKILL');
  serving = null;
});

/** Opens a table as a new guest, and gives its id. */
async function openTable(url: string): Promise<string> {
  const send = (path: string, body: object, cookie = '') =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const cookie = (await send('/api/me', { name: 'Ann' })).headers.getSetCookie()[0]!.split(';')[0]!;
  const answer = await send('/api/tables', { game: 'tic-tac-toe', seats: 2 }, cookie);
  return ((await answer.json()) as { table: { id: string } }).table.id;
}
const statusOf = async (url: string, table: string) => (await fetch(`${url}/api/tables/${table}`)).status;

test('a backup of a running server goes back into it, and into another folder', async () => {
  const data = freshFolder();
  const file = freshFile('backup.sqlite');
  serving = await startServing('--port', '0', '--data', data);
  const { url } = serving;
  const before = await openTable(url);
  expect(await run(['backup', file, '--data', data])).toMatchObject({ code: 0, errors: '' });
  const after = await openTable(url);
  expect([await statusOf(url, before), await statusOf(url, after)]).toEqual([200, 200]);

  expect(await run(['restore', file, '--data', data])).toMatchObject({
    code: 2,
    errors: `duskhall: A server runs on ${data}. --force replaces what it keeps.\n`,
  });
  const restored = await run(['restore', file, '--data', data, '--force']);
  expect(restored).toMatchObject({ code: 0, errors: '' });
  expect(restored.output).toContain(`the server runs again: ${url}`);
  expect([await statusOf(url, before), await statusOf(url, after)]).toEqual([200, 404]);
  expect(readdirSync(data).filter((name) => name.startsWith('restore'))).toEqual([]);
  expect(await serving.end()).toBe(0);
  expect(existsSync(join(data, 'serving.json'))).toBe(false);

  const other = freshFolder();
  expect(await run(['restore', file], '', { DUSKHALL_DATA: other })).toMatchObject({ code: 0, errors: '' });
  const twice = await run(['restore', file, '--data', other]);
  expect([twice.code, twice.errors]).toEqual([2, expect.stringContaining('--force replaces it.')]);
  expect(await run(['restore', file, '--data', other, '--force'])).toMatchObject({ code: 0, errors: '' });
  serving = await startServing('--port', '0', '--data', other);
  expect([await statusOf(serving.url, before), await statusOf(serving.url, after)]).toEqual([200, 404]);
});

test('what is no backup is refused, and a running server does not notice', async () => {
  const data = freshFolder();
  const file = freshFile('noise.sqlite');
  writeFileSync(file, 'noise'.repeat(1000));
  serving = await startServing('--port', '0', '--data', data);
  const table = await openTable(serving.url);
  for (const name of [file, '/nowhere/at/all.sqlite']) {
    const { code, errors } = await run(['restore', name, '--data', data, '--force']);
    expect([code, errors]).toEqual([2, expect.stringContaining(name)]);
    expect(errors.trim().split('\n')).toHaveLength(1);
  }
  expect(await statusOf(serving.url, table)).toBe(200);
  const { code, errors } = await run(['backup', freshFile('x'), '--data', '/nowhere']);
  expect([code, errors]).toEqual([2, 'duskhall: There is no database in /nowhere.\n']);
});
