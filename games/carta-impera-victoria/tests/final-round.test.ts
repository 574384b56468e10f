import { expect, test } from 'vitest';
import {
  asked,
  deal,
  discard,
  finish,
  hand,
  happened,
  offers,
  play,
  refused,
  result,
  table,
  turn,
  use,
} from './table.ts';

const effects = { step: 'effects' } as const;
const some = { hands: ['military-i', 'military-i', 'military-i'] };

test('CIV-4.19: the last card begins the final round: the rest of the round is played, then it is over', () => {
  const s = table({ ...effects, turn: 1, hands: ['', 'science-i science-i', 'military-i'], deck: 1 });
  finish(s, 1);
  expect([s.isFinal, asked(s), happened(s).slice(0, 2)]).toEqual([true, '2 play', ['drew', 'deckRanOut']]);
  turn(s, 2, 'military-i');
  expect([result(s).ending, asked(s)]).toEqual(['majority', '']);
});
test('CIV-4.19: with one card left in the deck the game goes on', () => {
  const s = table({ ...effects, turn: 2, hands: ['military-i', '', ''], deck: 4 });
  finish(s, 2);
  expect([s.deck.length, s.isFinal, asked(s)]).toEqual([1, false, '0 play']);
});

const ORDERS: [seats: number, first: number, drawer: number, after: number[]][] = [
  [3, 0, 2, []],
  [3, 0, 0, [1, 2]],
  [3, 1, 0, []],
  [3, 1, 1, [2, 0]],
  [2, 0, 0, [1]],
  [2, 1, 0, []],
  [4, 2, 3, [0, 1]],
];
for (const [seats, first, drawer, after] of ORDERS)
  test(`CIV-4.19, CIV-4.20, CIV-9.29: ${seats} players, seat ${first} first, seat ${drawer} draws the last card: then ${after.join(' and ') || 'nobody'} play`, () => {
    const s = table({ ...effects, seats, first, turn: drawer, deck: 3 });
    finish(s, drawer);
    for (const seat of after) {
      expect(asked(s)).toBe(`${seat} effect`);
      finish(s, seat);
    }
    expect(result(s).ending).toBe('majority');
  });

test('CIV-9.22, CIV-5.12: the last card drawn by Breakthrough begins the final round too', () => {
  const s = table({ ...effects, turn: 2, areas: ['', '', 'S1'], deck: 5 });
  use(s, 2, 'breakthrough');
  expect([s.isFinal, happened(s).at(-1), asked(s)]).toEqual([true, 'deckRanOut', '2 discard']);
  while (s.table.questions[2] === 'discard') play(s, 2, offers(s, 2)[0]!);
  finish(s, 2);
  expect(result(s).ending).toBe('majority');
});

test('CIV-4.21: in the final round nothing is drawn, not even by Breakthrough; other effects work', () => {
  const s = table({ ...effects, areas: ['M3 S1'], hands: ['culture-i', ''], deck: 0 });
  use(s, 0, 'breakthrough');
  expect([asked(s), hand(s, 0), discard(s)]).toEqual(['0 effect', 'culture-i', 'science-i']);
  use(s, 0, 'assassination', 'culture-i');
  finish(s, 0);
  expect([hand(s, 0), asked(s), happened(s).includes('drew')]).toEqual(['', '1 effect', false]);
});
test('CIV-4.21: an empty hand skips step 1 and may still apply effects', () => {
  const s = table({ turn: 1, areas: ['', 'M2'], deck: 0 });
  expect([asked(s), offers(s, 1)]).toEqual(['1 effect', ['finish', 'attack']]);
});
test('CIV-4.21, CIV-6.3: hegemony wins in the last turn of the final round', () => {
  const s = table({ turn: 2, areas: ['M5 R4', '', 'S6'], hands: ['', '', 'science-i'], deck: 0 });
  turn(s, 2, 'science-i');
  expect([result(s).ending, result(s).winners]).toEqual(['hegemony', [2]]);
});
test('CIV-6.3: hegemony goes before the end by deck in the same turn', () => {
  const s = table({ ...effects, turn: 2, areas: ['M5 R4', '', 'S7'], deck: 3 });
  finish(s, 2);
  expect([s.isFinal, result(s).ending, result(s).winners]).toEqual([true, 'hegemony', [2]]);
});

/** Two seats whose full hands draw nothing for two rounds. */
const stalling = (stallGuardRounds: number, idleRounds: number) =>
  table({
    seats: 2,
    options: { stallGuardRounds },
    idleRounds,
    hands: ['military-i '.repeat(5), 'religion-i '.repeat(4)],
  });
const round = (s: ReturnType<typeof table>) => {
  turn(s, 0, 'military-i');
  expect(s.ending).toBe('');
  turn(s, 1, 'religion-i');
};
const GUARDS: [guard: number, idle: number, ending: string, idleAfter: number][] = [
  [10, 9, 'stall', 10],
  [10, 8, '', 9],
  [1, 0, 'stall', 1],
  [2, 0, '', 1],
  [0, 50, '', 51],
];
for (const [guard, idle, ending, idleAfter] of GUARDS)
  test(`CIV-4.22, CIV-9.32, CIV-11.6: guard ${guard}, ${idle} idle rounds and one more: ${ending || 'the game goes on'}`, () => {
    const s = stalling(guard, idle);
    round(s);
    expect([s.ending, s.idleRounds]).toEqual([ending, idleAfter]);
    expect(asked(s)).toBe(ending === '' ? '0 play' : '');
  });
test('CIV-4.22: a card that leaves the deck, by drawing or by Breakthrough, begins the count anew', () => {
  const s = stalling(3, 1);
  round(s);
  expect(s.idleRounds).toBe(2);
  turn(s, 0, 'military-i');
  turn(s, 1, 'religion-i');
  expect([s.hands[1]!.length, s.idleRounds, asked(s)]).toEqual([3, 0, '0 play']);
  const digging = table({
    ...effects,
    seats: 2,
    areas: ['S1'],
    idleRounds: 9,
    hands: ['military-i '.repeat(3), 'religion-i '.repeat(4)],
  });
  use(digging, 0, 'breakthrough');
  while (digging.table.questions[0] === 'discard') play(digging, 0, offers(digging, 0)[0]!);
  finish(digging, 0);
  turn(digging, 1, 'religion-i');
  expect([digging.idleRounds, asked(digging)]).toEqual([0, '0 play']);
});
test('CIV-4.22: the deal is no round: the first one can be idle', () => {
  expect([deal(3, 1).hasDrawn, deal(3, 1, { deal: 'draft' }).hasDrawn]).toEqual([false, false]);
});
test('CIV-4.22: the stall guard scores like a majority, and hegemony in its last turn goes first', () => {
  const s = stalling(1, 0);
  round(s);
  expect(result(s)).toEqual({ ending: 'stall', winners: [1], points: [1, 1], tieBreak: ['religion'] });
  const won = table({
    ...effects,
    seats: 2,
    turn: 1,
    options: { stallGuardRounds: 1 },
    areas: ['', 'S8'],
    hands: ['', 'military-i '.repeat(3)],
  });
  finish(won, 1);
  expect([won.ending, won.idleRounds]).toEqual(['hegemony', 0]);
});
test('CIV-4.19: when the last card and the stall guard meet, the deck decides the kind of end', () => {
  const s = table({ ...some, ...effects, turn: 2, options: { stallGuardRounds: 1 }, deck: 2 });
  finish(s, 2);
  expect(refused(s, 0, 'military-i')).toBe('over CIV-4.21');
  expect(result(s).ending).toBe('majority');
});
