import { expect, test } from 'vitest';
import {
  asked,
  choose,
  counts,
  discard,
  finish,
  hand,
  markers,
  offers,
  refused,
  result,
  table,
  turn,
  use,
} from './table.ts';

const effects = { step: 'effects' } as const;

test('CIV-5.16: Democracy lays its card on a column with a face-up card, counted after the cost', () => {
  const s = table({ ...effects, areas: ['U1 S1', 'M2 U1', ''], democracies: ['1 science'], embargoes: ['2 military'] });
  use(s, 0, 'democracy');
  expect([counts(s, 0), asked(s)]).toEqual(['S1', '0 democracy']);
  expect(offers(s, 0)).toEqual(['0 science', '1 military', '1 utopia']);
  for (const column of ['0 utopia', '1 science', '2 military'])
    expect(refused(s, 0, column)).toBe('column-empty CIV-5.16');
  choose(s, 0, '1 utopia');
  expect([markers(s).at(-1), discard(s), asked(s)]).toEqual(['democracy on 1 utopia', '', '0 effect']);
});
const STARTS: [areas: string[], markerTargets: 'any' | 'others', isOffered: boolean][] = [
  [['U1'], 'any', false],
  [['U2'], 'any', true],
  [['U1', 'S1'], 'any', true],
  [['U3 M1'], 'others', false],
  [['U1', 'S1'], 'others', true],
];
for (const [areas, markerTargets, isOffered] of STARTS)
  test(`CIV-5.16, CIV-9.3, CIV-11.4: ${areas.join(' : ')}, targets ${markerTargets}: Democracy is ${isOffered ? '' : 'not '}offered`, () => {
    const s = table({ ...effects, areas, options: { markerTargets } });
    expect(offers(s, 0).includes('democracy')).toBe(isOffered);
    if (!isOffered) expect(refused(s, 0, 'democracy')).toBe('no-column CIV-5.16');
  });
test('CIV-11.4, CIV-9.3: with targets others the own columns are refused', () => {
  const areas = ['U2 E2 M1', 'S1'];
  const s = table({ ...effects, areas, options: { markerTargets: 'others' } });
  use(s, 0, 'democracy');
  expect([offers(s, 0), refused(s, 0, '0 military')]).toEqual([['1 science'], 'others-only CIV-11.4']);
  choose(s, 0, '1 science');
  use(s, 0, 'embargo');
  expect([offers(s, 0), refused(s, 0, '0 military')]).toEqual([['1 science'], 'others-only CIV-11.4']);
  const any = table({ ...effects, areas });
  use(any, 0, 'democracy', '0 military');
  expect(markers(any)).toEqual(['democracy on 0 military']);
});

const HEGEMONY: [count: number, democracies: string[], ending: string][] = [
  [7, [], 'hegemony'],
  [7, ['0 science'], ''],
  [8, ['0 science'], 'hegemony'],
  [9, ['0 science', '0 science', '0 science'], ''],
  [10, ['0 science', '0 science', '0 science'], 'hegemony'],
  [7, ['0 economy', '1 science'], 'hegemony'],
];
for (const [count, democracies, ending] of HEGEMONY)
  test(`CIV-5.16, CIV-6.1: ${count} Science cards, Democracy on ${democracies.join(', ') || 'nothing'}: ${ending || 'no win'}`, () => {
    const s = table({ ...effects, areas: [`S${count}`], democracies });
    finish(s, 0);
    expect(s.ending).toBe(ending);
    expect(asked(s)).toBe(ending === '' ? '1 effect' : '');
  });
test('CIV-5.16: Democracy changes neither the levels nor the scoring', () => {
  const s = table({
    ...effects,
    turn: 2,
    areas: ['', '', 'M3'],
    hands: ['', '', 'science-i'],
    democracies: ['2 military', '2 military'],
    deck: 0,
  });
  expect(offers(s, 2)).toContain('assassination');
  finish(s, 2);
  expect(result(s)).toEqual({ ending: 'majority', winners: [2], points: [0, 0, 1], tieBreak: [] });
});
test('CIV-5.16: the marker stays when the column is emptied, to the end of the game, and counts when it is rebuilt', () => {
  const s = table({ ...effects, seats: 2, areas: ['M1 S1', 'S1'], democracies: ['1 science'] });
  use(s, 0, 'attack', 'science');
  finish(s, 0);
  expect([counts(s, 1), markers(s)]).toEqual(['', ['democracy on 1 science']]);
  finish(s, 1);
  expect(markers(s)).toEqual(['democracy on 1 science']);
  const rebuilt = table({ seats: 2, areas: ['S7'], hands: ['science-i'], democracies: ['0 science'] });
  turn(rebuilt, 0, 'science-i');
  expect([counts(rebuilt, 0), rebuilt.ending]).toEqual(['S8', '']);
});

const UTOPIA: [area: string, pile: string, offered: string[]][] = [
  ['U2', 'science-i science-i', []],
  ['U3', 'science-i', ['oligarchy']],
  ['U3', '', []],
  ['U4', 'science-i science-i', ['oligarchy']],
  ['U5', 'science-i', ['oligarchy']],
  ['U5', 'science-i science-i', ['oligarchy', 'republic']],
];
for (const [area, pile, offered] of UTOPIA)
  test(`CIV-5.17, CIV-5.18, CIV-9.17: ${area} with {${pile}} in the pile offers ${offered.join(', ') || 'nothing'}`, () => {
    expect(offers(table({ ...effects, areas: [area], discard: pile }), 0)).toEqual(['finish', ...offered, 'democracy']);
  });
test('CIV-5.17: Oligarchy takes a card of the discard pile into the hand, also one discarded this turn as a cost', () => {
  const s = table({ ...effects, areas: ['U3 S1'], hands: ['military-i'], discard: 'culture-i culture-i', deck: 0 });
  use(s, 0, 'breakthrough');
  use(s, 0, 'oligarchy');
  expect([asked(s), offers(s, 0), refused(s, 0, 'utopia-iii')]).toEqual([
    '0 recover',
    ['culture-i', 'science-i'],
    'not-in-pile CIV-5.17',
  ]);
  choose(s, 0, 'science-i');
  expect([hand(s, 0), discard(s), asked(s)]).toEqual(['military-i science-i', 'culture-i culture-i', '0 effect']);
});
test('CIV-5.18: Republic takes two cards, beyond the hand limit', () => {
  const s = table({
    ...effects,
    areas: ['U5'],
    hands: ['military-i '.repeat(3)],
    discard: 'culture-i culture-i science-i',
  });
  use(s, 0, 'republic', 'culture-i');
  expect([asked(s), offers(s, 0)]).toEqual(['0 recover', ['culture-i', 'science-i']]);
  choose(s, 0, 'culture-i');
  finish(s, 0);
  expect([s.hands[0]!.length, discard(s), asked(s)]).toEqual([5, 'science-i', '1 effect']);
});
