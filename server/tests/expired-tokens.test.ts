import { expect, test } from 'vitest';
import { account } from '../storage/tests/samples.ts';
import { openHouse, resting } from './house.ts';

const DAY = 24 * 60 * 60 * 1000;

test('sessions and links leave the storage when they are too old to be used', async () => {
  const house = await openHouse();
  const { storage, clock } = house;
  await storage.saveAccount(account('ann'));
  const made = [
    ['session', 366],
    ['session', 364],
    ['recovery', 8],
    ['recovery', 6],
  ] as const;
  for (const [kind, days] of made) await storage.saveToken(kind, `hash ${days}`, 'ann', clock.date() - days * DAY, 9);
  clock.advance(10 * 60_000);
  await resting(house);
  const left = await Promise.all(made.map(([kind, days]) => storage.findToken(kind, `hash ${days}`)));
  expect(left).toEqual([null, 'ann', null, 'ann']);
});
