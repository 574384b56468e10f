import { expect, test } from 'vitest';
import { digest, type Entry, enter, openMatch, replay, rewind, standing, undo } from '../index.ts';
import { type Toy, toyGame } from './toy.ts';

const N = 30_000;
const begin = { seats: 2, options: {}, seed: 'long' };

/** A table where two seats make free moves and nothing is ever sealed; it counts its work. */
function talk() {
  const work = { applied: 0, cloned: 0 };
  const game = {
    ...toyGame(2, [], {}),
    free: () => ['a'],
    apply: (s: Toy, seat: number) => {
      work.applied++;
      s.table.asked = s.table.asked.with(seat, s.table.asked[seat]! + 1);
    },
    clone: (s: Toy) => {
      work.cloned++;
      return { ...s, table: { ...s.table, log: null } };
    },
  };
  return { work, match: openMatch(game, begin), game };
}
type Talk = ReturnType<typeof talk>;

const say = ({ match }: Talk, seat = 0) => enter(match, seat, ['a'], 'seat', 0);
const said = (seat = 0): Entry => ({ seat, move: 'a', by: 'seat', at: 0 });

const METHODS = ['slice', 'concat', 'filter', 'with', 'flatMap', 'findLastIndex', Symbol.iterator];

/** The work done in `act`, counted in list items copied or visited. */
function itemsIn(act: () => void): number {
  let items = 0;
  const list = Array.prototype as unknown as { [method: PropertyKey]: (...args: unknown[]) => unknown };
  const own = METHODS.map((method) => list[method]!);
  for (let i = 0; i < METHODS.length; i++)
    list[METHODS[i]!] = function (this: unknown[], ...args) {
      items += this.length;
      return own[i]!.apply(this, args);
    };
  try {
    act();
  } finally {
    for (let i = 0; i < METHODS.length; i++) list[METHODS[i]!] = own[i]!;
  }
  return items;
}

const RECORDS: [what: string, entries: Entry[], left: number][] = [
  [
    'moves that are all taken back',
    Array.from({ length: N }, (_, i) => [said(i % 2), { undo: i % 2, at: 0 }]).flat(),
    0,
  ],
  ['moves that stand', Array.from({ length: N }, () => said()), N],
  ['moves, then as many undos', [...Array(N).fill(said()), ...Array(N).fill({ undo: 0, at: 0 })], 0],
  [
    'moves of one seat, and undos of another',
    [said(1), ...Array(N).fill(said()), ...Array(N).fill({ undo: 1, at: 0 })],
    N,
  ],
  [
    'a rewind after every second move',
    Array.from({ length: N }, (_, i) => [said(), said(1), { rewind: 3 * i + 1, at: 0 }]).flat(),
    N,
  ],
];
for (const [what, entries, left] of RECORDS)
  test(`what stands is found in one walk: ${what}`, () => {
    let stand: Entry[] = [];
    const items = itemsIn(() => {
      stand = standing(entries);
    });
    expect(stand.length).toBe(left);
    expect(items).toBeLessThan(10 * entries.length);
  });

test('saying and taking back costs the same the thousandth time, and so does playing it again', () => {
  const held = talk();
  const items = itemsIn(() => {
    for (let i = 0; i < N; i++) {
      say(held);
      undo(held.match, 0, 0);
    }
  });
  expect(held.work.applied + held.work.cloned).toBeLessThan(4 * N);
  expect(items).toBeLessThan(100 * N);
  Object.assign(held.work, { applied: 0, cloned: 0 });
  expect(itemsIn(() => replay(held.game, held.match.record))).toBeLessThan(100 * N);
  expect(held.work.applied + held.work.cloned).toBeLessThan(4 * N);
});

test('so it does after very many moves that nothing has sealed', () => {
  const held = talk();
  const items = itemsIn(() => {
    for (let i = 0; i < N; i++) say(held, 1);
    for (let i = 0; i < N; i++) {
      say(held);
      undo(held.match, 0, 0);
    }
  });
  expect(held.work.applied + held.work.cloned).toBeLessThan(40 * N);
  expect(items).toBeLessThan(2000 * N);
});

test('an undo from far below plays again what came after it, however much that is', () => {
  const held = talk();
  for (let i = 0; i < 200; i++) say(held);
  for (let i = 0; i < 300; i++) say(held, 1);
  const { applied } = held.work;
  for (let i = 0; i < 150; i++) undo(held.match, 0, 0);
  expect(held.work.applied - applied).toBeLessThan(150 * 512);
  expect(held.match.s.table.asked).toEqual([50, 300]);
  for (let i = 0; i < 1000; i++) say(held, 1);
  undo(held.match, 0, 0);
  expect(held.match.s.table.asked).toEqual([49, 1300]);
  expect(digest(replay(held.game, held.match.record).s)).toBe(digest(held.match.s));
});

test('rewinds go on from near where they lead', () => {
  const held = talk();
  const { match, work } = held;
  for (let i = 0; i < N; i++) say(held, i % 2);
  const { applied } = work;
  for (let i = 0; i < 200; i++) rewind(match, (i * 149) % N, 0);
  expect(work.applied - applied).toBeLessThan((200 * N) / 25);
  work.applied = 0;
  expect(digest(replay(held.game, match.record).s)).toBe(digest(match.s));
  expect(work.applied).toBeLessThan(N + (200 * N) / 25);
});

test('rewinds that pass over every place that was kept do not make it slow', () => {
  const held = talk();
  const { match, work } = held;
  for (let i = 0; i < N / 10; i++) {
    say(held);
    say(held, 1);
    rewind(match, match.record.entries.length - 1, 0);
  }
  const { applied } = work;
  for (let i = 0; i < 200; i++) rewind(match, match.record.entries.length - 1 - ((i * 149) % (N / 10)), 0);
  expect(work.applied - applied).toBeLessThan((200 * N) / 100);
  expect(standing(match.record.entries).length).toBe(match.s.table.asked[0]! + match.s.table.asked[1]!);
});
