import { expect, test } from 'vitest';
import { playEvening } from './evening.ts';

test('twelve people with the advanced set are silent for less than half as long as one by one to the end', async () => {
  const sum = async (options: object) => {
    const { seconds, idle } = await playEvening(12, { set: 'advanced', ...options }, 1, 1);
    return { introduction: seconds[0]!, round: seconds[1]!, idle: idle[1]! };
  };
  const before = await sum({ callMode: 'sequential', brisk: 'off' });
  const after = await sum({});
  // VN-4.12: what the timers of all calls add up to, whoever is slow.
  expect([before.introduction, before.round].map(Math.round)).toEqual([90, 166]);
  expect(after.round).toBeLessThan(before.round / 2);
  expect(after.introduction).toBeLessThan(before.introduction / 2);
  expect(after.idle).toBeLessThan(after.round / 2);
});
