import type { Trial, View } from '@duskhall/blood-vendetta';
import { expect, test } from 'vitest';
import { countedVote, voteOn } from '../votes.ts';

const trial = (votes: readonly number[], accused = 1): Trial => {
  const voters = votes.filter((vote) => vote >= 0).length;
  const ayes = votes.filter((vote) => vote === 1).length;
  return { cycle: 1, accused, votes, ayes, voters, isCondemned: ayes > voters / 2 };
};

test('hands are told from the neighbour of the accused around the table', () => {
  expect(countedVote(trial([1, 0, 1, -1, 1])).told).toEqual([2, 4, 0, 1]);
});
test('the deciding hand is the one after which nothing changes any more', () => {
  // Three of five condemn: seats 2, 4 and 0.
  expect(countedVote(trial([1, 0, 1, 0, 1])).deciding).toBe(0);
  // Two of four spare: seats 3 and 1.
  expect(countedVote(trial([1, 0, 1, 0])).deciding).toBe(1);
});
test('VN-4.8.7: a secret ballot tells nobody’s hand', () => {
  const { hands, told, deciding, ayes } = countedVote({ ...trial([1, 1, 0]), votes: [] });
  expect({ hands, told, deciding, ayes }).toEqual({ hands: [], told: [], deciding: -1, ayes: 2 });
});

/** What the stage looks at, of a watcher's view. */
const seen = (more: object): View =>
  ({
    ...{ isAlive: [true, true, true, false, true], owes: [false, true, true, false, false], cycle: 1, ending: '' },
    ...{ charms: [-1, 4], bites: [], trials: [], accused: [2], phase: 'night' },
    stack: [{ do: 'verdict.given', place: 0 }],
    ...more,
  }) as unknown as View;
test('VN-4.8.4: while the vote is open it is seen who has voted, not how', () => {
  const vote = voteOn(seen({}), 'verdict')!;
  expect(vote.hands).toEqual(['given', '', '', '', '']);
  expect([vote.accused, vote.voters, vote.needed, vote.told]).toEqual([2, 3, 2, []]);
});
test('a counted vote stays for the last words, and is gone when the next is on trial', () => {
  const view = seen({ trials: [trial([1, 1, 0])] });
  expect(voteOn(view, 'words')?.trial).toEqual(view.trials[0]);
  expect(voteOn(view, 'defence')).toBeNull();
  expect(voteOn(seen({ trials: [trial([1, 1, 0])], cycle: 2 }), 'between')).toBeNull();
});
