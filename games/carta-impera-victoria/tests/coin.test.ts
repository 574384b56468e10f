import { expect, test } from 'vitest';
import {
  asked,
  choose,
  coin,
  counts,
  finish,
  happened,
  offers,
  play,
  refused,
  type Setting,
  table,
  told,
  turn,
  use,
} from './table.ts';

const effects = { step: 'effects' } as const;

test('CIV-5.14, CIV-9.37: the coin is laid before the copied effect is carried out', () => {
  const s = table({ ...effects, areas: ['C1', 'E3'], hands: ['military-i'] });
  use(s, 0, 'inspiration', '1 development');
  expect([coin(s), asked(s)]).toEqual(['0 on 1 economy', '0 surrender']);
});
test('CIV-5.13, CIV-9.37: a copy that costs the majority is completed; the coin goes at once', () => {
  const s = table({ ...effects, areas: ['C1 M1', 'E3'], hands: ['culture-i'] });
  use(s, 0, 'inspiration', '1 development', 'culture');
  expect([coin(s), asked(s), happened(s).at(-1)]).toEqual(['on the table', '0 extra', 'coinReturned']);
  play(s, 0, 'culture-i');
  expect([coin(s), counts(s, 0), asked(s)]).toEqual(['on the table', 'M1 C1', '0 effect']);
});
test('CIV-5.14: Culture taken back by Experiment takes the coin off as well', () => {
  const s = table({ ...effects, areas: ['C1 S3'], hands: ['military-i'], coin: '0 1 economy' });
  use(s, 0, 'experiment', 'culture');
  expect([coin(s), asked(s)]).toEqual(['on the table', '0 extra']);
});
test('CIV-5.14: the coin does not care whether its column keeps its cards', () => {
  const s = table({ ...effects, areas: ['M2 C1 E1', 'E3'], hands: ['military-i'] });
  use(s, 0, 'inspiration', '1 development', 'military', 'military-i');
  use(s, 0, 'attack', 'economy');
  expect([counts(s, 1), coin(s)]).toEqual(['E2', '0 on 1 economy']);
});
test('CIV-5.14: it moves with the next Inspiration, or stays if the same column is copied', () => {
  const given = { ...effects, areas: ['C1', 'M3', 'S3'], hands: ['military-i'], coin: '0 1 military' };
  const moved = table(given);
  use(moved, 0, 'inspiration', '2 experiment');
  expect(coin(moved)).toBe('0 on 2 science');
  const stayed = table(given);
  use(stayed, 0, 'inspiration', '1 assassination');
  expect(coin(stayed)).toBe('0 on 1 military');
});
test("CIV-5.14, CIV-9.12: others' turns leave the coin alone until somebody draws level", () => {
  const s = table({ ...effects, areas: ['C2', '', 'C1'], hands: ['', 'culture-i', 'culture-i'], coin: '0 1 military' });
  finish(s, 0);
  turn(s, 1, 'culture-i');
  expect(coin(s)).toBe('0 on 1 military');
  play(s, 2, 'culture-i');
  expect([coin(s), told(s, 1, 'coinReturned')]).toEqual(['on the table', [{ type: 'coinReturned', seat: 0 }]]);
});
test('CIV-9.13: a coin left in place repeats nothing by itself but Religion', () => {
  const s = table({ areas: ['C1', 'M3'], hands: ['science-i science-ii'], coin: '0 1 military' });
  play(s, 0, 'science-i');
  expect(asked(s)).toBe('0 effect');
  finish(s, 0);
  expect([s.discard, s.hands[0]!.length]).toEqual([[], 3]);
});

const COPIED: [own: string, source: string, limit: number][] = [
  ['C1', 'R3', 5],
  ['C1', 'R5', 7],
  ['C1', 'R2', 3],
  ['C1 R3', 'R5', 7],
  ['C1 R5', 'R3', 7],
  ['C1 R3', 'R3', 5],
];
for (const [own, source, limit] of COPIED)
  test(`CIV-5.15, CIV-9.13: ${own} with the coin on ${source}: limit ${limit}, never the sum`, () => {
    const s = table({ ...effects, areas: [own, source], coin: '0 1 religion' });
    finish(s, 0);
    expect([s.hands[0]!.length, coin(s)]).toEqual([limit, '0 on 1 religion']);
  });
test('CIV-5.15: copying Religion has no level to choose and needs level 1 of the source', () => {
  const s = table({ ...effects, areas: ['C1', 'R5', 'R2'] });
  use(s, 0, 'inspiration');
  expect([offers(s, 0), refused(s, 0, '1 divine-right'), refused(s, 0, '2 holy-book')]).toEqual([
    ['1 holy-book'],
    'not-copyable CIV-5.13',
    'source-too-low CIV-5.13',
  ]);
  choose(s, 0, '1 holy-book');
  expect([asked(s), refused(s, 0, 'inspiration')]).toEqual(['0 effect', 'slot-used CIV-4.6']);
  expect(s.used, 'the slot of Culture alone').toBe(1 << 4);
  finish(s, 0);
  expect(s.hands[0]!.length).toBe(7);
});
test('CIV-5.15: the limit is that of the source at step 3', () => {
  const s = table({ ...effects, areas: ['M1 R1 C1', 'R3'] });
  use(s, 0, 'inspiration', '1 holy-book');
  use(s, 0, 'attack', 'religion');
  finish(s, 0);
  expect([counts(s, 1), coin(s), s.hands[0]!.length]).toEqual(['R2', '0 on 1 religion', 3]);
});
const ELSEWHERE: [why: string, given: Setting][] = [
  ['it lies on another domain', { coin: '0 1 economy' }],
  ['it is not his', { areas: ['C1', 'R5', 'C2'], coin: '2 1 religion' }],
  ['it is on the table', {}],
];
for (const [why, given] of ELSEWHERE)
  test(`CIV-5.15: the coin gives nothing if ${why}`, () => {
    const s = table({ ...effects, areas: ['C1', 'R5'], ...given });
    finish(s, 0);
    expect(s.hands[0]!.length).toBe(3);
  });
test('CIV-5.15: using Inspiration for something else ends the Religion copy at once', () => {
  const s = table({ ...effects, areas: ['C1', 'R5', 'S3'], coin: '0 1 religion' });
  use(s, 0, 'inspiration', '2 experiment', 'culture', 'culture-i');
  finish(s, 0);
  expect(s.hands[0]!.length).toBe(3);
});
test('CIV-5.15: copying Religion leaves the other slots, and losing Culture ends it', () => {
  const s = table({ ...effects, areas: ['C1 M1', 'R5 C1'], hands: ['culture-i'] });
  expect(refused(s, 0, 'inspiration')).toBe('no-majority CIV-5.13');
  const losing = table({ ...effects, areas: ['C1 M1', 'R5'] });
  use(losing, 0, 'inspiration', '1 holy-book');
  use(losing, 0, 'attack', 'culture');
  finish(losing, 0);
  expect([coin(losing), losing.hands[0]!.length]).toEqual(['on the table', 3]);
});
