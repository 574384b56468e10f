import type { Claim, Event, View } from '@duskhall/blood-vendetta';
import { expect, test } from 'vitest';
import { heardBy } from '../puzzle/heard.ts';

const says = (cycle: number, seat: number): Event => {
  const claim: Claim = { cycle, seat, say: 'claimRole', about: -1, other: -1, value: 25 };
  return { type: 'said', claim };
};
const tries = (cycle: number, accused: number, votes: readonly number[]): Event => ({
  ...{ type: 'tried', trial: { cycle, accused, votes, ayes: 0, voters: 0, isCondemned: false } },
});

test('what was heard is told night by night, without the own words', () => {
  const log = [says(0, 1), tries(0, 2, [1, 0, -1, 1]), { type: 'nobodyDied' } as Event, says(1, 0), says(1, 3)];
  const heard = heardBy({ viewer: 0 } as View, log);
  expect(heard.map(({ night, all }) => [night, all.map(({ kind, seat }) => [kind, seat])])).toEqual([
    [
      0,
      [
        ['claim', 1],
        ['trial', 2],
      ],
    ],
    [1, [['claim', 3]]],
  ]);
  expect(heard[0]!.all[1]).toMatchObject({ ayes: [0, 3] });
});
