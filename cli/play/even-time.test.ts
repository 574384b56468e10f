import { expect, test } from 'vitest';
import { evenTime } from './even-time.ts';

test('VE-8.4 a thought of no time takes as long as the longest before it', async () => {
  let time = 0;
  const waits: number[] = [];
  const evenly = evenTime(
    () => time,
    async (milliseconds) => {
      waits.push(milliseconds);
      time += milliseconds;
    },
  );
  const ends: number[] = [];
  for (const cost of [40, 0, 100, 30, 0]) {
    const begun = time;
    expect(
      await evenly(() => {
        time += cost;
        return cost;
      }),
    ).toBe(cost);
    ends.push(time - begun);
  }
  expect([ends, waits]).toEqual([
    [40, 40, 100, 100, 100],
    [40, 70, 100],
  ]);
});
