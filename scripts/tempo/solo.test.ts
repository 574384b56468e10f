import { expect, test } from 'vitest';
import { PARTS, playAlone } from './solo-evening.ts';

test('one person who reads every word plays for some minutes against seven bots', async () => {
  const evenings = [];
  for (const seed of [1, 2, 3, 4, 5]) evenings.push(await playAlone(seed, 'patient'));
  for (const { minutes, parts, rounds, words } of evenings) {
    expect(rounds).toBeGreaterThan(0);
    expect(PARTS.reduce((sum, part) => sum + parts[part], 0)).toBeCloseTo(minutes, 6);
    expect(minutes).toBeGreaterThan(words / 200);
    // Everybody has a word every night.
    expect(parts.debates).toBeGreaterThan(parts.role);
  }
  const [, , median] = evenings.map(({ minutes }) => minutes).toSorted((a, b) => a - b);
  // It is meant to be ten: docs/tempo.md tells what is missing.
  expect(median).toBeGreaterThan(4.5);
});

test('the same evening takes the same time', async () => {
  expect(await playAlone(7, 'brief')).toEqual(await playAlone(7, 'brief'));
});
