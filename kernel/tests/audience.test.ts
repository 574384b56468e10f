import { describe, expect, test } from 'vitest';
import { type Audience, audience, type Sentences, sentenceIn, withoutStop, withoutSubject } from '../index.ts';

type Event = { type: 'played'; seat: number; on: number } | { type: 'fell' };
const sentences: Sentences<Event> = {
  played: ({ seat, on }, to) => `${to.does(seat, 'plays', 'play')} against ${to.called(on)}.`,
  fell: () => 'The Lady falls.',
};
const NAMES = ['Odile', 'Max'];
const played: Event = { type: 'played', seat: 0, on: 1 };

test.each([
  [undefined, 'Odile plays against Max.'],
  [0, 'You play against Max.'],
  [1, 'Odile plays against you.'],
])('told to %s', (reader, said) => expect(sentenceIn(sentences, played, audience('You', NAMES, reader))).toBe(said));

test.each([
  ['Вы', 'вы'],
  ['Vous', 'vous'],
])('%s is %s within a sentence', (you, within) => {
  const to = audience(you, NAMES, 0);
  expect([to.who(0), to.called(0), to.called(1)]).toEqual([you, within, 'Max']);
});

test('only a full stop is dropped', () => {
  expect(['Max passes.', 'Max', 'Who?'].map(withoutStop)).toEqual(['Max passes', 'Max', 'Who?']);
});

describe('without its subject', () => {
  const rest = (event: Event, names: readonly string[], subject: number, reader?: number) =>
    withoutSubject((to: Audience) => sentenceIn(sentences, event, to), audience('You', names, reader), subject);
  const fell: Event = { type: 'fell' };
  test.each<[what: string, said: string, rest: string]>([
    ['the one who acts', rest(played, NAMES, 0), 'plays against Max'],
    ['the reader', rest(played, NAMES, 0, 0), 'play against Max'],
    ['somebody else', rest(played, NAMES, 1), 'Odile plays against Max'],
    ['nobody', rest(played, NAMES, -1), 'Odile plays against Max'],
    ['a player called The', rest(fell, ['The', 'Max'], 0), 'The Lady falls'],
    ['two of one name', rest(played, ['Max', 'Max'], 1), 'Max plays against Max'],
  ])('%s', (_, said, meant) => expect(said).toBe(meant));
});
