import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { cartaImperaVictoria } from '@duskhall/carta-impera-victoria';
import type { AnyGame } from '@duskhall/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { openMemory, realClock, startServer } from '../index.ts';
import { listOf, openLadderOn, rowOf, type TestProgram } from './ladder-programs.ts';
import { testConfig } from './test-config.ts';

const pathOf = (name: string) => fileURLToPath(new URL(`../../docs/examples/${name}`, import.meta.url));
const PYTHON = ['python3', pathOf('ladder-bot.py')];
const TYPESCRIPT = [process.execPath, '--import', 'tsx', pathOf('ladder-bot.ts')];

const hasPython = spawnSync('python3', ['--version']).status === 0;

/** A program as its author starts it. */
function start([command, ...words]: string[], url: string, token: string): { child: ChildProcess; said(): string } {
  const child = spawn(command!, [...words, url], { env: { ...process.env, DUSKHALL_TOKEN: token } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, said: () => said };
}

async function openServer(names: string[]): Promise<{ url: string; programs: TestProgram[] }> {
  const storage = await openMemory();
  const server = await startServer(testConfig({ storage, clock: realClock() }));
  onTestFinished(() => server.stop());
  const game = cartaImperaVictoria as AnyGame;
  const programs = await openLadderOn({ url: server.url, storage }, names, { game, seconds: 60 });
  return { url: server.url, programs };
}

test('the examples in Python and TypeScript play levels and each other, and are rated', async ({ skip }) => {
  if (!hasPython) skip('python3 is not installed here');
  const { url, programs } = await openServer(['python', 'typescript']);
  const running = [PYTHON, TYPESCRIPT].map((words, place) => start(words, url, programs[place]!.token));
  const pairs = new Set<string>();
  while (pairs.size < 3) {
    const { results } = await listOf({ url }, 'carta-impera-victoria');
    for (const { players } of results)
      pairs.add(
        players
          .map((name: string) => (/python|typescript/.test(name) ? name : 'level'))
          .toSorted()
          .join(),
      );
    for (const { child, said } of running) expect([child.exitCode, said()]).toEqual([null, expect.anything()]);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect([...pairs].toSorted()).toEqual(['level,python', 'level,typescript', 'python,typescript']);
  const list = await listOf({ url }, 'carta-impera-victoria');
  for (const name of ['python', 'typescript']) {
    expect(rowOf(list, name)).toMatchObject({ forfeits: 0, isHere: true });
    expect(rowOf(list, name).rating.deviation).toBeLessThan(350);
  }
  for (const { said } of running) expect(said()).toMatch(/^(seat [01] scores .*\n)+$/);
});

test('the examples end with a clear word if their token is wrong', async ({ skip }) => {
  if (!hasPython) skip('python3 is not installed here');
  const { url } = await openServer([]);
  for (const words of [PYTHON, TYPESCRIPT]) {
    const { child, said } = start(words, url, 'wrong');
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(said()).toBe('no-token No program is registered here with this token.\n');
  }
});

test('the examples ask again when a connection breaks, or a proxy answers for a server that is away', async ({
  skip,
}) => {
  if (!hasPython) skip('python3 is not installed here');
  const JSON_TYPE = { 'content-type': 'application/json' };
  const answers: ((response: ServerResponse) => void)[] = [
    (response) => response.destroy(),
    (response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>'),
    (response) => response.writeHead(200, { 'content-length': 99 }).end('{', () => response.destroy()),
    (response) => response.writeHead(401, JSON_TYPE).end('{"code":"no-token","text":"at last"}'),
  ];
  const meetsTrouble = async (words: string[]) => {
    let asked = 0;
    const proxy = createServer((_, response) => answers[asked++]!(response)).listen(0, '127.0.0.1');
    onTestFinished(() => void proxy.close());
    await once(proxy, 'listening');
    const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const { child, said } = start(words, url, 'a token');
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(said()).toBe(`${`away no answer from ${url}\n`.repeat(3)}no-token at last\n`);
  };
  await Promise.all([PYTHON, TYPESCRIPT].map(meetsTrouble));
});
