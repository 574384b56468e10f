import type { Texts, Types } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { spokenStory, storyOf } from '../story.ts';

const NAMES = ['Ada', 'Odile', 'Max'];
/** A turn is `{ turn: seat }`, a deed `{ deed: text }`. */
const turnsOf = (log: readonly { turn?: number }[]) =>
  log.flatMap(({ turn }, at) => (turn === undefined ? [] : [{ at, seat: turn, title: '', hasTold: true }]));
const texts = {
  recap: (events: readonly { deed?: string }[]) =>
    events.flatMap(({ deed }) => (deed === undefined ? [] : [{ sign: ' ', text: deed, chip: '' }])),
} as unknown as Texts<Types>;

const told = { names: NAMES, seat: 0, you: 'You' };
const tell = (log: object[], isAsked = false): string | null => {
  const story = storyOf({ ...told, log, lines: [], turns: turnsOf(log), texts, isAsked });
  return story && spokenStory(story, 'Since:');
};
const [mine, odile, max, all] = [{ turn: 0 }, { turn: 1 }, { turn: 2 }, { turn: -1 }];

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
  ['only the latest phase that is everybody’s', [all, { deed: 'a' }, all, { deed: 'b' }], ' b'],
])('%s', (_, log, said) => {
  expect(tell(log)).toBe(said);
});

test.each([
  ['what the last step of all brought', [all, { deed: 'a' }, all, { deed: 'b' }, all], 'Since:  b'],
  ['what this step has brought already', [all, { deed: 'a' }, all, { deed: 'b' }], 'Since:  b'],
  ['nothing at the first step', [all], null],
  ['no deal before the first turn as if it were a turn', [all, { deed: 'a' }, mine], ' a'],
])('who is asked together with all others is told %s', (_, log, said) => {
  expect(tell(log, true)).toBe(said);
});

test('a game without turns tells its last line', () => {
  const line = { place: 4, text: 'Odile passes.', isHeading: false, isAboutMe: false, rule: '', moment: 4 };
  const lines = [{ ...line, place: 3, text: 'Ada bets.' }, line];
  const plain = {} as Texts<Types>;
  const story = storyOf({ ...told, log: [{}, {}], lines, turns: [], texts: plain, isAsked: true })!;
  expect([spokenStory(story, 'Since:'), story.place]).toEqual(['Odile passes.', 4]);
});
