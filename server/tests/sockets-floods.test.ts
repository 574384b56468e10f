import net, { type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { LIMITS, NO_LIMITS } from '../operation/limits.ts';
import { type Door, openDoor } from './door.ts';
import { newId } from './fake-hall.ts';
import { type Client, greet } from './socket-client.ts';

const match = newId();
const undo = (id: number) => ({ type: 'undo', id, match });
const beatOf = (...requests: object[]) => ({ type: 'beat', match, requests, padding: '' });
const QUICK = { timeout: 20_000 };

/** The server's ends of all connections made from now on. */
function endsOf({ app }: Door): Socket[] {
  const ends: Socket[] = [];
  app.server.on('connection', (socket) => ends.push(socket));
  return ends;
}

/** Opens a connection and never closes it; returns what it receives until the server closes it. */
async function linger({ url }: Door, text: string): Promise<string> {
  const { port, hostname } = new URL(url);
  const socket = net.connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  let heard = '';
  socket.on('data', (data) => {
    heard += data;
  });
  socket.on('error', () => {});
  socket.write(text);
  await new Promise((resolve) => socket.once('end', resolve).once('close', resolve));
  return heard;
}

const UPGRADE = 'GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

/** Sends pings and reads nothing until the server drops the connection. */
async function pingUnread(door: Door, client: Client): Promise<void> {
  const isGone = new Promise((resolve) => {
    door.hall.leave = resolve;
  });
  client.socket.pause();
  let isOn = true;
  const flood = () => {
    if (!isOn || client.socket.readyState !== client.socket.OPEN) return;
    for (let i = 0; i < 500; i++) client.socket.ping(Buffer.alloc(125));
    setImmediate(flood);
  };
  flood();
  await isGone;
  isOn = false;
}

describe('connections', () => {
  test('one whose upgrade is refused is not left open', QUICK, async () => {
    const door = await openDoor();
    const ends = endsOf(door);
    const answers = await Promise.all(Array.from({ length: 20 }, () => linger(door, UPGRADE)));
    for (const answer of answers) expect(answer).toContain('401 Unauthorized');
    expect((await door.ask('GET', '/healthz')).status).toBe(200);
    expect(ends.slice(0, 20).every(({ destroyed }) => destroyed)).toBe(true);
  });

  test('an address has only so many, whatever they say', QUICK, async () => {
    const door = await openDoor({ limits: { ...LIMITS, connectionsOfAddress: 5 } });
    const ends = endsOf(door);
    const { port, hostname } = new URL(door.url);
    const mute = Array.from({ length: 9 }, () => net.connect(Number(port), hostname));
    let closed = 0;
    await new Promise<void>((resolve) => {
      for (const socket of mute) socket.on('error', () => {}).on('close', () => ++closed === 4 && resolve());
    });
    expect(ends.filter(({ destroyed }) => !destroyed)).toHaveLength(5);
    for (const socket of mute) socket.destroy();
  });

  test('one that says nothing, or never comes to an end, is closed', QUICK, async () => {
    const door = await openDoor({ limits: { ...LIMITS, headPatience: 100, requestPatience: 200, idlePatience: 400 } });
    expect(await linger(door, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')).toContain('408');
    const body = 'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{';
    expect(await linger(door, body)).toContain('408');
    await linger(door, '');
  });

  test('a head has its bounds', async () => {
    const door = await openDoor();
    expect(await linger(door, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(9000)}\r\n\r\n`)).toContain('431');
  });
});

describe('pings that nobody reads the answers of', () => {
  test('are counted', QUICK, async () => {
    const door = await openDoor();
    await pingUnread(door, await greet(door));
  });

  test('and fill no memory where nothing is counted', QUICK, async () => {
    const door = await openDoor({ limits: { ...NO_LIMITS, backlog: 2 ** 16 } });
    await pingUnread(door, await greet(door));
  });

  test('who reads them hears them', async () => {
    const client = await greet(await openDoor());
    const heard = new Promise((resolve) => client.socket.once('pong', (data) => resolve(String(data))));
    client.socket.ping('are you there?');
    expect(await heard).toBe('are you there?');
  });

  test('unasked pongs are counted too', QUICK, async () => {
    const client = await greet(await openDoor());
    for (let i = 0; i < 300; i++) client.socket.pong();
    expect(await client.closed).toEqual({ code: 1008, reason: 'budget' });
  });
});

describe('a beat', () => {
  test('that answers none is refused, with all that it carries', async () => {
    const door = await openDoor();
    const client = await greet(door);
    client.say(beatOf(undo(2), undo(3)));
    const answers = [await client.next(), await client.next()];
    expect(answers).toMatchObject([
      { type: 'no', id: 2, code: 'no-beat' },
      { type: 'no', id: 3, code: 'no-beat' },
    ]);
    client.say(beatOf());
    expect(await client.next()).toMatchObject({ type: 'no', id: 0, code: 'no-beat' });
    expect(door.hall.asked).toEqual([]);
  });

  test('counts for each request in it', async () => {
    const door = await openDoor({ limits: { ...LIMITS, work: { burst: 50, perMinute: 0 } } });
    door.hall.beats = 10;
    const client = await greet(door);
    client.say(beatOf(undo(2), undo(3)));
    expect([await client.next(), await client.next()]).toMatchObject([{ id: 2 }, { id: 3 }]);
    client.say(beatOf(...Array.from({ length: 40 }, (_, i) => undo(i + 4))));
    expect(await client.closed).toEqual({ code: 1008, reason: 'budget' });
    expect(door.hall.asked).toHaveLength(2);
  });
});

describe('work is counted, not frames', () => {
  const open = (id: number) => ({ type: 'open', id, table: match });
  const afford = { burst: 25, perMinute: 0 };

  test('a dear request costs more than a cheap one', async () => {
    const door = await openDoor({ limits: { ...LIMITS, work: afford } });
    const client = await greet(door);
    for (const id of [2, 3, 4]) client.say(open(id));
    expect(await client.closed).toEqual({ code: 1008, reason: 'budget' });
    expect(door.hall.asked).toHaveLength(2);
  });

  test('a large frame more than a small one', async () => {
    const door = await openDoor({ limits: { ...LIMITS, work: afford } });
    const client = await greet(door);
    client.say({ type: 'move', id: 2, match, asked: 1, moves: ['x'.repeat(24_000)] });
    client.say(undo(3));
    expect(await client.closed).toEqual({ code: 1008, reason: 'budget' });
    expect(door.hall.asked).toHaveLength(1);
  });

  test('all sockets of a person share one budget', async () => {
    const door = await openDoor({ limits: { ...LIMITS, workOfPerson: afford } });
    const cookie = await door.guest();
    const sockets = [await greet(door, { cookie }), await greet(door, { cookie }), await greet(door)];
    const [one, two, other] = sockets as [Client, Client, Client];
    one.say(open(2));
    await one.next();
    two.say(open(2));
    await two.next();
    one.say(open(3));
    expect(await one.closed).toEqual({ code: 1008, reason: 'budget' });
    other.say(open(2));
    expect(await other.next()).toEqual({ type: 'ok', id: 2 });
  });

  test('who goes on after a goodbye is cut off', QUICK, async () => {
    const door = await openDoor({ limits: { ...LIMITS, work: afford } });
    const client = await greet(door);
    const isGone = new Promise((resolve) => {
      door.hall.leave = resolve;
    });
    client.socket.pause();
    for (let i = 0; i < 100; i++) client.say('x'.repeat(20_000));
    await isGone;
  });
});
