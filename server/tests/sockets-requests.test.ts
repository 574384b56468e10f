import { Refused } from '@duskhall/host';
import { describe, expect, test } from 'vitest';
import { openDoor } from './door.ts';
import { newId } from './fake-hall.ts';
import { type Client, enter, greet, hello } from './socket-client.ts';

const match = newId();
const table = newId();
const move = (id: number) => ({ type: 'move', id, match, asked: 1, moves: [{ cell: 4 }] });

describe('answers', () => {
  test('every request gets one, with its id', async () => {
    const door = await openDoor();
    door.hall.doing = async (_, { id }) => (id === 2 ? { asked: 5 } : { table });
    const client = await greet(door);
    client.say(move(2));
    client.say({ type: 'chat', id: 3, table, text: 'hi' });
    expect(await client.next()).toEqual({ type: 'ok', id: 2, asked: 5 });
    expect(await client.next()).toEqual({ type: 'ok', id: 3, table });
    expect(door.hall.asked.map(({ request }) => request.type)).toEqual(['move', 'chat']);
  });

  test('a refusal carries code, rule and text, and the connection stays', async () => {
    const door = await openDoor();
    door.hall.doing = async () => {
      throw new Refused('taken', 'There is a mark already.', 'TTT-2');
    };
    const client = await greet(door);
    client.say(move(2));
    const no = { type: 'no', code: 'taken', rule: 'TTT-2', text: 'There is a mark already.' };
    expect(await client.next()).toEqual({ ...no, id: 2 });
    client.say(move(3));
    expect(await client.next()).toEqual({ ...no, id: 3 });
  });

  test('refusals of the house are in the person’s language', async () => {
    const door = await openDoor();
    door.hall.doing = async () => {
      throw new Refused('full', 'all seats are taken');
    };
    const client = await greet(door, {}, newId(), 'ru');
    client.say({ type: 'sit', id: 2, table });
    expect(await client.next()).toMatchObject({ text: 'Все места заняты.' });
  });

  test('a fault inside has a number that the log knows, and the connection stays', async () => {
    const door = await openDoor();
    door.hall.doing = async () => {
      throw new Error('the roof is on fire');
    };
    const client = await greet(door);
    client.say(move(2));
    const reply = await client.next();
    expect(reply).toMatchObject({ type: 'no', id: 2, code: 'internal', rule: '' });
    const number = (reply as { text: string }).text.split(' ').at(-1)!;
    expect(door.log.find((line) => line.includes(number))).toContain('the roof is on fire');
    door.hall.doing = async () => ({});
    client.say(move(3));
    expect(await client.next()).toEqual({ type: 'ok', id: 3 });
  });

  test('an answer that the hall tells itself is not told twice', async () => {
    const door = await openDoor();
    door.hall.doing = async (guest, { id, type }) => {
      if (type === 'move')
        guest.tell({ type: 'beat', match: '', parts: [], replies: [{ type: 'ok', id }], padding: '' });
      return type === 'move' ? { isTold: true } : {};
    };
    const client = await greet(door);
    client.say(move(2));
    client.say({ type: 'undo', id: 3, match });
    expect(await client.next()).toMatchObject({ type: 'beat' });
    expect(await client.next()).toEqual({ type: 'ok', id: 3 });
    client.say(move(2));
    expect(await client.next()).toEqual({ type: 'ok', id: 2 });
    expect(door.hall.asked).toHaveLength(2);
  });

  test('the hall hears who leaves, and nothing of who never said hello', async () => {
    const door = await openDoor();
    const silent = await enter(door);
    const client = await greet(door);
    client.say(move(2));
    await client.next();
    const left = new Promise((resolve) => {
      door.hall.leave = resolve;
    });
    silent.socket.close();
    await silent.closed;
    client.socket.close();
    expect(await left).toBe(door.hall.asked[0]!.guest);
  });

  test('a new name and language reach the open socket', async () => {
    const door = await openDoor();
    const cookie = await door.guest('Ada');
    const client = await greet(door, { cookie });
    await door.ask('PATCH', '/api/me', { cookie, body: { name: 'Grace', locale: 'fr' } });
    client.say(move(2));
    await client.next();
    expect(door.hall.asked[0]!.guest).toMatchObject({ account: { name: 'Grace' }, locale: 'fr' });
  });
});

describe('repeated requests', () => {
  const cookieAnd = async () => {
    const door = await openDoor();
    let count = 0;
    door.hall.doing = async () => ({ asked: ++count });
    return { door, cookie: await door.guest(), name: newId() };
  };
  const ask = async (client: Client, message: object) => {
    client.say(message);
    return client.next();
  };

  test('are answered again and not done again, over reconnects too', async () => {
    const { door, cookie, name } = await cookieAnd();
    const first = await greet(door, { cookie }, name);
    const ok = { type: 'ok', id: 2, asked: 1 };
    expect(await ask(first, move(2))).toEqual(ok);
    expect(await ask(first, move(2))).toEqual(ok);
    first.socket.terminate();
    const again = await greet(door, { cookie }, name);
    expect(await ask(again, move(2))).toEqual(ok);
    expect(await ask(again, move(3))).toEqual({ type: 'ok', id: 3, asked: 2 });
    expect(door.hall.asked).toHaveLength(2);
  });

  test('find the answer that was still under way when the line broke', async () => {
    const { door, cookie, name } = await cookieAnd();
    let finish = () => {};
    const begun = new Promise<void>((begin) => {
      door.hall.doing = () =>
        new Promise((resolve) => {
          finish = () => resolve({ asked: 9 });
          begin();
        });
    });
    const first = await greet(door, { cookie }, name);
    first.say(move(2));
    await begun;
    first.socket.terminate();
    const again = await greet(door, { cookie }, name);
    const answer = ask(again, move(2));
    finish();
    expect(await answer).toEqual({ type: 'ok', id: 2, asked: 9 });
    expect(door.hall.asked).toHaveLength(1);
  });

  test('of another client or another person are new', async () => {
    const { door, cookie, name } = await cookieAnd();
    await ask(await greet(door, { cookie }, name), move(2));
    await ask(await greet(door, { cookie }, newId()), move(2));
    await ask(await greet(door, {}, name), move(2));
    expect(door.hall.asked).toHaveLength(3);
  });

  test('that concern the connection itself are done on each', async () => {
    const { door, cookie, name } = await cookieAnd();
    const open = { type: 'open', id: 2, table };
    await ask(await greet(door, { cookie }, name), open);
    await ask(await greet(door, { cookie }, name), open);
    expect(door.hall.asked).toHaveLength(2);
  });

  test('from too long ago are refused, not done again', async () => {
    const { door, cookie, name } = await cookieAnd();
    const client = await greet(door, { cookie }, name);
    for (let id = 2; id < 2 + 65; id++) await ask(client, move(id));
    expect(await ask(client, move(2))).toMatchObject({ type: 'no', id: 2, code: 'forgotten' });
    expect(await ask(client, move(3))).toMatchObject({ type: 'ok', id: 3, asked: 2 });
    expect(door.hall.asked).toHaveLength(65);
  });
});

test('no secret and no private word is logged', async () => {
  const door = await openDoor();
  const cookie = await door.guest('Ada Secretname');
  const client = await greet(door, { cookie });
  client.say({ type: 'chat', id: 2, table, text: 'meet me at midnight' });
  await client.next();
  client.say('{"type":"chat","text":"meet me at midnight"');
  await client.next();
  client.say({ ...hello(), id: 4, token: cookie });
  await client.next();
  client.socket.close();
  await client.closed;
  for (const secret of [cookie.split('=')[1]!, 'midnight', 'Secretname', table])
    expect(door.log.join('')).not.toContain(secret);
});
