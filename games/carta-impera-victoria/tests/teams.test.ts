import { expect, test } from 'vitest';
import { cartaImperaVictoria as game } from '../index.ts';
import {
  asked,
  choose,
  coin,
  deal,
  finish,
  markers,
  offers,
  range,
  refused,
  result,
  table,
  turn,
  use,
} from './table.ts';

const teams = { seats: 4, options: { teams: 'on' }, step: 'effects' } as const;
/** The last turn of a team game whose deck has run out, and its end. */
function scored(areas: string[], teamTieBreak: 'sum' | 'best-member' = 'sum') {
  const s = table({ ...teams, options: { teams: 'on', teamTieBreak }, areas, turn: 3, deck: 0 });
  finish(s, 3);
  return s;
}

test('CIV-6.20, CIV-11.2: opposite seats are teammates; any of the four may be first', () => {
  const firsts = range(400).map((seed) => deal(4, seed, { teams: 'on' }).first);
  for (const seat of range(4)) expect(firsts.filter((first) => first === seat).length).toBeGreaterThan(70);
  expect(deal(4, 1, { teams: 'on' })).toMatchObject({ removed: [], options: { teams: 'on' } });
});
for (const seat of range(4))
  test(`CIV-6.21, CIV-6.12: hegemony of seat ${seat} wins for its team`, () => {
    const s = table({ ...teams, turn: seat, areas: range(4).map((i) => (i === seat ? 'S7' : 'M1')) });
    finish(s, seat);
    expect([result(s).ending, result(s).winners]).toEqual(['hegemony', seat % 2 === 0 ? [0, 2] : [1, 3]]);
    expect(game.scores(s)).toEqual(seat % 2 === 0 ? [1, 0, 1, 0] : [0, 1, 0, 1]);
  });

const POINTS: [areas: string[], points: number[], winners: number[]][] = [
  [
    ['M2', 'M1', 'M1', ''],
    [1, 0],
    [0, 2],
  ],
  [
    ['M2', 'M3', 'M2', ''],
    [0, 1],
    [1, 3],
  ],
  [
    ['M3 S1', 'M2', 'M3', ''],
    [2, 0],
    [0, 2],
  ],
  [
    ['M3 S1', 'R1', '', 'M3 E1'],
    [2, 3],
    [1, 3],
  ],
  [
    ['', '', 'C1', ''],
    [1, 0],
    [0, 2],
  ],
];
for (const [areas, points, winners] of POINTS)
  test(`CIV-6.22: ${areas.map((area) => area || 'nothing').join(' : ')} gives ${points.join(' : ')}: counts of mates are not added`, () => {
    const s = scored(areas);
    expect([result(s).points, result(s).winners, result(s).tieBreak]).toEqual([points, winners, []]);
  });

const TIES: [areas: string[], by: 'sum' | 'best-member', winners: number[], tieBreak: string[]][] = [
  [['U2', 'U2', 'U2', ''], 'sum', [0, 2], ['utopia']],
  [['U2', 'U2', 'U2', ''], 'best-member', [0, 1, 2, 3], []],
  [['U2', 'U1 M1', '', 'U1'], 'sum', [1, 3], ['military']],
  [['U2', 'U1 M1', '', 'U1'], 'best-member', [0, 2], ['utopia']],
  [['S1', 'C1', '', ''], 'sum', [1, 3], ['culture']],
  [['S1', 'E1', '', ''], 'sum', [0, 2], ['science']],
  [['M1', 'M1', 'R1', 'R1'], 'sum', [0, 1, 2, 3], []],
];
for (const [areas, by, winners, tieBreak] of TIES)
  test(`CIV-6.23, CIV-9.25, CIV-11.5: ${areas.map((area) => area || 'nothing').join(' : ')} by ${by}: ${winners} win by ${tieBreak.join() || 'sharing'}`, () => {
    const s = scored(areas, by);
    expect([result(s).winners, result(s).tieBreak]).toEqual([winners, tieBreak]);
  });
test('CIV-6.23, CIV-6.12: teams that share the victory get half a point for each member', () => {
  expect(game.scores(scored(['M1', 'M1', '', '']))).toEqual([0.5, 0.5, 0.5, 0.5]);
});
test('CIV-6.22, CIV-11.2: without teams the same table is scored by seat', () => {
  const s = table({ ...teams, options: {}, areas: ['M3 S1', 'R1', '', 'M3 E1'], turn: 3, deck: 0 });
  finish(s, 3);
  expect([result(s).points, result(s).winners]).toEqual([[2, 1, 0, 2], [0]]);
});

test("CIV-6.24, CIV-9.26: a mate's Culture blocks Inspiration; a mate's effects can be copied", () => {
  const blocked = table({ ...teams, areas: ['C1', 'M2', 'C1', ''], hands: ['science-i'] });
  expect(refused(blocked, 0, 'inspiration')).toBe('no-majority CIV-5.13');
  const s = table({ ...teams, areas: ['C1', '', 'M2', ''], hands: ['science-i'] });
  use(s, 0, 'inspiration');
  expect(offers(s, 0)).toEqual(['2 assassination']);
  choose(s, 0, '2 assassination', 'science-i');
  expect(coin(s)).toBe('0 on 2 military');
});
test('CIV-6.24, CIV-9.26: a mate can be inquired and marked like anybody', () => {
  const s = table({ ...teams, areas: ['R1 E1 U1', '', 'S1', ''], hands: ['', '', 'military-i', ''] });
  use(s, 0, 'inquisition');
  expect(offers(s, 0)).toEqual(['1', '2', '3']);
  choose(s, 0, '2', 'military-i');
  use(s, 0, 'embargo', '2 science');
  use(s, 0, 'democracy', '2 science');
  expect(markers(s)).toEqual(['embargo on 2 science', 'democracy on 2 science']);
});
test('CIV-6.24, CIV-9.26: teammates do not see each other’s hands', () => {
  const s = table({ ...teams, hands: ['science-i', 'culture-i', 'military-i', 'religion-i'] });
  const other = table({ ...teams, hands: ['science-i', 'culture-i', 'economy-i', 'religion-i'] });
  expect(game.view(s, 0)).toEqual(game.view(other, 0));
  expect(game.view(s, 2)).not.toEqual(game.view(other, 2));
});
test('CIV-6.24: the table goes round, mate or not', () => {
  const s = table({ ...teams });
  for (const seat of range(4)) {
    expect(asked(s)).toBe(`${seat} effect`);
    turn(s, seat);
  }
  expect(asked(s)).toBe('0 play');
});
