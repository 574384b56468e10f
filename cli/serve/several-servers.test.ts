import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { hasPostgres, hasRedis, redisUrl } from '../../scripts/test-servers/index.ts';
import { freshSchema } from '../../server/storage/tests/postgres-schema.ts';
import { run, start } from '../tests/scripted-terminal.ts';
import { freshFolder, type Serving, startServing } from '../tests/serving.ts';
import { cliTexts } from '../texts/index.ts';

const { remote } = cliTexts('en');
const PROMPT = /choose · .*\n> /;
const running = new Set<Serving>();
afterEach(async () => {
  for (const one of running) await one.end('SIGKILL');
  running.clear();
});

async function isReady({ url }: Serving): Promise<boolean> {
  return fetch(`${url}/healthz/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** A load balancer that sends each connection to the next server that is ready. */
async function balance(servers: Serving[]): Promise<string> {
  const open = new Set<Socket>();
  let turn = 0;
  const balancer = createServer(async (client) => {
    client.on('error', () => client.destroy());
    const ready = (await Promise.all(servers.map(isReady))).flatMap((is, i) => (is ? [servers[i]!] : []));
    if (ready.length === 0) return void client.destroy();
    const { hostname, port } = new URL(ready[turn++ % ready.length]!.url);
    const server = connect(Number(port), hostname);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => balancer.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    balancer.close();
    for (const socket of open) socket.destroy();
  });
  return `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`;
}

describe.runIf(hasPostgres && hasRedis)('several servers', () => {
  test('are restarted one after the other, and one is killed, while two terminals play', async () => {
    const [database, bus] = [await freshSchema(), `${(await redisUrl()).replace(/\/$/, '')}/7`];
    const open = async () => {
      const one = await startServing('--port', '0', '--database', database, '--bus', bus);
      running.add(one);
      return one;
    };
    const servers = await Promise.all([open(), open()]);
    const url = await balance(servers);
    const environment = { XDG_CONFIG_HOME: freshFolder() };
    const play = (...flags: string[]) => start(['play', '--server', url, ...flags], environment);
    const ann = play('--game', 'tic-tac-toe', '--name', 'Ann');
    const [, code] = await ann.until(/Table ([A-Z]{5}) is open/);
    // The first to sit plays first.
    await ann.until(/Ann +you/);
    const bob = play('--table', code!, '--name', 'Bob');
    await bob.until(new RegExp(remote.joined(code!)));
    ann.type('');
    for (const [i, number] of ['5', '1', '1', '1'].entries()) {
      const player = [ann, bob][i % 2]!;
      await player.until(PROMPT);
      player.type(number);
      if (i === 3) break;
      const signal = (['SIGTERM', 'SIGTERM', 'SIGKILL'] as const)[i]!;
      const [next, leaving] = [open(), servers.shift()!];
      expect(await leaving.end(signal)).toBe(signal === 'SIGTERM' ? 0 : signal);
      running.delete(leaving);
      servers.push(await next);
    }
    await ann.until(PROMPT);
    ann.type('4');
    for (const player of [ann, bob]) {
      await player.until(/Ann wins: three in a row/);
      player.endInput();
    }
    expect((await ann.done).errors + (await bob.done).errors).toBe('');
  });
});

test('a bus needs a database, and an address that can be reached', async () => {
  const serve = async (...words: string[]) => {
    const { code, errors } = await run(['serve', '--host', '127.0.0.1', '--port', '0', ...words]);
    return [code, errors];
  };
  const needs = expect.stringContaining('--bus connects servers on one database: it needs --database');
  expect(await serve('--memory', '--bus', 'redis://127.0.0.1')).toEqual([2, needs]);
  const takes = expect.stringContaining('--bus takes an address such as');
  expect(await serve('--database', 'postgres://127.0.0.1:1/x', '--bus', 'http://127.0.0.1')).toEqual([2, takes]);
});

test.runIf(hasPostgres)('a bus that cannot be reached is one sentence', async () => {
  const words = ['--database', await freshSchema(), '--bus', 'redis://:secret@127.0.0.1:1'];
  const { code, errors } = await run(['serve', '--host', '127.0.0.1', '--port', '0', ...words]);
  expect([code, errors]).toEqual([
    2,
    expect.stringMatching(/^duskhall: the bus .*127\.0\.0\.1:1.* cannot be reached: .*\n$/),
  ]);
  expect(errors).not.toContain('secret');
});
