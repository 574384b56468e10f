import { expect, test } from 'vitest';
import { openDoor } from './door.ts';
import { newId } from './fake-hall.ts';
import { type Client, greet, knock } from './socket-client.ts';

const undo = (id: number) => ({ type: 'undo', id, match: newId() });

test('a stop says bye to all', async () => {
  const door = await openDoor();
  const clients = [await greet(door), await greet(door, {}, newId(), 'fr')];
  const closing = door.app.close();
  expect(await clients[0]!.next()).toMatchObject({
    type: 'bye',
    code: 'stopping',
    text: expect.stringContaining('kept'),
  });
  expect(await clients[1]!.next()).toMatchObject({ type: 'bye', text: expect.stringContaining('gardée') });
  for (const { closed } of clients) expect(await closed).toEqual({ code: 1001, reason: 'stopping' });
  await closing;
});

test('a stop waits for what is under way, and nobody else comes in', async () => {
  const door = await openDoor();
  const cookie = await door.guest();
  const client = await greet(door, { cookie });
  let finish = () => {};
  const begun = new Promise<void>((begin) => {
    door.hall.doing = () =>
      new Promise((resolve) => {
        finish = () => resolve({ asked: 4 });
        begin();
      });
  });
  client.say(undo(2));
  await begun;
  const closing = door.app.close();
  expect(await knock(door, { cookie }).catch(() => 503)).toBe(503);
  finish();
  expect(await client.next()).toEqual({ type: 'ok', id: 2, asked: 4 });
  expect(await client.next()).toMatchObject({ type: 'bye' });
  await closing;
});

test('a bye that the hall has said is not said twice', async () => {
  const door = await openDoor();
  const client = await greet(door);
  client.say(undo(2));
  await client.next();
  door.hall.asked[0]!.guest.tell({ type: 'bye', code: 'stopping', text: 'now' });
  expect(await client.next()).toMatchObject({ type: 'bye', text: 'now' });
  client.say(undo(3));
  await door.app.close();
  await client.closed;
  expect(client.waiting()).toBe(0);
  expect(door.hall.asked).toHaveLength(1);
});

test('a socket that connects while its account is being deleted is closed', async () => {
  const door = await openDoor();
  const cookie = await door.guest();
  const { deleteAccount } = door.config.storage;
  const clients: Client[] = [];
  door.config.storage.deleteAccount = async (id) => {
    clients.push(await greet(door, { cookie }));
    await deleteAccount(id);
  };
  await door.ask('DELETE', '/api/me', { cookie });
  expect(await clients[0]!.closed).toEqual({ code: 1008, reason: 'gone' });
});

test('a deleted account’s sockets are closed', async () => {
  const door = await openDoor();
  const cookie = await door.guest();
  const client = await greet(door, { cookie });
  const other = await greet(door);
  await door.ask('DELETE', '/api/me', { cookie });
  expect(await client.next()).toMatchObject({ type: 'bye', code: 'gone' });
  expect(await client.closed).toEqual({ code: 1008, reason: 'gone' });
  expect(await knock(door, { cookie })).toBe(401);
  other.say(undo(2));
  expect(await other.next()).toEqual({ type: 'ok', id: 2 });
});
