import { expect, test } from 'vitest';
import { CARDS, DOMAIN_NAMES, MILITARY, SCIENCE } from '../cards/index.ts';
import { cartaImperaVictoria as game } from '../index.ts';
import { asked, counts, finish, LETTERS, refused, result, table, told, turn, use } from './table.ts';

const effects = { step: 'effects' } as const;
/** The last turn of a game whose deck has run out, and its end. */
function scored(areas: string[], given: object = {}) {
  const s = table({ ...effects, areas, turn: 2, deck: 0, ...given });
  finish(s, 2);
  return s;
}

for (const [domain, letter] of LETTERS.entries())
  test(`CIV-6.1: seven cards of ${DOMAIN_NAMES[domain]} win, six do not`, () => {
    const s = table({ ...effects, areas: [`${letter}7`] });
    finish(s, 0);
    expect([result(s).ending, result(s).winners, game.scores(s)]).toEqual(['hegemony', [0], [1, 0, 0]]);
    const six = table({ ...effects, areas: [`${letter}6`] });
    finish(six, 0);
    expect([asked(six), game.scores(six)]).toEqual(['1 effect', null]);
  });
test('CIV-6.2, CIV-9.21: only the active player is checked, only at the end of his turn', () => {
  const s = table({ ...effects, areas: ['S1', 'S7', 'M7'] });
  finish(s, 0);
  expect([s.ending, asked(s)]).toEqual(['', '1 effect']);
  use(s, 1, 'breakthrough');
  expect(s.ending).toBe('');
  const held = table({ ...effects, areas: ['S1', 'S7', 'M7'] });
  finish(held, 0);
  finish(held, 1);
  expect(result(held).winners).toEqual([1]);
});
test('CIV-6.4, CIV-6.10: two domains are still one win; the result shows each with its count', () => {
  const s = table({ ...effects, areas: ['M8 S7 E6'] });
  finish(s, 0);
  const [outcome] = game.view(s, 1).outcome;
  expect(outcome).toEqual({
    ending: 'hegemony',
    winners: [0],
    seat: 0,
    hegemony: [
      { domain: MILITARY, count: 8 },
      { domain: SCIENCE, count: 7 },
    ],
    leaders: [],
    points: [],
    tieBreak: [],
  });
  expect(game.scores(s)).toEqual([1, 0, 0]);
});
test('CIV-6.10: hegemony shows only domains that reached their own threshold', () => {
  const s = table({ ...effects, areas: ['M8 S7'], democracies: ['0 science'] });
  finish(s, 0);
  expect(game.view(s, 1).outcome[0]!.hegemony).toEqual([{ domain: MILITARY, count: 8 }]);
});

const POINTS: [areas: string[], leaders: number[][], points: number[], winners: number[]][] = [
  [['M1', 'R1 S1', ''], [[0], [1], [], [1], [], []], [1, 2, 0], [1]],
  [['M2 R1', 'M2 S1', 'M2 C1 U1'], [[0, 1, 2], [0], [], [1], [2], [2]], [2, 2, 3], [2]],
  [['M3 R3 E3', 'M2 R2 E2', 'M1 R1 E1'], [[0], [0], [0], [], [], []], [3, 0, 0], [0]],
];
for (const [areas, leaders, points, winners] of POINTS)
  test(`CIV-6.5, CIV-6.7, CIV-9.23: ${areas.join(' : ')} gives ${points.join(' : ')} points`, () => {
    const s = scored(areas);
    expect(game.view(s, 0).outcome[0]).toEqual({
      ...{ ending: 'majority', winners, seat: -1, hegemony: [], leaders, points, tieBreak: [] },
    });
    expect(asked(s)).toBe('');
  });
test('CIV-6.6: hands, markers and the coin count nothing', () => {
  const s = scored(['M1 C2', 'M1 R1', ''], {
    hands: ['religion-i religion-i', '', 'science-i'],
    embargoes: ['0 economy', '1 economy'],
    democracies: ['1 utopia', '2 utopia'],
    coin: '0 1 military',
  });
  expect(result(s)).toEqual({ ending: 'majority', winners: [0], points: [2, 2, 0], tieBreak: ['culture'] });
});

const TIES: [areas: string[], winners: number[], tieBreak: string[]][] = [
  [['U1', 'C1', ''], [0], ['utopia']],
  [['S1', 'C1', ''], [1], ['culture']],
  [['S1', 'E1', ''], [0], ['science']],
  [['R1', 'E1', ''], [1], ['economy']],
  [['R1', 'M1', ''], [0], ['religion']],
  [['M1 R1', 'M2 R1', 'M3'], [1], ['religion', 'military']],
  [['U2 C2', 'U2 S2', 'E1 R1'], [0], ['utopia', 'culture']],
  [['U1 M1 S1', 'U2 R1', 'E1 C1'], [1], ['utopia']],
  [['M1', 'M1', ''], [0, 1], []],
  [['M1', 'M1', 'M1'], [0, 1, 2], []],
  [['M2 U1', 'M2 U1', 'E1 R1'], [0, 1], ['utopia']],
  [['', '', ''], [0, 1, 2], []],
];
for (const [areas, winners, tieBreak] of TIES)
  test(`CIV-6.8, CIV-6.9, CIV-9.24: ${areas.map((area) => area || 'nothing').join(' : ')}: ${winners} win by ${tieBreak.join(', ') || 'sharing'}`, () => {
    const s = scored(areas);
    expect([result(s).winners, result(s).tieBreak]).toEqual([winners, tieBreak]);
    expect(new Set(result(s).points.filter((_, side) => winners.includes(side))).size).toBe(1);
  });
test('CIV-6.7, CIV-6.10: points decide before any tie-break, which then is not shown', () => {
  expect(result(scored(['U7', 'M1 R1', '']))).toEqual({
    ending: 'majority',
    winners: [1],
    points: [1, 2, 0],
    tieBreak: [],
  });
});

test('CIV-6.9, CIV-6.12: winners and losers only; those who share the victory share the one point', () => {
  expect(game.scores(scored(['M1', 'M1', '']))).toEqual([1 / 2, 1 / 2, 0]);
  expect(game.scores(scored(['M1', 'M1', 'M1']))).toEqual([1 / 3, 1 / 3, 1 / 3]);
  expect(game.scores(scored(['M3 R1', 'R1', 'E1']))).toEqual([1, 0, 0]);
});

test('CIV-6.10, CIV-6.11: the end is told to all, with everything opened', () => {
  const s = scored(['M1', '', ''], { hands: ['science-i', 'culture-i', ''] });
  for (const viewer of [0, 1, 2, -1, -2])
    expect(told(s, viewer, 'ended', 'opened')).toMatchObject([
      { outcome: { ending: 'majority', winners: [0] } },
      { hands: [[CARDS['science-i'].number], [CARDS['culture-i'].number], []], deck: [], picks: [[], [], []] },
    ]);
  expect(s.table.stack).toEqual([]);
  expect(refused(s, 0, 'finish')).toBe('over CIV-4.21');
});
test('CIV-6.3: a win in the middle of a round ends the game at once', () => {
  const s = table({ turn: 1, areas: ['', 'S6', ''], hands: ['', 'science-i', 'military-i'] });
  turn(s, 1, 'science-i');
  expect([counts(s, 1), asked(s), game.scores(s)]).toEqual(['S7', '', [0, 1, 0]]);
});
