import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hasPostgres } from '../../scripts/test-servers/index.ts';
import { freshSchema } from '../../server/storage/tests/postgres-schema.ts';
import { run } from '../tests/scripted-terminal.ts';
import { freshFolder, startServing } from '../tests/serving.ts';

async function open() {
  const data = freshFolder();
  const serving = await startServing('--port', '0', '--data', data);
  onTestFinished(async () => void (await serving.end('SIGKILL')));
  const deed = (...words: string[]) => run(['ladder', ...words, '--data', data]);
  const turn = async (token: string) => {
    const headers = { authorization: `Bearer ${token.trim()}`, 'content-type': 'application/json' };
    return fetch(`${serving.url}/api/ladders/turn`, { method: 'POST', headers, body: '{}' });
  };
  return { data, serving, deed, turn };
}

test('an operator opens a ladder and registers a program while the server runs, and it plays', async () => {
  const { data, serving, deed, turn } = await open();
  const list = (...words: string[]) => run(['ladder', 'tic-tac-toe', '--server', serving.url, ...words]);
  expect(await list()).toMatchObject({ code: 2, errors: expect.stringContaining('there is no ladder of tic-tac-toe') });
  expect(await deed('open', 'tic-tac-toe', '--seconds', '3')).toEqual({
    code: 0,
    output: 'The ladder of tic-tac-toe is open.\n',
    errors: '',
  });
  const { output: token, errors } = await deed('add', 'tic-tac-toe', '--name', 'Ann');
  expect(token).toMatch(/^[\w-]{43}\n$/);
  expect(errors).toContain('only once');
  const told = await turn(token);
  expect(await told.json()).toMatchObject({ type: 'turn', game: 'tic-tac-toe', seconds: 3 });
  const { output } = await list();
  expect(output).toMatch(/tic-tac-toe +3 seconds for an answer/);
  expect(output).toMatch(/1 +master +1650 +± 200 +0 +level/);
  expect(output).toMatch(/Ann +1500 +± 700 +0 +here/);
  expect(JSON.parse((await list('--json')).output).players).toHaveLength(7);
  const { output: renewed } = await deed('renew', 'tic-tac-toe', '--name', 'Ann');
  expect([(await turn(token)).status, (await turn(renewed)).status]).toEqual([401, 200]);
  expect((await deed('remove', 'tic-tac-toe', '--name', 'Ann')).output).toContain('Ann is removed');
  expect((await turn(renewed)).status).toBe(401);
  // Only hashes are stored.
  for (const ending of ['', '-wal'])
    for (const one of [token, renewed])
      expect(readFileSync(join(data, `duskhall.sqlite${ending}`)).includes(one.trim())).toBe(false);
  expect((await deed('close', 'tic-tac-toe')).output).toContain('is closed');
  expect((await list()).code).toBe(2);
});

test('what cannot be done is one sentence, and changes nothing', async () => {
  const { deed } = await open();
  await deed('open', 'tic-tac-toe');
  const mistakes: [words: string, sentence: RegExp][] = [
    ['open tic-tac-toe', /there is a ladder of tic-tac-toe already/],
    ['open poohsticks', /there is no game "poohsticks"/],
    ['open blood-vendetta', /a ladder is for games that two can play/],
    ['open kuhn-poker --seconds 0', /--seconds takes a whole number from 1 to 60/],
    ['open kuhn-poker --options a=b', /there is no option "a"/],
    ['add tic-tac-toe', /takes --name/],
    ['add kuhn-poker --name Ann', /there is no ladder of kuhn-poker: duskhall ladder open kuhn-poker/],
    ['add tic-tac-toe --name master', /is a level of the built-in bots/],
    ['renew tic-tac-toe --name Ann', /there is no program "Ann" on the ladder of tic-tac-toe/],
    ['remove tic-tac-toe --name Ann', /there is no program "Ann" on the ladder of tic-tac-toe/],
    ['close kuhn-poker', /there is no ladder of kuhn-poker/],
  ];
  for (const [words, sentence] of mistakes) {
    const { code, output, errors } = await deed(...words.split(' '));
    expect([code, output]).toEqual([2, '']);
    expect(errors).toMatch(sentence);
    expect(errors.trim().split('\n')).toHaveLength(1);
  }
});

test.runIf(hasPostgres)('a server on PostgreSQL has ladders, too', async () => {
  const database = await freshSchema();
  const serving = await startServing('--port', '0', '--database', database);
  onTestFinished(async () => void (await serving.end('SIGKILL')));
  const deed = (...words: string[]) => run(['ladder', ...words, '--database', database]);
  expect((await deed('open', 'tic-tac-toe')).code).toBe(0);
  expect((await deed('add', 'tic-tac-toe', '--name', 'Ann')).output).toMatch(/^[\w-]{43}\n$/);
  const { output } = await run(['ladder', 'tic-tac-toe', '--server', serving.url]);
  expect(output).toMatch(/Ann +1500 +± 700 +0/);
  expect(await (await fetch(`${serving.url}/healthz/ready`)).json()).toMatchObject({ status: 'ready' });
});
