import { expect, test } from 'vitest';
import { CALL, createNarrator, fit, type Line, MOOD, NEWS, type Speaker, WORDS } from '../narrator.ts';

const line = (rank: Line['rank'], text: string): Line => ({ rank, text });

/** A speaker whose lines end when the test says so, at ten letters a second. */
function stage() {
  const said: string[] = [];
  const shown: string[] = [];
  let finish = () => {};
  let now = 0;
  const end = async () => {
    finish();
    for (let i = 0; i < 4; i++) await Promise.resolve();
  };
  const speaker: Speaker = {
    say(text) {
      said.push(text);
      return new Promise((resolve) => {
        finish = resolve;
      });
    },
    stop: () => finish(),
    speed: () => 10,
    now: () => now,
  };
  const narrator = createNarrator(speaker, (text) => shown.push(text));
  return { narrator, said, shown, end, pass: (ms: number) => (now += ms) };
}

test('lines are spoken one after the other, and shown while they are', async () => {
  const { narrator, said, shown, end } = stage();
  narrator.tell([line(NEWS, 'Night falls.'), line(NEWS, 'Nobody died.')], Number.POSITIVE_INFINITY);
  expect(said).toEqual(['Night falls.']);
  await end();
  expect(said).toEqual(['Night falls.', 'Nobody died.']);
  await end();
  expect(shown).toEqual(['Night falls.', 'Nobody died.', '']);
});

test('a call whose window is over is not spoken any more; news are', async () => {
  const { narrator, said, end } = stage();
  narrator.tell([line(NEWS, 'Anna dies.'), line(NEWS, 'She was the Queen.'), line(CALL, 'The Monk prays.')], 1e9);
  narrator.tell([line(CALL, 'The Lamia wakes.')], 1e9);
  for (let i = 0; i < 5; i++) await end();
  expect(said).toEqual(['Anna dies.', 'She was the Queen.', 'The Lamia wakes.']);
});

test('a call that is being spoken is broken off once it is two windows late', async () => {
  const { narrator, said, end } = stage();
  narrator.tell([line(CALL, 'First.')], 1e9);
  narrator.tell([line(CALL, 'Second.')], 1e9);
  expect(said).toEqual(['First.']);
  narrator.tell([line(CALL, 'Third.')], 1e9);
  await end();
  expect(said).toEqual(['First.', 'Third.']);
});

test('news are never broken off', () => {
  const { narrator, said } = stage();
  narrator.tell([line(NEWS, 'Anna dies.')], 1e9);
  for (const text of ['One.', 'Two.', 'Three.']) narrator.tell([line(CALL, text)], 1e9);
  expect(said).toEqual(['Anna dies.']);
});

test('in a short window moods go first, then calls are cut to a sentence', () => {
  const lines = [
    line(MOOD, 'The sky turns red.'),
    line(CALL, 'The Scout is back. Whose secret does she bring?'),
    line(NEWS, 'Boris is charmed.'),
  ];
  expect(fit(lines, 200)).toEqual(lines);
  expect(fit(lines, 80)).toEqual(lines.slice(1));
  expect(fit(lines, 40)).toEqual([line(CALL, 'The Scout is back.'), lines[2]]);
});

test('the time that is left is counted from the speaker’s clock', () => {
  const { narrator, said, pass } = stage();
  pass(8000);
  narrator.tell([line(CALL, 'The Scout is back. Whose secret does she bring?')], 12_000);
  expect(said).toEqual(['The Scout is back.']);
});

test('what was said last can be repeated, a line skipped, everything silenced', async () => {
  const { narrator, said, end } = stage();
  narrator.tell([line(NEWS, 'Anna dies.'), line(NEWS, 'Boris dies.')], 1e9);
  narrator.skip();
  for (let i = 0; i < 4; i++) await Promise.resolve();
  expect(said).toEqual(['Anna dies.', 'Boris dies.']);
  narrator.repeat();
  for (let i = 0; i < 4; i++) await end();
  expect(said).toEqual(['Anna dies.', 'Boris dies.', 'Anna dies.', 'Boris dies.']);
  narrator.tell([line(NEWS, 'One.'), line(NEWS, 'Two.')], 1e9);
  narrator.hush();
  for (let i = 0; i < 4; i++) await end();
  narrator.repeat();
  expect(said.slice(4)).toEqual(['One.']);
});

test('the words of players are not spoken, and interrupt nothing', async () => {
  const { narrator, said, end } = stage();
  narrator.tell([line(CALL, 'Scout, wake up.'), line(CALL, 'Choose.')], Number.POSITIVE_INFINITY);
  narrator.tell([line(WORDS, 'Anna: I am the Scout.')], Number.POSITIVE_INFINITY);
  await end();
  await end();
  expect(said).toEqual(['Scout, wake up.', 'Choose.']);
});
