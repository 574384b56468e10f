import { expect, test } from 'vitest';
import { LIMITS, NO_LIMITS } from '../operation/limits.ts';
import { type Ask, openDoor } from './door.ts';
import { openHouse } from './house.ts';

const ID = 'local-AAAAAAAAAAAAAAAAAAAAAA';
const path = (id = ID) => `/api/me/device-matches/${id}`;
const kept = (changes: object = {}) => ({
  id: ID,
  record: { game: 'tic-tac-toe', seats: 2, entries: [] },
  players: [
    { name: 'Ada', bot: '' },
    { name: '', bot: 'regular' },
  ],
  seat: 0,
  startedAt: 5,
  finishedAt: 0,
  scores: [],
  ...changes,
});
type Door = Awaited<ReturnType<typeof openDoor>>;
const save = ({ ask }: Door, cookie: string, version: number, what: object | string = kept(), id = ID) =>
  ask('PUT', path(id), { cookie, body: typeof what === 'string' ? what : { version, kept: what } });

test('a match on a device is kept, listed, and goes on on another one, of which the first hears', async () => {
  const door = await openDoor({ limits: NO_LIMITS });
  const cookie = await door.guest('Ada');
  expect((await save(door, cookie, 0)).json).toEqual({ version: 1 });
  const { device } = (await door.ask('GET', '/api/me', { cookie })).json;
  expect(device).toEqual([
    {
      ...{ id: ID, table: ID, game: 'tic-tac-toe', seat: 0, names: ['Ada', 'regular'] },
      ...{ startedAt: 5, finishedAt: 0, scores: [] },
    },
  ]);
  const there = await door.ask('GET', path(), { cookie });
  expect(there.json).toEqual({ version: 1, kept: kept() });
  expect((await door.ask('GET', `${path()}?version=1`, { cookie })).json).toEqual({ version: 1, kept: null });
  expect((await save(door, cookie, 1, kept({ startedAt: 6 }))).json).toEqual({ version: 2 });
  // The first device still has version 1.
  const late = await save(door, cookie, 1);
  expect([late.status, late.json.code]).toEqual([409, 'played-elsewhere']);
  expect((await door.ask('GET', path(), { cookie })).json.kept.startedAt).toBe(6);
  expect((await door.ask('DELETE', path(), { cookie })).status).toBe(204);
  expect((await door.ask('GET', path(), { cookie })).status).toBe(404);
});

test('it belongs to one person: nobody else reads, changes or deletes it', async () => {
  const door = await openDoor({ limits: NO_LIMITS });
  const [ada, eve] = [await door.guest('Ada'), await door.guest('Eve')];
  await save(door, ada, 0);
  expect((await door.ask('GET', path(), { cookie: eve })).status).toBe(404);
  expect((await save(door, eve, 1)).status).toBe(409);
  expect((await door.ask('DELETE', path(), { cookie: eve })).status).toBe(204);
  expect((await door.ask('GET', path(), { cookie: ada })).status).toBe(200);
  // Nor is it a match of the hall, whose deal could be checked.
  expect((await door.ask('GET', `/api/matches/${ID}/record`, { cookie: ada })).status).toBe(400);
  for (const method of ['GET', 'PUT', 'DELETE'])
    expect(
      (await door.ask(method, path(), method === 'PUT' ? { body: { version: 0, kept: kept() } } : {})).status,
    ).toBe(401);
});

const FORGED: [string, Ask['body']][] = [
  ['no version', { kept: kept() }],
  ['a negative version', { version: -1, kept: kept() }],
  ['another id', { version: 0, kept: kept({ id: 'local-BBBBBBBBBBBBBBBBBBBBBB' }) }],
  ['a game that is not there', { version: 0, kept: kept({ record: { game: 'chess', seats: 2 } }) }],
  ['a seat that is not there', { version: 0, kept: kept({ seat: 2 }) }],
  ['too many players', { version: 0, kept: kept({ players: Array(25).fill({ name: 'x', bot: '' }) }) }],
  [
    'a name that nobody may have',
    { version: 0, kept: kept({ players: [{ name: 'x'.repeat(500), bot: '' }, kept().players[1]] }) },
  ],
  ['scores that are none', { version: 0, kept: kept({ scores: ['1', {}] }) }],
  ['a date that is none', { version: 0, kept: kept({ finishedAt: 'now' }) }],
  ['a prototype', `{"version":0,"kept":{"__proto__":{},${JSON.stringify(kept()).slice(1)}}`],
  [
    'too deep a nest',
    `{"version":0,"kept":{"nest":${'['.repeat(60_000)}${']'.repeat(60_000)},${JSON.stringify(kept()).slice(1)}}`,
  ],
];
for (const [what, body] of FORGED)
  test(`${what} is refused, and nothing is stored`, async () => {
    const door = await openDoor({ limits: NO_LIMITS });
    const cookie = await door.guest();
    expect((await door.ask('PUT', path(), { cookie, body })).status).toBe(400);
    expect(await door.config.storage.bytesOfDeviceMatches()).toBe(0);
  });
for (const id of ['local-', 'local-../../x', 'AAAAAAAAAAAAAAAAAAAAAA', `local-${'A'.repeat(100)}`])
  test(`the name ${id.slice(0, 30)} is refused`, async () => {
    const door = await openDoor({ limits: NO_LIMITS });
    const { status } = await save(door, await door.guest(), 0, kept({ id }), encodeURIComponent(id));
    expect([400, 404]).toContain(status);
  });

test('bounds: bytes of a match, matches of a person', async () => {
  const device = { matchesOfPerson: 2, bytes: 2000, bytesInAll: 2 ** 30 };
  const door = await openDoor({ limits: { ...NO_LIMITS, device } });
  const cookie = await door.guest();
  expect((await save(door, cookie, 0, kept({ pad: 'x'.repeat(2000) }))).status).toBe(413);
  for (const letter of 'ABC') {
    const id = `local-${letter.repeat(22)}`;
    expect((await save(door, cookie, 0, kept({ id, pad: 'x'.repeat(1500) }), id)).status).toBe(200);
    door.clock.advance(1000);
  }
  const { device: listed } = (await door.ask('GET', '/api/me', { cookie })).json;
  expect(listed.map(({ id }: { id: string }) => id[6])).toEqual(['C', 'B']);
});

test('a match counts by what is stored, which may be longer than what was sent', async () => {
  const door = await openDoor({ limits: { ...NO_LIMITS, device: { ...LIMITS.device, bytes: 2000 } } });
  const body = `{"version":0,"kept":{"pad":[${Array(300).fill('1e20')}],${JSON.stringify(kept()).slice(1)}}`;
  expect(body.length).toBeLessThan(2000);
  expect(await save(door, await door.guest(), 0, body)).toMatchObject({ status: 413, json: { code: 'too-large' } });
  expect(await door.config.storage.bytesOfDeviceMatches()).toBe(0);
});

test('when all people’s matches are too much, nothing new is taken and nothing grows, and what is there goes on', async () => {
  const bytes = JSON.stringify(kept()).length;
  const device = { ...LIMITS.device, bytesInAll: bytes + 20 };
  const door = await openDoor({ limits: { ...NO_LIMITS, device } });
  const [cookie, other] = [await door.guest('Ada'), await door.guest('Bob')];
  await save(door, cookie, 0);
  const full = { status: 503, json: { code: 'devices-full' } };
  expect(await save(door, other, 0)).toMatchObject(full);
  expect(await save(door, cookie, 1, kept({ pad: 'x'.repeat(100) }))).toMatchObject(full);
  expect(await save(door, cookie, 1, kept({ pad: '' }))).toMatchObject({ status: 200 });
  expect(await save(door, cookie, 2, kept({ startedAt: 6, pad: '' }))).toMatchObject({ status: 200 });
  expect(await save(door, cookie, 3)).toMatchObject({ status: 200 });
});

test('a match that is read costs what it costs to store it', async () => {
  const door = await openDoor({ limits: { ...NO_LIMITS, keepings: { burst: 10, perMinute: 1 } } });
  const cookie = await door.guest();
  // One, and one more for 64 KB.
  await save(door, cookie, 0, kept({ pad: 'x'.repeat(70_000) }));
  let reads = 0;
  while ((await door.ask('GET', path(), { cookie })).status === 200) reads++;
  expect(reads).toBe(4);
});

test('a match makes no room for itself by going, even if the date was set back', async () => {
  const door = await openDoor({ limits: { ...NO_LIMITS, device: { ...LIMITS.device, matchesOfPerson: 2 } } });
  const cookie = await door.guest();
  for (const letter of 'ABC') {
    const id = `local-${letter.repeat(22)}`;
    expect((await save(door, cookie, 0, kept({ id }), id)).status).toBe(200);
    expect((await door.ask('GET', path(id), { cookie })).status).toBe(200);
    door.clock.step(-10_000);
  }
  expect((await door.ask('GET', '/api/me', { cookie })).json.device).toHaveLength(2);
});

test('a flood is stopped, by its weight', async () => {
  const door = await openDoor({ limits: { ...NO_LIMITS, keepings: LIMITS.keepings } });
  const cookie = await door.guest();
  const big = kept({ pad: 'x'.repeat(200_000) });
  let version = 0;
  while (version < 100) {
    const { status, json } = await save(door, cookie, version, big);
    if (status === 429) break;
    version = json.version;
  }
  expect(version).toBe(LIMITS.keepings.burst / 4);
});

test('what nobody has played on for half a year is deleted', async () => {
  const { storage, clock } = await openHouse();
  await storage.saveAccount({ id: 'ann', name: 'Ann', locale: 'en', createdAt: 0 });
  const DAY = 24 * 60 * 60 * 1000;
  for (const days of [179, 181]) {
    const { id: _, record, players, ...rest } = kept();
    const summary = { ...rest, game: record.game, names: players.map(({ name }) => name) };
    const match = { id: `local-${days}`, summary, kept: '{}', updatedAt: clock.date() - days * DAY };
    await storage.saveDeviceMatch('ann', match, 0, 20);
  }
  clock.advance(5 * 60_000);
  await expect.poll(async () => (await storage.deviceMatchesOf('ann')).map(({ id }) => id)).toEqual(['local-179']);
});

test('it is part of what is exported, and goes with the account', async () => {
  const door = await openDoor({ limits: NO_LIMITS });
  const cookie = await door.guest();
  await save(door, cookie, 0);
  expect((await door.ask('GET', '/api/me/export', { cookie })).json.deviceMatches).toEqual([kept()]);
  await door.ask('DELETE', '/api/me', { cookie });
  expect(await door.config.storage.bytesOfDeviceMatches()).toBe(0);
});
