import net from 'node:net';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../operation/limits.ts';
import { openDoor } from './door.ts';
import { newId } from './fake-hall.ts';
import { enter, greet, hello } from './socket-client.ts';

const match = newId();
const undo = (id: number) => ({ type: 'undo', id, match });

describe('frames that make no sense', () => {
  for (const [title, frame, id, detail] of [
    ['no JSON', '{"type"', 0, 'not JSON'],
    ['nothing', '', 0, 'not JSON'],
    ['null', 'null', 0, 'Expected Object'],
    ['a list', '[{"type":"undo","id":2}]', 0, 'type'],
    ['a word', '"undo"', 0, 'Expected Object'],
    ['no type', '{"id":2}', 2, 'type'],
    ['an unknown type', '{"type":"cheat","id":2}', 2, 'type'],
    ['a type from afar', '{"type":"__proto__","id":2}', 2, 'type'],
    ['no id', `{"type":"undo","match":"${match}"}`, 0, 'id'],
    ['an id of another kind', `{"type":"undo","id":"2","match":"${match}"}`, 0, 'id'],
    ['a negative id', `{"type":"undo","id":-2,"match":"${match}"}`, 0, 'id'],
    ['an id and a half', `{"type":"undo","id":2.5,"match":"${match}"}`, 0, 'id'],
    ['a match that is none', '{"type":"undo","id":2,"match":"../../etc"}', 2, 'match'],
    ['one key too many', `{"type":"undo","id":2,"match":"${match}","seat":1}`, 2, 'seat'],
    ['a seat of another kind', `{"type":"sit","id":2,"table":"${match}","seat":"0"}`, 2, 'seat'],
    ['no moves', `{"type":"move","id":2,"match":"${match}","asked":1,"moves":[]}`, 2, 'moves'],
    ['moves that are no list', `{"type":"move","id":2,"match":"${match}","asked":1,"moves":{}}`, 2, 'moves'],
    ['a forged prototype', `{"type":"undo","id":2,"match":"${match}","__proto__":{"x":1}}`, 2, '__proto__'],
  ] as const)
    test(`${title} is refused with a reason`, async () => {
      const door = await openDoor();
      const client = await greet(door);
      client.say(frame);
      const reply = await client.next();
      expect(reply).toMatchObject({ type: 'no', id, code: 'malformed', rule: '' });
      expect((reply as { text: string }).text).toContain(detail);
      client.say(undo(9));
      expect(await client.next()).toEqual({ type: 'ok', id: 9 });
      expect(door.hall.asked).toHaveLength(1);
    });

  test('are borne a few times only', async () => {
    const client = await greet(await openDoor());
    for (let i = 0; i < 5; i++) client.say('nonsense');
    for (let i = 0; i < 5; i++) expect(await client.next()).toMatchObject({ type: 'no', code: 'malformed' });
    expect(await client.closed).toEqual({ code: 1008, reason: 'malformed' });
  });

  test('are not repeated at length', async () => {
    const client = await greet(await openDoor());
    client.say({ type: 'x'.repeat(30_000), id: 2 });
    expect(JSON.stringify(await client.next()).length).toBeLessThan(500);
  });

  test('nested beyond reason do no harm', async () => {
    const door = await openDoor();
    const client = await greet(door);
    client.say(
      `{"type":"move","id":2,"match":"${match}","asked":1,"moves":[${'['.repeat(15_000)}${']'.repeat(15_000)}]}`,
    );
    expect(await client.next()).toMatchObject({ id: 2 });
  });
});

describe('closed at once', () => {
  test('binary frames', async () => {
    const client = await greet(await openDoor());
    client.say(Buffer.from(JSON.stringify(undo(2))));
    expect(await client.closed).toMatchObject({ code: 1003 });
  });

  test('frames over 32 KB', async () => {
    const door = await openDoor();
    const client = await greet(door);
    client.say('x'.repeat(32 * 1024 + 1));
    expect(await client.closed).toMatchObject({ code: 1009 });
    expect(door.hall.asked).toEqual([]);
  });

  test('text that is not UTF-8', async () => {
    const client = await greet(await openDoor());
    client.socket.send(Buffer.from([0xff, 0xfe]), { binary: false });
    expect(await client.closed).toMatchObject({ code: 1007 });
  });

  test('bytes that are no frames', async () => {
    const door = await openDoor();
    const client = await greet(door);
    // biome-ignore lint/suspicious/noExplicitAny: beneath the protocol
    (client.socket as any)._socket.write('GET / HTTP/1.1\r\n\r\n');
    expect((await client.closed).code).toBeGreaterThan(1000);
    expect((await door.ask('GET', '/healthz')).status).toBe(200);
  });

  test('half a handshake is no harm', async () => {
    const door = await openDoor();
    const { port, hostname } = new URL(door.url);
    const socket = net.connect(Number(port), hostname);
    socket.write('GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    socket.resetAndDestroy();
    expect((await door.ask('GET', '/healthz')).status).toBe(200);
  });
});

describe('budgets', () => {
  test('a socket that says too much is closed; what it did say is answered when it comes back', async () => {
    const door = await openDoor({ limits: { ...LIMITS, work: { burst: 11, perMinute: 300 } } });
    const cookie = await door.guest();
    const name = newId();
    const client = await greet(door, { cookie }, name);
    for (let id = 2; id < 6; id++) client.say(undo(id));
    expect(await client.closed).toEqual({ code: 1008, reason: 'budget' });
    expect(door.hall.asked.map(({ request }) => request.id)).toEqual([2, 3]);
    const again = await greet(door, { cookie }, name);
    again.say(undo(3));
    expect(await again.next()).toEqual({ type: 'ok', id: 3 });
    again.say(undo(4));
    expect(await again.next()).toEqual({ type: 'ok', id: 4 });
    expect(door.hall.asked.map(({ request }) => request.id)).toEqual([2, 3, 4]);
  });

  test('time brings it back', async () => {
    const door = await openDoor({ limits: { ...LIMITS, work: { burst: 6, perMinute: 300 } } });
    const client = await greet(door);
    for (let id = 2; id < 12; id++) {
      client.say(undo(id));
      expect(await client.next()).toEqual({ type: 'ok', id });
      door.clock.advance(1000);
    }
  });

  test('many sockets of one address share one', async () => {
    const door = await openDoor({ limits: { ...LIMITS, workOfAddress: { burst: 3, perMinute: 60 } } });
    await greet(door);
    await greet(door);
    await greet(door);
    const fourth = await enter(door);
    fourth.say(hello());
    expect(await fourth.closed).toEqual({ code: 1008, reason: 'budget' });
  });
});

describe('peers that do not listen', () => {
  const limits = { ...LIMITS, heartbeat: 20 };

  test('no answer to a ping: dropped', async () => {
    const door = await openDoor({ limits });
    const client = await greet(door, { options: { autoPong: false } });
    expect(await client.closed).toMatchObject({ code: 1006 });
  });

  test('never a hello: dropped', async () => {
    const client = await enter(await openDoor({ limits }));
    expect(await client.closed).toMatchObject({ code: 1006 });
  });

  test('who answers stays', async () => {
    const client = await greet(await openDoor({ limits }));
    for (let pings = 0; pings < 5; pings++) await new Promise((resolve) => client.socket.once('ping', resolve));
    client.say(undo(2));
    expect(await client.next()).toEqual({ type: 'ok', id: 2 });
  });

  test('too much unread: dropped, and the memory is free', async () => {
    const door = await openDoor();
    const client = await greet(door);
    const left = new Promise((resolve) => {
      door.hall.leave = resolve;
    });
    client.say(undo(2));
    await client.next();
    client.socket.pause();
    const { guest } = door.hall.asked[0]!;
    const text = 'x'.repeat(100_000);
    const person = { id: '', name: '' };
    for (let i = 0; i < 200; i++)
      guest.tell({ type: 'chat', table: '', person, isWatcher: false, room: 'all', text, at: 0 });
    expect(await left).toBe(guest);
    expect(door.app.context.connections.size()).toBe(0);
  });
});
