import { expect, test } from 'vitest';
import { LIMITS, NO_LIMITS } from '../operation/limits.ts';
import { openMemory } from '../storage/memory.ts';
import { match, progress, table } from '../storage/tests/samples.ts';
import { openDoor } from './door.ts';
import { FINISHED, newId } from './fake-hall.ts';

test('one person blocks 200 people, and can still let them go', async () => {
  const { ask, guest, config } = await openDoor({ limits: NO_LIMITS });
  const cookie = await guest('Ada', 'ru');
  const people = Array.from({ length: 201 }, newId);
  for (const id of people) await config.storage.saveAccount({ id, name: 'Bob', locale: 'en', createdAt: 0 });
  const block = async (account: string, isBlocked: boolean) => {
    const { status, json } = await ask('POST', '/api/blocks', { cookie, body: { account, isBlocked } });
    return json?.code ?? status;
  };
  for (const id of people.slice(0, 200)) expect(await block(id, true)).toBe(204);
  expect(await block(people[200]!, true)).toBe('many-blocked');
  expect((await ask('GET', '/api/blocks', { cookie })).json.blocked).toHaveLength(200);
  expect(await block(people[7]!, false)).toBe(204);
  expect(await block(people[200]!, true)).toBe(204);
});

test('what I have played comes in pages', async () => {
  const { ask, guest, config, hall } = await openDoor({ limits: NO_LIMITS });
  const cookie = await guest();
  const { id } = (await ask('GET', '/api/me', { cookie })).json.account;
  const ids = Array.from({ length: 65 }, newId);
  await config.storage.join('node');
  for (const [i, one] of ids.entries()) {
    const seats = [{ account: id, bot: '', name: 'Ada' }];
    const code = `CODE${i}`;
    const claim = (await config.storage.createTable(table(one, { code }), 'node'))!;
    await config.storage.startMatch(
      claim,
      { ...match(one), table: one, seats },
      table(one, { code, match: one }),
      progress(1),
    );
    if (i > 0) await config.storage.finishMatch(claim, one, [1], table(one, { code }), 10 + i);
  }
  const first = (await ask('GET', '/api/me', { cookie })).json;
  expect(first.running.map(({ id }: { id: string }) => id)).toEqual([ids[0]]);
  const told: string[][] = [first.finished.map(({ id }: { id: string }) => id)];
  for (let { next } = first; next !== null; ) {
    const { json } = await ask('GET', `/api/me/matches?before=${next}`, { cookie });
    told.push(json.finished.map(({ id }: { id: string }) => id));
    next = json.next;
  }
  expect(told.map(({ length }) => length)).toEqual([30, 30, 4]);
  expect(told.flat()).toEqual(ids.slice(1).reverse());
  const record = await hall.recordOf(FINISHED);
  hall.recordOf = async () => record;
  expect((await ask('GET', '/api/me/export', { cookie })).json.matches).toHaveLength(65);
});

test.each(['', '/record', '/reasons', '/replay', '/minutes'])('reading matches has a budget: %s', async (path) => {
  const limits = { ...NO_LIMITS, readings: { burst: 8, perMinute: 1 } };
  const { ask, guest } = await openDoor({ limits });
  const read = async (cookie: string) => (await ask('GET', `/api/matches/${FINISHED}${path}`, { cookie })).status;
  const [ada, bob] = [await guest('Ada'), await guest('Bob')];
  const free = path === '/replay' ? 2 : 8;
  for (let i = 0; i < free; i++) expect(await read(ada)).toBe(200);
  expect([await read(ada), await read(bob)]).toEqual([429, 200]);
});

for (const [path, size] of [
  ['record', { entries: 8200, minutes: 0 }],
  ['minutes', { entries: 0, minutes: 2000 }],
] as const)
  test(`a long match counts as several, and a household has one budget: ${path}`, async () => {
    const storage = await openMemory();
    const sizeOf: typeof storage.sizeOf = async () => ({ table: 'table', bytes: 1, ...size });
    const limits = { ...NO_LIMITS, readings: LIMITS.readings, readingsOfAddress: { burst: 20, perMinute: 1 } };
    const { ask, guest } = await openDoor({ limits, storage: { ...storage, sizeOf } });
    const read = async (cookie: string) => (await ask('GET', `/api/matches/${FINISHED}/${path}`, { cookie })).status;
    const codes: number[] = [];
    for (const name of ['Ada', 'Bob', 'Cid', 'Dan', 'Eve']) codes.push(await read(await guest(name)));
    expect(codes).toEqual([200, 200, 200, 200, 429]);
  });
