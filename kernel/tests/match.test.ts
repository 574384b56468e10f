import { assembly } from '@duskhall/testing/assembly/index.ts';
import { act, atLook, atNight, atPlans, REST } from '@duskhall/testing/assembly/match.ts';
import { describe, expect, test } from 'vitest';
import {
  ask,
  BadInput,
  collect,
  digest,
  enter,
  HOUSE,
  mayUndo,
  offered,
  openMatch,
  replay,
  retract,
  rewind,
  standing,
  undo,
} from '../index.ts';
import { toyGame } from './toy.ts';

describe('a record', () => {
  test('grows by what was entered, by whom and when', () => {
    const match = atPlans();
    const before = match.record.entries.length;
    enter(match, 1, [{ task: 'guard' }], 'house', 42);
    enter(match, HOUSE, [{ remove: 3 }], 'house', 43);
    act(match, 2, { task: 'rest' });
    undo(match, 2, 8);
    expect(match.record.entries.slice(before)).toEqual([
      { seat: 1, move: { task: 'guard' }, by: 'house', at: 42 },
      { seat: HOUSE, move: { remove: 3 }, by: 'house', at: 43 },
      { seat: 2, move: { task: 'rest' }, by: 'seat', at: 7 },
      { undo: 2, at: 8 },
    ]);
  });
  test('writes moves as the game does', () => {
    const match = atPlans();
    const given = JSON.parse('{"task":"rest"}');
    enter(match, 1, [given], 'seat', 0);
    const { move } = match.record.entries.at(-1) as { move: unknown };
    expect([move, move === given]).toEqual([{ task: 'rest' }, false]);
    expect([offered(assembly, match.s, 1, { done: true }), offered(assembly, match.s, 1, given)]).toEqual([
      { done: true },
      null,
    ]);
  });
  test('takes nothing that is refused', () => {
    const match = atPlans();
    const before = [digest(match.s), match.record.entries.length];
    expect(enter(match, 1, [{ done: true }], 'seat', 0)?.code).toBe('not-an-answer');
    expect(enter(match, -2, [{ task: 'rest' }], 'seat', 0)?.code).toBe('not-at-the-table');
    expect([digest(match.s), match.record.entries.length]).toEqual(before);
  });
  test('has a digest of every twentieth entry and of the end', () => {
    const match = atNight();
    for (const seat of [1, 2, 3, 4, 0, 1, 2, 3]) act(match, seat, { name: (seat + 1) % 5 });
    expect(match.record.digests.map(([at]) => at)).toEqual([20]);
    for (const seat of [1, 2, 3]) act(match, seat, { resign: true });
    expect(assembly.scores(match.s)).toEqual([1, 0, 0, 0, 0]);
    expect(match.record.digests.at(-1)).toEqual([match.record.entries.length, digest(match.s)]);
  });
  test('complains about a game that neither offers nor refuses', () => {
    const match = { ...atPlans(), game: { ...assembly, refusal: () => null } };
    expect(() => enter(match, 1, ['junk'], 'seat', 0)).toThrow('assembly neither offers nor refuses "junk"');
  });
});

describe('undo', () => {
  test('takes a part back from between the parts of others, and redo meets', () => {
    const match = atPlans();
    act(match, 1, { task: 'guard' });
    act(match, 2, { task: 'guard' }, { name: 1 });
    act(match, 1, { name: 3 });
    act(match, 3, ...REST);
    const before = digest(match.s);
    undo(match, 1, 0);
    expect([match.s.table.questions[1], match.s.wards, match.s.tasks[3]]).toEqual([
      'ward',
      [-1, -1, 1, -1, -1],
      'rest',
    ]);
    undo(match, 1, 0);
    expect(match.s.table.questions[1]).toBe('task');
    act(match, 1, { task: 'guard' }, { name: 3 });
    expect(digest(match.s)).toBe(before);
  });
  test('opens the lane of a seat that was through', () => {
    const match = atPlans();
    act(match, 1, ...REST);
    undo(match, 1, 0);
    expect(match.s.table.questions[1]).toBe('done');
  });
  test('ends at the last seal', () => {
    const match = atLook();
    const { speaker } = match.s;
    act(match, speaker, { name: (speaker + 1) % 5 });
    expect(mayUndo(match, speaker)).toBe(false);
    expect(() => undo(match, speaker, 0)).toThrow(new BadInput(`seat ${speaker} has nothing to take back`));
    expect(match.record.entries.length).toBe(1);
  });
  describe('of a withdrawal', () => {
    const asking = toyGame(3, ['yes', 'no'], { begin: (s) => ask(s, [0, 1, 2], 'well?', { do: 'said' }) });
    const game: typeof asking = {
      ...asking,
      apply: (s, seat, move) => (move === 'no' ? retract(s, seat) : asking.apply(s, seat, move)),
    };
    const after = (...said: [seat: number, move: string][]) => {
      const match = openMatch(game, { seats: 3, options: {}, seed: 'toy' });
      for (const [seat, move] of said) enter(match, seat, [move], 'seat', 0);
      return match;
    };
    test('gives the answer again', () => {
      const match = after([0, 'yes'], [1, 'yes'], [0, 'no'], [1, 'no']);
      undo(match, 0, 0);
      expect(match.s.table.answers).toEqual(['yes', null, null]);
    });
    test('is refused if the answer would close the question under the moves of others', () => {
      for (const later of [[], [[1, 'no']]] as [number, string][][]) {
        const match = after([0, 'yes'], [1, 'yes'], [0, 'no'], [2, 'yes'], ...later);
        const before = digest(match.s);
        expect(mayUndo(match, 0)).toBe(false);
        expect(() => undo(match, 0, 0)).toThrow(BadInput);
        expect([digest(match.s), match.record.entries.length]).toEqual([before, 4 + later.length]);
      }
    });
  });
});

describe('rewind', () => {
  test('goes on from an earlier entry, and the record keeps everything', () => {
    const match = atPlans();
    const then = digest(match.s);
    const entries = match.record.entries.length;
    for (const seat of [0, 1, 2, 3, 4]) act(match, seat, ...REST);
    rewind(match, entries, 9);
    expect([digest(match.s), match.record.entries.at(-1)]).toEqual([then, { rewind: entries, at: 9 }]);
    act(match, 4, ...REST);
    rewind(match, 1, 9);
    expect([match.s.table.questions[match.s.speaker], standing(match.record.entries).length]).toEqual(['word', 1]);
    expect(digest(replay(assembly, match.record).s)).toBe(digest(match.s));
  });
  test('leads to entries that are there', () => {
    const match = atPlans();
    for (const entry of [-1, 2, 99, Number.NaN])
      expect(() => rewind(match, entry, 0)).toThrow(new BadInput(`there is no entry ${entry}`));
  });
});

const BEYOND = 'a move that cannot be taken back must be the last of a gesture; send the others separately';

describe('a gesture', () => {
  test('is taken whole', () => {
    const match = atPlans();
    act(match, 1, { task: 'guard' }, { name: 2 }, { done: true });
    expect([match.s.wards[1], match.s.table.questions[1], match.record.entries.length]).toEqual([2, null, 5]);
  });
  for (const [what, by] of [
    ['is refused whole, seals and log included', 'house'],
    ['ends where it teaches something: what follows is not even looked at', 'seat'],
  ] as const)
    test(what, () => {
      const match = atLook();
      const { s, history } = match;
      const [before, log] = [digest(s), s.table.log!.slice()];
      const look = { name: (s.speaker + 1) % 5 };
      for (const rest of [[{ word: 'calm' }, { word: 'calm' }], [{ junk: true }]]) {
        const attempt = () => enter(match, s.speaker, [look, ...rest], by, 0)?.code;
        if (by === 'house') expect(attempt()).toBe('not-an-answer');
        else expect(attempt).toThrow(new BadInput(BEYOND));
        expect([digest(match.s), match.s.table.log, match.record.entries]).toEqual([before, log, []]);
        expect(match.history).toEqual(history);
      }
    });
});

test('what happened is collected once', () => {
  const match = atPlans();
  expect(collect(match).map(({ type }) => type)).toEqual(['began', 'looked', 'spoke']);
  expect(collect(match)).toEqual([]);
});
