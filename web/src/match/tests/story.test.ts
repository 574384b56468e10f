import type { Texts, Types } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { spokenStory, storyOf } from '../story.ts';

const NAMES = ['Ada', 'Odile', 'Max'];
/** A turn is `{ turn: seat }`, a deed `{ deed: text }`. */
const texts = {
  turns: (log: readonly { turn?: number }[]) =>
    log.flatMap(({ turn }, at) => (turn === undefined ? [] : [{ at, seat: turn, title: '', hasTold: true }])),
  recap: (events: readonly { deed?: string }[]) =>
    events.flatMap(({ deed }) => (deed === undefined ? [] : [{ sign: ' ', text: deed, chip: '' }])),
} as unknown as Texts<Types>;

const tell = (log: object[], seat = 0): string | null => {
  const story = storyOf({ log, lines: [], texts, names: NAMES, seat, you: 'You' });
  return story && spokenStory(story, 'Since:');
};
const [mine, odile, max] = [{ turn: 0 }, { turn: 1 }, { turn: 2 }];

test.each([
  ['nothing has happened', [], null],
  ['a turn without a deed', [odile], null],
  ['the turn of somebody else', [mine, { deed: 'a' }, odile, { deed: 'b' }], 'Odile:  b'],
  ['only the latest of several turns', [odile, { deed: 'b' }, max, { deed: 'c' }], 'Max:  c'],
  [
    'all turns since the last one, at the turn of the reader',
    [mine, { deed: 'a' }, odile, { deed: 'b' }, max, { deed: 'c' }, mine],
    'Since: Odile:  b; Max:  c',
  ],
  ['what the reader did since', [odile, { deed: 'b' }, mine, { deed: 'd' }], 'You:  d'],
  ['only the latest phase that is everybody’s', [{ turn: -1 }, { deed: 'a' }, { turn: -1 }, { deed: 'b' }], ' b'],
])('%s', (_, log, said) => {
  expect(tell(log)).toBe(said);
});

test('a game without turns tells its last line', () => {
  const line = { place: 4, text: 'Odile passes.', isHeading: false, isAboutMe: false, rule: '', moment: 4 };
  const lines = [{ ...line, place: 3, text: 'Ada bets.' }, line];
  const plain = {} as Texts<Types>;
  const story = storyOf({ log: [{}, {}], lines, texts: plain, names: NAMES, seat: 0, you: 'You' })!;
  expect([spokenStory(story, 'Since:'), story.place]).toEqual(['Odile passes.', 4]);
});
