import { BadInput, type GameRecord, openMatch, replay, rngOf } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import { type Assembly, assembly } from '../assembly/index.ts';
import { assemblyCase } from '../assembly/law-case.ts';
import { checkCoverage, checkLaws, coverage, LawBroken, type LawCase } from '../index.ts';

const cases: [string, Partial<LawCase<Assembly>>][] = [
  ['3 seats', { seats: 3 }],
  ['4 seats and one round', { options: { ravens: 'one', rounds: 1, seconds: 1, beat: 0 } }],
  ['5 seats and two ravens', { seats: 5, options: { ravens: 'two', rounds: 3, seconds: 5, beat: 0 } }],
  ['6 seats and two ravens', { seats: 6, options: { ravens: 'two', rounds: 2, seconds: 5, beat: 2 } }],
  ['8 seats', { seats: 8, games: 4 }],
  ['a table set by names', { scenario: { sides: ['folk', 'folk', 'raven', 'folk'], round: 1 } }],
];
describe('the assembly obeys the laws with', () => {
  for (const [what, changes] of cases) test(what, () => checkLaws(assembly, { ...assemblyCase, ...changes }));
});

describe('a broken law is reported with', () => {
  const unlawful = { ...assembly, pace: () => ({ seconds: -1 }) };
  const given = { ...assemblyCase, only: ['waiting'] as const };
  const broken = breaking(() => checkLaws(unlawful, given));

  test('its name, the game and the place', () => {
    expect(broken.message).toContain('assembly, 4 seats');
    expect(broken.message).toContain('the law "waiting" is broken after entry 0: a pace of {"seconds":-1}');
  });
  test('the shortest record that leads there', () => {
    const record: GameRecord = JSON.parse(/record: (.*)/.exec(broken.message)![1]!);
    expect(record.entries).toEqual([]);
    expect(replay(assembly, record).s.round).toBe(1);
  });
  test('a path that leads there again', () => {
    const [, seed, path] = /seed: (\d+), path: '([\d:]+)'/.exec(broken.message)!;
    const again = breaking(() => checkLaws(unlawful, { ...given, seed: Number(seed), path: path! }));
    expect(again.message.split('\n')[0]).toBe(broken.message.split('\n')[0]);
  });
});

describe('what has to occur', () => {
  const events = ['began', 'looked', 'spoke', 'slept', 'saved', 'left', 'voted', 'locked', 'accused', 'won'];
  const watched = (...more: string[]) =>
    coverage<Assembly>([...events, ...more], (_, told) => told.map(({ type }) => type));
  test('occurs in the games of the cases', () => {
    const all = watched();
    checkLaws(assembly, { ...assemblyCase, only: ['ends'], coverage: all });
    expect([...all.missing]).toEqual([]);
  });
  test('is forced where it has not occurred', () => {
    const all = watched();
    checkLaws(assembly, { ...assemblyCase, only: ['ends'], games: 1, most: 1, coverage: all });
    expect([...all.missing]).toContain('won');
    const forced: string[] = [];
    checkCoverage(assembly, all, (name) => {
      forced.push(name);
      return { ...assemblyCase, only: ['ends'] };
    });
    expect([forced.length, all.missing.size]).toEqual([1, 0]);
  });
  test('is named if it never occurs, and laws are checked on the way', () => {
    const few = { ...assemblyCase, only: ['ends'] as const };
    expect(() => checkCoverage(assembly, watched('danced'), () => few)).toThrow('assembly: never occurred: danced');
    const unlawful = { ...assembly, pace: () => ({ seconds: -1 }) };
    expect(() => checkCoverage(unlawful, watched(), () => assemblyCase)).toThrow('the law "waiting" is broken');
  });
});

function breaking(act: () => void): LawBroken {
  try {
    act();
  } catch (error) {
    if (error instanceof LawBroken) return error;
    throw error;
  }
  throw new Error('no law was broken');
}

describe('a scenario of the assembly is refused', () => {
  const wrong: [unknown, string][] = [
    [null, 'a scenario names the side of each of the 4 seats: folk or raven'],
    [{ sides: ['folk', 'folk', 'raven'] }, 'a scenario names the side of each of the 4 seats: folk or raven'],
    [{ sides: ['folk', 'folk', 'folk', 'folk'] }, 'a scenario needs a raven'],
    [{ sides: ['folk', 'raven', 'raven', 'folk'] }, 'ravens must be the fewer'],
    [{ sides: ['folk', 'raven', 'folk', 'folk'], round: 2 }, '"round" is a whole number from 0 to 1'],
  ];
  for (const [given, sentence] of wrong)
    test(JSON.stringify(given), () => {
      const { options, seats } = assemblyCase;
      expect(() => assembly.scenario(given, options, seats, rngOf('seed'))).toThrow(new BadInput(sentence));
    });
  test('not at all when it is right', () => {
    const scenario = { sides: ['folk', 'raven', 'folk', 'folk'], round: 1 };
    const { s } = openMatch(assembly, { seats: 4, options: assemblyCase.options, seed: 'seed', scenario });
    expect([s.round, s.sides]).toEqual([2, scenario.sides]);
  });
});
