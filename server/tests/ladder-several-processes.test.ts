import { expect, test } from 'vitest';
import { NO_LIMITS } from '../operation/limits.ts';
import { openDoor } from './door.ts';
import { openLadderOn, request } from './ladder-programs.ts';
import { memoryBuses } from './memory-bus.ts';

test('a server of several processes shows its ladders, and has no program play', async () => {
  const door = await openDoor({ limits: NO_LIMITS, bus: memoryBuses().open() });
  const [ada] = await openLadderOn({ url: door.url, storage: door.config.storage }, ['Ada']);
  expect(await request(door.url, ada!.token, {})).toMatchObject({ status: 404, body: { code: 'no-ladder' } });
  const { json } = await door.ask('GET', '/api/ladders');
  expect(json.ladders.map(({ game }: { game: string }) => game)).toEqual(['tic-tac-toe']);
});
