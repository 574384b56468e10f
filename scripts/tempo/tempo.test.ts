import { bloodVendetta as game } from '@duskhall/blood-vendetta';
import { openMatch, readOptions } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { playEvening } from './evening.ts';
import { countNew, countWords } from './people.ts';
import { phoneText } from './phone.ts';

test('twelve people with the advanced set are silent for about half as long as one by one to the end', async () => {
  const silenceWith = (options: object) => playEvening(12, { set: 'advanced', ...options }, 1, 3);
  const before = await silenceWith({ callMode: 'sequential', brisk: 'off' });
  const after = await silenceWith({});
  // VN-4.12: what the timers of all calls add up to, whoever is slow.
  expect(before.seconds.slice(0, 2).map(Math.round)).toEqual([90, 166]);
  expect(before.seconds).toHaveLength(4);
  for (const round of [1, 2, 3]) {
    expect(after.seconds[round]).toBeLessThan(0.55 * before.seconds[round]!);
    expect(after.idle[round]).toBeLessThan(after.seconds[round]! / 2);
  }
  // VN-3.5: whoever reads slowest has a minute.
  expect(Math.round(after.seconds[0]!)).toBeLessThanOrEqual(60);
});

test('everything on the card of a role is read, and the four lines above it', () => {
  const names = ['Ann', 'Bob', 'Cy', 'Di', 'Eve', 'Flo', 'Gus', 'Hal'];
  const roles = ['hunter', 'hunter', 'king', 'queen', 'vampire', 'vampire', 'vampire', 'vampire'];
  const { s } = openMatch(game, {
    ...{ seats: 8, options: readOptions(game.options, {}, 8), seed: 'fast:1' },
    scenario: { roles, cycle: 0, step: 'roles' },
  });
  const { standing, asked } = phoneText(s, 0, names);
  expect(asked).toHaveLength(1 + 4 + 6);
  expect(asked.slice(5)).toEqual([
    ...['Hunter', 'Hunters', expect.stringContaining('Knows the other hunters')],
    ...['Let nobody but hunters stay alive.', expect.stringContaining('town’s vote'), 'The hunters: Ann and Bob.'],
  ]);
  expect(countWords([...standing, ...asked].join(' '))).toBeGreaterThan(100);
});

test('what somebody knows already is not read again', () => {
  const person = { pace: 1, known: new Set<string>() };
  expect([countNew(['Hold to read', '1 · Dawn'], person), countNew(['Hold to read', 'Dawn'], person)]).toEqual([5, 1]);
});
