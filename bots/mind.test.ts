import { below, fastRng, type Game, readOptions, same, type Types, waiting } from '@duskhall/kernel';
import { ticTacToe } from '@duskhall/tic-tac-toe';
import { vampireEmpire } from '@duskhall/vampire-empire';
import { expect, test } from 'vitest';
import { botNamed, type Inquiry, levelBot, openMind } from './index.ts';

const game = vampireEmpire as unknown as Game<Types>;
const bot = levelBot('regular', { budget: { iterations: 60 } });
const mind = () =>
  openMind(
    () => game,
    () => bot,
  );

/** What a seat sees through a game at random, and the question it is asked in the end. */
function sitting(seed: number, turns: number): Inquiry {
  const rng = fastRng(seed);
  const options = readOptions(game.options, { cardSet: 'reconstructed-1' }, 2);
  const s = game.setup(options, 2, fastRng(seed + 100));
  const seat = waiting(s)[0]!;
  const seen = [game.view(s, seat)];
  for (let turn = 0; turn < turns || !waiting(s).includes(seat); turn++) {
    const asked = waiting(s)[0];
    if (asked === undefined) game.close(s);
    else {
      const moves = game.legal(s, asked);
      game.apply(s, asked, moves[below(rng, moves.length, 'move')]!);
    }
    seen.push(game.view(s, seat));
  }
  const view = game.view(s, seat);
  const about = { match: 'm', seat, game: game.name, level: 'regular' };
  return { ...about, seen, isAnew: true, view, moves: game.legal(s, seat), seed: 7 };
}

test('a mind answers alike whether it watched all the time or is told the story anew', () => {
  for (let seed = 1; seed <= 4; seed++) {
    const whole = sitting(seed, 12);
    const watching = mind();
    const first = { ...whole, view: whole.seen[0]!, seen: whole.seen.slice(0, 5), moves: whole.moves.slice(0, 1) };
    watching.decide(first);
    const { move } = watching.decide({ ...whole, seen: whole.seen.slice(5), isAnew: false });
    expect(move).toEqual(mind().decide(whole).move);
    watching.forget('m');
    expect(watching.decide(whole).move).toEqual(move);
  }
});

/** The game on a busy machine: every copy of a state takes a tenth of a millisecond longer. */
const slow: typeof game = {
  ...game,
  clone(s) {
    for (const end = performance.now() + 0.1; performance.now() < end; );
    return game.clone(s);
  },
};

test('a level decides alike on a busy machine and on an idle one', () => {
  for (let seed = 1; seed <= 3; seed++) {
    const inquiry = { ...sitting(seed, 12), level: 'adviser', limit: 60_000 };
    const decisions = [game, slow].map((one) => openMind(() => one, botNamed).decide(inquiry));
    expect(decisions[0]!.reason).not.toBe(null);
    expect(decisions[1]).toEqual(decisions[0]);
  }
});

test('a bot answers at its limit with what it has, and says so', () => {
  const whole = sitting(1, 12);
  const clock = (passing: number) => {
    let now = 0;
    return () => (now += passing);
  };
  const decide = (limit: number, passing: number) =>
    openMind(
      () => game,
      () => bot,
      clock(passing),
    ).decide({ ...whole, limit });
  expect(decide(30, 0)).toEqual({ ...mind().decide(whole), isCut: false });
  const cut = decide(30, 10);
  expect(cut.isCut).toBe(true);
  expect(whole.moves).toContainEqual(cut.move);
  expect(decide(0, 10).isCut).toBe(true);
});

test('what reaches a mind is plain: it survives being sent as text', () => {
  const whole = sitting(3, 10);
  expect(mind().decide(JSON.parse(JSON.stringify(whole)))).toEqual(mind().decide(whole));
});

test('a bot tells why: what it gave the move, what it expected, and the next best', () => {
  const s = ticTacToe.scenario({ board: ['XX.', 'OO.', '...'] }, {}, 2, fastRng(1));
  const head = openMind(
    () => ticTacToe as unknown as Game<Types>,
    () => bot,
  );
  const inquiry = {
    ...{ match: 'm', seat: 0, game: 'tic-tac-toe', level: 'regular', seen: [], isAnew: true, seed: 1 },
    ...{ view: ticTacToe.view(s, 0), moves: ticTacToe.legal(s, 0) },
  };
  const { move, reason } = head.decide(inquiry);
  expect(move).toEqual({ cell: 2 });
  expect(reason!.share).toBeGreaterThan(0.3);
  expect(reason!.value).toBeGreaterThan(reason!.second!.value);
  expect(same(reason!.second!.move, move)).toBe(false);
  expect(head.decide({ ...inquiry, moves: inquiry.moves.slice(0, 1) }).reason).toMatchObject({ manner: 'forced' });
});
