import { get, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import type { MatchSummary } from '../storage/storage.ts';
import { openDoor } from './door.ts';
import { FINISHED, newId } from './fake-hall.ts';

test('everything about me comes as one file', async () => {
  const { ask, guest } = await openDoor();
  const cookie = await guest('Ada');
  const other = (await ask('GET', '/api/me', { cookie: await guest('Bob') })).json.account.id;
  await ask('POST', '/api/blocks', { cookie, body: { account: other, isBlocked: true } });
  const { json, headers } = await ask('GET', '/api/me/export', { cookie });
  expect(headers.get('content-disposition')).toBe('attachment; filename="duskhall-my-data.json"');
  expect(json).toMatchObject({ account: { name: 'Ada' }, matches: [], blocked: [other] });
});

test('matches are read as fast as they are fetched, not all into memory', async () => {
  const { ask, guest, config, hall, url } = await openDoor();
  const cookie = await guest('Ada');
  const record = await hall.recordOf(FINISHED);
  const matches = Array.from({ length: 500 }, () => ({ id: newId() }) as MatchSummary);
  config.storage.matchesOf = async (_, { isOver }) => ({ matches: isOver ? matches : [], next: null });
  let read = 0;
  hall.recordOf = async () => {
    read++;
    return { ...record, seed: 'x'.repeat(200_000) };
  };
  const response = await new Promise<IncomingMessage>((resolve) => {
    get(`${url}/api/me/export`, { headers: { cookie } }, resolve);
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(read).toBeLessThan(250);
  response.destroy();
  hall.recordOf = async () => record;
  const { json } = await ask('GET', '/api/me/export', { cookie });
  expect(json.matches).toEqual(matches.map(({ id }) => ({ id, record })));
});

test('a deleted account is gone, with its sessions and links', async () => {
  const { ask, guest, hall } = await openDoor();
  const cookie = await guest();
  const { id } = (await ask('GET', '/api/me', { cookie })).json.account;
  const { token } = (await ask('POST', '/api/me/recovery', { cookie })).json;
  const gone = await ask('DELETE', '/api/me', { cookie });
  expect(gone.status).toBe(204);
  expect(gone.headers.getSetCookie()[0]).toMatch(/^duskhall=; .*Expires=Thu, 01 Jan 1970/);
  expect(hall.forgotten).toEqual([id]);
  expect((await ask('GET', '/api/me', { cookie })).status).toBe(401);
  expect((await ask('POST', '/api/recover', { body: { token } })).status).toBe(410);
});

test('a change of name that overlaps with the deletion brings nothing back', async () => {
  const { ask, guest, config } = await openDoor();
  const cookie = await guest('Ada');
  const { id } = (await ask('GET', '/api/me', { cookie })).json.account;
  const { findAccount } = config.storage;
  config.storage.findAccount = async (wanted) => {
    const found = await findAccount(wanted);
    config.storage.findAccount = findAccount;
    await ask('DELETE', '/api/me', { cookie });
    return found;
  };
  expect((await ask('PATCH', '/api/me', { cookie, body: { name: 'Ghost' } })).status).toBe(401);
  expect(await findAccount(id)).toBeNull();
});

for (const [method, path] of [
  ['PATCH', '/api/me'],
  ['DELETE', '/api/me'],
  ['GET', '/api/me/export'],
  ['GET', '/api/me/matches'],
  ['POST', '/api/me/recovery'],
  ['GET', '/api/blocks'],
] as const)
  test(`${method} ${path} is for guests`, async () => {
    const { ask } = await openDoor();
    const body = method === 'PATCH' ? { body: { name: 'x' } } : {};
    expect((await ask(method, path, body)).status).toBe(401);
  });
