import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { hasPostgres } from '../../../scripts/test-servers/index.ts';
import { bundleProgram } from '../../tests/bundle-program.ts';
import { openPostgres } from '../postgres.ts';
import { openPool, run } from '../postgres-pool.ts';
import { ask, freshSchema } from './postgres-schema.ts';

const STARTER = fileURLToPath(new URL('./postgres-starter.ts', import.meta.url));
const ROUNDS = process.env.LONG_TESTS === '1' ? 10 : 2;

describe.skipIf(!hasPostgres)('PostgreSQL', () => {
  test(`lets eight processes start at once, ${ROUNDS} times`, async () => {
    const urls: string[] = [];
    for (let round = 0; round < ROUNDS; round++) urls.push(await freshSchema());
    const program = await bundleProgram(STARTER);
    const processes = Array.from({ length: 8 }, () =>
      spawn(process.execPath, [program, ...urls], { stdio: ['pipe', 'pipe', 'pipe'] }),
    );
    const errors = processes.map(({ stderr }) => text(stderr));
    // All wait for the starting signal of each round.
    for (let round = 0; round < ROUNDS; round++) {
      await Promise.all(processes.map(({ stdout }) => once(stdout, 'data')));
      for (const { stdin } of processes) stdin.write('go\n');
    }
    const codes = await Promise.all(processes.map(async (child) => child.exitCode ?? (await once(child, 'exit'))[0]));
    expect([codes, (await Promise.all(errors)).join('')]).toEqual([Array(8).fill(0), '']);
    for (const url of urls) expect(await ask(url, 'select count(*)::int from duskhall')).toEqual([{ count: 1 }]);
  });

  test('acknowledges only what is on disk, whatever its default', async () => {
    const url = await freshSchema();
    const pool = openPool(url.replace('search_path', 'synchronous_commit%3Doff%20-c%20search_path'), 'test', 1, 1000);
    const client = await pool.connect();
    expect((await run(client, { sql: 'show synchronous_commit', parameters: [] })).rows).toEqual([
      { synchronous_commit: 'on' },
    ]);
    client.release();
    await pool.end();
  });

  test('is refused with a reason, and without the password, if it cannot be opened', async () => {
    const url = new URL(await freshSchema());
    const at = `${url.hostname}:${url.port}`;
    url.password = 'secret';
    url.pathname = '/nowhere';
    await expect(openPostgres(url.href)).rejects.toThrow(
      `The database nowhere on ${at} cannot be opened: database "nowhere"`,
    );
    url.port = '1';
    await expect(openPostgres(url.href)).rejects.toThrow(
      /^The database nowhere on [\d.]+:1 cannot be opened: .*ECONNREFUSED/,
    );
  });

  test('of a newer version is refused and left as it is', async () => {
    const url = await freshSchema();
    await (await openPostgres(url)).close();
    await ask(url, 'update duskhall set version = 99');
    await expect(openPostgres(url)).rejects.toThrow(/of version 99.*a newer Duskhall wrote it/);
    expect(await ask(url, 'select version from duskhall')).toEqual([{ version: 99 }]);
  });
});
