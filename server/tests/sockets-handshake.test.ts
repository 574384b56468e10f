import { PROTOCOL } from '@duskhall/protocol';
import { expect, test } from 'vitest';
import { LIMITS, NO_LIMITS } from '../operation/limits.ts';
import { openDoor } from './door.ts';
import { enter, greet, hello, knock } from './socket-client.ts';

test('a session comes in by cookie or as a bearer', async () => {
  const door = await openDoor({ publicUrl: 'http://play.example' });
  const cookie = await door.guest();
  const bearer = { authorization: `Bearer ${cookie.split('=')[1]}` };
  expect(await knock(door, { cookie })).toBe(101);
  expect(await knock(door, { headers: bearer })).toBe(101);
  expect(await knock(door, { headers: bearer, path: '/ws?table=for-the-balancer' })).toBe(101);
  expect(await knock(door, { cookie, headers: { origin: door.url } })).toBe(101);
  expect(await knock(door, { cookie, headers: { origin: 'http://play.example' } })).toBe(101);
});

test('nobody comes in from a foreign page, without a session or at another door', async () => {
  const door = await openDoor();
  const cookie = await door.guest();
  expect(await knock(door, {})).toBe(401);
  expect(await knock(door, { headers: { origin: door.url } })).toBe(401);
  expect(await knock(door, { cookie: 'duskhall=x' })).toBe(401);
  for (const origin of ['http://evil.example', 'null', 'file://', `${door.url}.evil.example`])
    expect(await knock(door, { cookie, headers: { origin } })).toBe(403);
  for (const path of ['/', '/ws/', '/api/me', '/ws/../ws2']) expect(await knock(door, { cookie, path })).toBe(404);
});

test('an address has only so many sockets and attempts', async () => {
  const few = await openDoor({ limits: { ...NO_LIMITS, sockets: 2 } });
  const cookie = await few.guest();
  const first = await greet(few, { cookie });
  await enter(few, { cookie });
  expect(await knock(few, { cookie })).toBe(429);
  const isGone = new Promise((resolve) => {
    few.hall.leave = resolve;
  });
  first.socket.close();
  await isGone;
  await enter(few, { cookie });

  const rare = await openDoor({ limits: { ...LIMITS, handshakes: { burst: 2, perMinute: 1 } } });
  const other = await rare.guest();
  expect(await knock(rare, { cookie: other })).toBe(101);
  expect(await knock(rare, { cookie: 'duskhall=guess' })).toBe(401);
  expect(await knock(rare, { cookie: other })).toBe(429);
  rare.clock.advance(60_000);
  expect(await knock(rare, { cookie: other })).toBe(101);
});

test('hello is answered and welcomed', async () => {
  const door = await openDoor();
  const cookie = await door.guest('Ada');
  const { id } = (await door.ask('GET', '/api/me', { cookie })).json.account;
  const client = await enter(door, { cookie });
  client.say(hello());
  expect(await client.next()).toEqual({ type: 'ok', id: 1 });
  expect(await client.next()).toEqual({
    type: 'welcome',
    protocol: PROTOCOL,
    version: '1.2.3',
    person: { id, name: 'Ada' },
    now: door.clock.now(),
  });
});

test('hello comes first', async () => {
  const door = await openDoor();
  const client = await enter(door);
  client.say({ type: 'undo', id: 3, match: 'A'.repeat(22) });
  expect(await client.next()).toMatchObject({ type: 'no', id: 3, code: 'protocol' });
  expect(await client.closed).toEqual({ code: 1002, reason: 'protocol' });
  expect(door.hall.asked).toEqual([]);
});

test('another protocol is refused whatever its hello looks like', async () => {
  const door = await openDoor();
  for (const message of [
    { ...hello(), protocol: PROTOCOL - 1 },
    { type: 'hello', id: 1, protocol: 99, who: 'me' },
  ]) {
    const client = await enter(door);
    client.say(message);
    expect(await client.next()).toMatchObject({ type: 'no', id: 1, code: 'protocol' });
    expect(await client.closed).toEqual({ code: 1002, reason: 'protocol' });
  }
});

test('a second hello is refused and changes nothing', async () => {
  const client = await greet(await openDoor());
  client.say({ ...hello(), id: 2 });
  expect(await client.next()).toMatchObject({ type: 'no', id: 2, code: 'malformed' });
});
