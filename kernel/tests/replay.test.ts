import { describe, expect, test } from 'vitest';
import { BadInput, digest, type GameRecord, replay, undo } from '../index.ts';
import { assembly } from './assembly/index.ts';
import { act, atNight, atPlans } from './assembly/match.ts';

describe('a replay', () => {
  const match = atNight();
  for (const seat of [0, 1, 2, 3, 4, 0, 1, 2, 3, 4]) act(match, seat, { name: (seat + 1) % 5 });
  undo(match, 0, 8);
  const { record } = match;
  test('from JSON is the same, as far as one wants', () => {
    const again = replay(assembly, JSON.parse(JSON.stringify(record)));
    expect([digest(again.s), again.record]).toEqual([digest(match.s), record]);
    expect(replay(assembly, record, 2).s.questions).toEqual(atPlans().s.questions);
    expect(replay(assembly, record, 20).record.digests).toEqual(record.digests);
    expect(replay(assembly, record, 19).record.digests).toEqual([]);
  });
  test('that differs says where', () => {
    const twisted: GameRecord = { ...record, digests: [[4, '00'], ...record.digests] };
    expect(() => replay(assembly, twisted)).toThrow(
      new BadInput('the replay differs from the record at entry 4 of 23'),
    );
  });
  test('of other moves or of another deal says where', () => {
    const other = record.entries.with(2, { seat: 1, move: { task: 'guard' }, by: 'seat', at: 7 });
    expect(() => replay(assembly, { ...record, entries: other })).toThrow(BadInput);
    expect(() => replay(assembly, { ...record, seed: 'other' })).toThrow(
      /^entry 1 of 23 cannot be replayed: seat \d is/,
    );
  });
});
