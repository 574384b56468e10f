import { assembly } from '@duskhall/testing/assembly/index.ts';
import { act, atNight, atPlans } from '@duskhall/testing/assembly/match.ts';
import { describe, expect, test } from 'vitest';
import { BadInput, closeWindow, digest, type GameRecord, openMatch, plays, replay, undo } from '../index.ts';
import { toyGame } from './toy.ts';

describe('a replay', () => {
  const match = atNight();
  for (const seat of [0, 1, 2, 3, 4, 0, 1, 2, 3, 4]) act(match, seat, { name: (seat + 1) % 5 });
  undo(match, 0, 8);
  const { record } = match;
  test('from JSON is the same, as far as one wants', () => {
    const again = replay(assembly, JSON.parse(JSON.stringify(record)));
    expect([digest(again.s), again.record]).toEqual([digest(match.s), record]);
    expect(replay(assembly, record, 2).s.table.questions).toEqual(atPlans().s.table.questions);
    expect(replay(assembly, record, 20).record.digests).toEqual(record.digests);
    expect(replay(assembly, record, 19).record.digests).toEqual([]);
  });
  test('that differs says where', () => {
    const twisted: GameRecord = { ...record, digests: [[4, '00'], ...record.digests] };
    expect(() => replay(assembly, twisted)).toThrow(
      new BadInput('the replay differs from the record at entry 4 of 23'),
    );
  });
  test('that checks the last digest alone is the same, and fails only where that one differs', () => {
    const twisted: GameRecord = { ...record, digests: [[4, '00'], ...record.digests] };
    const again = replay(assembly, twisted, 23, 'last digest');
    expect([digest(again.s), again.record]).toEqual([digest(match.s), twisted]);
    expect(() => replay(assembly, twisted, 10, 'last digest')).toThrow(/at entry 4 of 10$/);
  });
  test('collects events only after its end', () => {
    const again = replay(assembly, record);
    expect(again.s.table.log).toEqual([]);
    act(again, 0, { name: 1 });
    closeWindow(again, 'house', 9);
    expect(again.s.table.log).not.toEqual([]);
  });
  test('of other moves or of another deal says where', () => {
    const other = record.entries.with(2, { seat: 1, move: { task: 'guard' }, by: 'seat', at: 7 });
    expect(() => replay(assembly, { ...record, entries: other })).toThrow(BadInput);
    expect(() => replay(assembly, { ...record, seed: 'other' })).toThrow(
      /^entry 1 of 23 cannot be replayed: seat \d is/,
    );
  });
});

test('a number of seats that the game does not have is refused before anything is dealt', () => {
  let dealt = 0;
  const now = toyGame(2, ['yes'], {});
  const setup = (...given: Parameters<typeof now.setup>) => {
    dealt++;
    return now.setup(...given);
  };
  const game = { ...now, setup };
  const { record } = openMatch(game, { seats: 2, options: {}, seed: 'x' });
  for (const seats of [1e9, 1, 0, -2, 2.5, Number.NaN, '2' as unknown as number])
    expect(() => replay(game, { ...record, seats })).toThrow(new BadInput(`toy has from 2 to 2 seats, not ${seats}`));
  expect(dealt).toBe(1);
});

describe('a record of earlier rules', () => {
  const begun: (number | undefined)[] = [];
  const now = toyGame(1, ['yes'], {});
  const game = {
    ...now,
    rulesVersion: 3,
    oldestRules: 2,
    setup: (options: Record<string, never>, seats: number, rng: Parameters<typeof now.setup>[2], rules?: number) => {
      begun.push(rules);
      return now.setup(options, seats, rng);
    },
  };
  test('is played by the rules of its own version', () => {
    const { record } = openMatch(game, { seats: 1, options: {}, seed: 'x', rulesVersion: 2 });
    replay(game, record);
    openMatch(game, { seats: 1, options: {}, seed: 'x' });
    expect(begun).toEqual([2, 2, 3]);
  });
  test('can be played as far back as the game says', () => {
    expect([1, 2, 3, 4].map((version) => plays(game, version))).toEqual([false, true, true, false]);
    expect([0, 1, 2].map((version) => plays(now, version))).toEqual([false, true, false]);
  });
  test('has the digests of a state that did not name its rules', () => {
    const { s } = openMatch(now, { seats: 1, options: {}, seed: 'x' });
    expect(digest({ ...s, rules: 1 } as typeof s)).toBe(digest(s));
  });
});
