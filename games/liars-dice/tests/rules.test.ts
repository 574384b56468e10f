import { dealRng, same, WATCHER } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import type { Move } from '../frames.ts';
import { liarsDice as game } from '../index.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';

type Pair = [quantity: number, face: number];
const SIX: Options = { faces: '6' };
const round = (dice: number[], bids: Pair[] = [], options = SIX): State =>
  game.scenario({ dice, bids }, options, 2, dealRng('test'));
const LIAR: Move = { liar: true };
const bid = ([quantity, face]: Pair): Move => ({ quantity, face });

test('LD-1 each seat rolls one die and sees it alone', () => {
  const s = game.setup(SIX, 2, dealRng('test'));
  const [first, second] = s.dice;
  expect(game.view(s, 0).dice).toEqual([first, -1]);
  expect(game.view(s, 1).dice).toEqual([-1, second]);
  expect(game.view(s, WATCHER).dice).toEqual([-1, -1]);
  expect(s.table.log!.map((event) => game.redact(s, event, 1))).toEqual([
    { type: 'rolled', seat: 0, die: -1 },
    { type: 'rolled', seat: 1, die: second },
  ]);
});

for (const faces of ['6', '4'] as const)
  test(`LD-1 a die with ${faces} faces shows each of them, for both seats`, () => {
    const rolled = [new Set<number>(), new Set<number>()];
    for (let deal = 0; deal < 100; deal++)
      for (const [seat, die] of game.setup({ faces }, 2, dealRng(`${deal}`)).dice.entries()) rolled[seat]!.add(die);
    for (const seen of rolled) expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6].slice(0, Number(faces)));
  });

const TURNS: [bids: Pair[], asked: (string | null)[], count: number][] = [
  [[], ['open', null], 12],
  [[[1, 1]], [null, 'raise'], 11 + 1],
  [[[1, 6]], [null, 'raise'], 6 + 1],
  [
    [
      [1, 3],
      [2, 2],
    ],
    ['raise', null],
    4 + 1,
  ],
  [[[2, 6]], [null, 'call'], 1],
];
for (const [bids, asked, count] of TURNS)
  test(`LD-3, LD-4 after ${JSON.stringify(bids)} the next seat bids higher or calls`, () => {
    const s = round([2, 5], bids);
    expect(s.table.questions).toEqual(asked);
    expect(asked.map((_, seat) => game.legal(s, seat).length).sort()).toEqual([0, count].sort());
    for (const seat of [0, 1])
      for (const move of [LIAR, ...[1, 2, 3].flatMap((n) => [0, 1, 2, 3, 4, 5, 6, 7].map((face) => bid([n, face])))]) {
        const isLegal = game.legal(s, seat).some((known) => same(known, move));
        expect(game.refusal(s, seat, move) === null).toBe(isLegal);
      }
  });

test('LD-4 the bids with four faces, from the lowest', () => {
  const moves = game.legal(round([1, 1], [], { faces: '4' }), 0).map((move) => ('face' in move ? move : null));
  expect(moves.map((move) => [move!.quantity, move!.face])).toEqual([
    ...[1, 2, 3, 4].map((face) => [1, face]),
    ...[1, 2, 3, 4].map((face) => [2, face]),
  ]);
});

const CALLS: [rule: string, dice: number[], last: Pair, isTrue: boolean, faces: '6' | '4'][] = [
  ['LD-5', [3, 5], [1, 5], true, '6'],
  ['LD-5', [3, 5], [1, 2], false, '6'],
  ['LD-5', [3, 3], [1, 3], true, '6'],
  ['LD-5', [3, 3], [2, 3], true, '6'],
  ['LD-5', [3, 5], [2, 3], false, '6'],
  ['LD-2', [3, 6], [2, 3], true, '6'],
  ['LD-2', [6, 6], [2, 1], true, '6'],
  ['LD-2', [6, 2], [1, 4], true, '6'],
  ['LD-2', [6, 5], [2, 6], false, '6'],
  ['LD-2', [4, 1], [2, 4], false, '6'],
  ['LD-2', [4, 1], [2, 1], true, '4'],
];
for (const [rule, dice, last, isTrue, faces] of CALLS)
  test(`${rule} ${dice.join(' and ')} with ${faces} faces: the bid ${last.join(' x ')} is ${isTrue}`, () => {
    const s = round(dice, [last], { faces });
    expect(game.scores(s)).toBeNull();
    const { sealed } = s.table;
    game.apply(s, 1, LIAR);
    expect([game.scores(s), game.ending(s)]).toEqual([isTrue ? [1, -1] : [-1, 1], isTrue ? 'truth' : 'lie']);
    expect(game.view(s, WATCHER).dice).toEqual(dice);
    expect(s.table.sealed).toBeGreaterThan(sealed);
    expect(game.flaw(s)).toBeNull();
    expect(game.flaw({ ...s, winner: 1 - s.winner })).toBe('the wrong seat has won');
  });

test('LD-6 one round is a game: the winner is the caller or the bidder, and nothing more is played', () => {
  const s = round(
    [2, 6],
    [
      [1, 2],
      [2, 2],
    ],
  );
  game.apply(s, 0, LIAR);
  expect([game.scores(s), game.legal(s, 0), game.legal(s, 1)]).toEqual([[-1, 1], [], []]);
  expect([s.table.questions, s.table.stack]).toEqual([[null, null], []]);
  expect(game.refusal(s, 1, LIAR)).toEqual({ code: 'over', rule: 'LD-6', args: {} });
});

const REFUSALS: [bids: Pair[], seat: number, move: unknown, code: string, rule: string][] = [
  [[], 1, LIAR, 'not-your-turn', 'LD-3'],
  [[], WATCHER, LIAR, 'not-your-turn', 'LD-3'],
  [[], 0, LIAR, 'no-bid-yet', 'LD-3'],
  [[], 0, null, 'not-a-move', 'LD-4'],
  [[], 0, 'liar', 'not-a-move', 'LD-4'],
  [[], 0, { quantity: 3, face: 1 }, 'not-a-move', 'LD-4'],
  [[], 0, { quantity: 1, face: 7 }, 'not-a-move', 'LD-4'],
  [[], 0, { quantity: 1, face: 2, liar: true }, 'not-a-move', 'LD-4'],
  [[[1, 2]], 1, { liar: false }, 'not-a-move', 'LD-4'],
  [[[1, 2]], 1, { quantity: 1, face: 2 }, 'not-higher', 'LD-4'],
  [[[2, 2]], 1, { quantity: 1, face: 6 }, 'not-higher', 'LD-4'],
];
for (const [bids, seat, move, code, rule] of REFUSALS)
  test(`${rule} ${JSON.stringify(move)} of seat ${seat} after ${JSON.stringify(bids)} is refused: ${code}`, () => {
    expect(game.refusal(round([3, 4], bids), seat, move)).toEqual({ code, rule, args: {} });
  });

test('LD-3 the clock calls, and makes the lowest bid where there is none', () => {
  expect(game.timeout(round([3, 4]), 0, dealRng('clock'))).toEqual({ quantity: 1, face: 1 });
  expect(game.timeout(round([3, 4], [[1, 2]]), 1, dealRng('clock'))).toEqual(LIAR);
});

test('a flaw is named: a die that cannot be, bids out of order, a winner without a bid', () => {
  const s = round([3, 4], [[1, 2]]);
  expect(game.flaw(s)).toBeNull();
  expect(game.flaw({ ...s, dice: [3, 7] })).toBe('the dice are 3,7');
  expect(game.flaw({ ...s, bids: [s.bids[0]!, s.bids[0]!] })).toBe('a bid is not higher than the one before');
  expect(game.flaw({ ...s, bids: [], winner: 0 })).toBe('somebody has won without a bid');
});
