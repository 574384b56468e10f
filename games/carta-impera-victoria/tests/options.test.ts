import { BadInput, readOptions } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { cartaImperaVictoria as game } from '../index.ts';
import { asked, deal, finish, offers, table, use } from './table.ts';

const read = (given: object, seats = 4) => readOptions(game.options, given, seats);

test('CIV-11.1, CIV-11.2, CIV-11.3, CIV-11.4, CIV-11.5, CIV-11.6: the defaults', () => {
  expect(read({})).toEqual({
    deal: 'standard',
    teams: 'off',
    religionMode: 'activated',
    markerTargets: 'any',
    teamTieBreak: 'sum',
    stallGuardRounds: 10,
  });
});

const GOOD: [rule: string, option: string, value: string | number][] = [
  ['CIV-11.1', 'deal', 'draft'],
  ['CIV-11.2', 'teams', 'on'],
  ['CIV-11.3', 'religionMode', 'continuous'],
  ['CIV-11.4', 'markerTargets', 'others'],
  ['CIV-11.5', 'teamTieBreak', 'best-member'],
  ['CIV-11.6', 'stallGuardRounds', 0],
  ['CIV-11.6', 'stallGuardRounds', 50],
];
for (const [rule, option, value] of GOOD)
  test(`${rule}: ${option} may be ${value}`, () => {
    expect(read({ [option]: value })).toEqual({ ...read({}), [option]: value });
  });

const BAD: [rule: string, given: object, seats: number, sentence: RegExp][] = [
  ['CIV-11.1', { deal: 'auction' }, 3, /"deal" takes standard or draft, not "auction"/],
  ['CIV-11.2', { teams: 'on' }, 2, /"teams=on" is for 4 seats, not 2/],
  ['CIV-11.2', { teams: 'on' }, 3, /"teams=on" is for 4 seats, not 3/],
  ['CIV-11.3', { religionMode: 'on' }, 3, /takes activated or continuous/],
  ['CIV-11.4', { markerTargets: 'mates' }, 3, /takes any or others/],
  ['CIV-11.5', { teamTieBreak: 'best' }, 4, /takes sum or best-member/],
  ['CIV-11.6', { stallGuardRounds: 51 }, 3, /from 0 to 50, not 51/],
  ['CIV-11.6', { stallGuardRounds: -1 }, 3, /from 0 to 50/],
  ['CIV-11.6', { stallGuardRounds: 2.5 }, 3, /from 0 to 50/],
];
for (const [rule, given, seats, sentence] of BAD)
  test(`${rule}: ${JSON.stringify(given)} is refused with ${seats} seats`, () => {
    expect(() => read(given, seats)).toThrow(BadInput);
    expect(() => read(given, seats)).toThrow(sentence);
  });

test('CIV-11.1: the deal decides what is asked first', () => {
  expect(asked(deal(2, 1))).toMatch(/^[01] play$/);
  expect(asked(deal(2, 1, { deal: 'draft' }))).toBe('0 pick, 1 pick');
});
test('CIV-11.3: Religion is in the menu only if activated', () => {
  const given = { step: 'effects', areas: ['R5'] } as const;
  expect(offers(table(given), 0)).toEqual(['finish', 'inquisition']);
  expect(offers(table({ ...given, options: { religionMode: 'activated' } }), 0)).toEqual([
    'finish',
    'holy-book',
    'divine-right',
    'inquisition',
  ]);
});
test('CIV-11.4: the targets of markers', () => {
  const given = { step: 'effects', areas: ['E2', 'M1'] } as const;
  const [any, others] = [table(given), table({ ...given, options: { markerTargets: 'others' } })];
  for (const s of [any, others]) use(s, 0, 'embargo');
  expect([offers(any, 0), offers(others, 0)]).toEqual([['0 economy', '1 military'], ['1 military']]);
});
test('CIV-11.6: the number of idle rounds that end a game', () => {
  const idle = (stallGuardRounds: number) => {
    const hands = ['', 'military-i '.repeat(3)];
    const s = table({ seats: 2, turn: 1, step: 'effects', options: { stallGuardRounds }, idleRounds: 4, hands });
    finish(s, 1);
    return s.ending;
  };
  expect([0, 4, 5, 6].map(idle)).toEqual(['', 'stall', 'stall', '']);
});
