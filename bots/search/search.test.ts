import { cartaImperaVictoria } from '@duskhall/carta-impera-victoria';
import { below, dealRng, fastRng, type Game, readOptions, same, type Types, waiting } from '@duskhall/kernel';
import { ticTacToe } from '@duskhall/tic-tac-toe';
import { vampireEmpire } from '@duskhall/vampire-empire';
import { vampireVillage } from '@duskhall/vampire-village';
import { expect, test } from 'vitest';
import { observe, openBelief } from '../belief.ts';
import { random } from '../random.ts';
import { DEFAULT_SEARCH } from './options.ts';
import { positionAt } from './path.ts';
import { search } from './search.ts';
import { searcher } from './searcher.ts';
import { type Position, select, type Trial } from './tree.ts';
import { reuseSubtree } from './tree-reuse.ts';

const few = searcher({ budget: { iterations: 40 } });
const nextSeat = (s: Types['state']) => waiting(s)[0] ?? -1;

/** A position of a random game, and what its seats have seen on the way. */
function somewhere(game: Game<Types>, seats: number, seed: number) {
  const rng = fastRng(seed);
  const s = game.setup(readOptions(game.options, {}, seats), seats, dealRng(`seed ${seed}`));
  const seen: object[][] = s.table.questions.map(() => []);
  for (let left = 15 + below(rng, 60, 'length'); left > 0 && game.scores(s) === null; left--) {
    for (const [seat, views] of seen.entries()) views.push(game.view(s, seat));
    if (nextSeat(s) < 0) game.close(s);
    else game.apply(s, nextSeat(s), random(game, {}, game.legal(s, nextSeat(s)), rng));
  }
  while (nextSeat(s) < 0 && game.scores(s) === null) game.close(s);
  return { s, seen };
}

for (const [game, seats] of [
  [cartaImperaVictoria, 3],
  [vampireEmpire, 2],
  [vampireVillage, 3],
] as const)
  test(`${game.name}: what its seat cannot tell apart, a search answers alike`, () => {
    for (let seed = 1; seed <= 6; seed++) {
      const any = game as unknown as Game<Types>;
      const { s, seen } = somewhere(any, seats, seed);
      const seat = nextSeat(s);
      if (seat < 0) continue;
      const answers = [s, any.imagine(any.view(s, seat), fastRng(seed))].map((world) => {
        const belief = openBelief();
        for (const view of [...seen[seat]!, any.view(world, seat)]) observe(any, belief, view);
        // Twice: the second time it starts from what it has believed the first time.
        return [7, 8].map((luck) => few(any, any.view(world, seat), any.legal(world, seat), fastRng(luck), belief));
      });
      expect(answers[1]).toEqual(answers[0]);
    }
  });

test('takes the line that wins, and blocks the one that would lose', () => {
  for (const [board, cell] of [
    [['XX.', 'OO.', '...'], 2],
    [['X..', 'OO.', '..X'], 5],
  ] as const) {
    const s = ticTacToe.scenario({ board }, {}, 2, fastRng(1));
    const bot = searcher({ budget: { iterations: 400 } });
    expect(bot(ticTacToe, ticTacToe.view(s, 0), ticTacToe.legal(s, 0), fastRng(3))).toEqual({ cell });
  }
});

test('a budget of iterations is kept, and one of time by the clock it is given', () => {
  const s = ticTacToe.setup({}, 2, fastRng(1));
  const thought = () => ({
    view: ticTacToe.view(s, 0),
    moves: ticTacToe.legal(s, 0),
    rng: fastRng(1),
    imagine: () => ticTacToe.imagine(ticTacToe.view(s, 0), fastRng(1)),
  });
  const counted = search(ticTacToe, thought(), { ...DEFAULT_SEARCH, budget: { iterations: 33 } }).iterations;
  expect(counted).toBeLessThanOrEqual(33);
  expect(counted).toBeGreaterThan(28);
  let now = 0;
  const { iterations } = search(ticTacToe, thought(), {
    ...DEFAULT_SEARCH,
    budget: { milliseconds: 10 },
    clock: () => now++,
  });
  expect(iterations).toBe(40);
});

test('a budget of effort is a share of the iterations that a game names', () => {
  const hints = {
    iterations: 200,
    value: () => [0.5, 0.5],
    weights: (_: object, moves: readonly object[]) => moves.map(() => 1),
  };
  const game = { ...ticTacToe, hints };
  const s = game.setup({}, 2, fastRng(1));
  const view = game.view(s, 0);
  const thought = { view, moves: game.legal(s, 0), rng: fastRng(1), imagine: () => game.imagine(view, fastRng(1)) };
  const { iterations } = search(game, thought, { ...DEFAULT_SEARCH, budget: { effort: 0.2 } });
  expect(iterations).toBeLessThanOrEqual(40);
  expect(iterations).toBeGreaterThan(32);
});

test('a game may name the horizon: with 0 every new position is valued at once', () => {
  const plies = (horizon: number): Set<number> => {
    const met = new Set<number>();
    const hints = {
      horizon,
      value(s: Types['state']) {
        met.add((s as unknown as { board: readonly number[] }).board.filter((cell) => cell >= 0).length);
        return [0.5, 0.5];
      },
      weights: (_: object, moves: readonly object[]) => moves.map(() => 1),
    };
    const game = { ...ticTacToe, hints };
    const s = game.setup({}, 2, fastRng(1));
    const view = game.view(s, 0);
    const thought = { view, moves: game.legal(s, 0), rng: fastRng(1), imagine: () => game.imagine(view, fastRng(1)) };
    search(game, thought, { ...DEFAULT_SEARCH, horizon: 8, budget: { iterations: 4 } });
    return met;
  };
  expect([...plies(0)]).toEqual([1]);
  expect([...plies(2)]).toEqual([3]);
});

test('thought ends when nothing could change its result any more', () => {
  const s = ticTacToe.scenario({ board: ['XX.', 'OO.', '...'] }, {}, 2, fastRng(1));
  const view = ticTacToe.view(s, 0);
  const think = (iterations: number) =>
    search(
      ticTacToe,
      { view, moves: ticTacToe.legal(s, 0), rng: fastRng(1), imagine: () => ticTacToe.imagine(view, fastRng(1)) },
      { ...DEFAULT_SEARCH, budget: { iterations } },
    );
  const { findings, iterations } = think(2000);
  expect(iterations).toBeLessThan(2000);
  expect(findings[0]!.move).toEqual({ cell: 2 });
  expect(findings[0]!.visits - findings[1]!.visits).toBeGreaterThan(2000 - iterations);
});

const trial = (move: string, prior: number): Trial<string> => ({
  move,
  prior,
  policy: null,
  available: 1,
  visits: 0,
  total: 0,
  regret: 0,
  meant: 0,
});

test('a long list is widened step by step, the most appealing first', () => {
  const trials = Array.from({ length: 100 }, (_, place) => trial(`${place}`, place));
  const position: Position<string> = { visits: 0, trials: new Map() };
  const tried: string[] = [];
  for (let round = 0; round < 99; round++) {
    const chosen = select(position, trials, fastRng(1), { exploration: 0.7, widening: 1 });
    if (chosen.visits === 0) tried.push(chosen.move);
    chosen.visits++;
    chosen.total += 0.5;
    chosen.available = ++position.visits;
  }
  expect(tried).toEqual(Array.from({ length: 10 }, (_, place) => `${99 - place}`));
});

test('where the value leads, weights are never asked for, and a move that it scorns is hardly tried', () => {
  let asked = 0;
  const weights = (_: unknown, moves: readonly unknown[]) => moves.map(() => ++asked);
  const s = ticTacToe.setup(readOptions(ticTacToe.options, {}, 2), 2, fastRng(1));
  const searched = (prior: 'weights' | 'value') => {
    const value = ({ board }: { board: readonly number[] }) => (board[8] === 0 ? [0, 1] : [0.5, 0.5]);
    const game = { ...ticTacToe, hints: { value, weights, prior, horizon: 0 } } as unknown as Game<Types>;
    const view = game.view(s, 0);
    const thought = { view, moves: game.legal(s, 0), rng: fastRng(1), imagine: () => game.imagine(view, fastRng(1)) };
    const { findings } = search(game, thought, { ...DEFAULT_SEARCH, budget: { iterations: 300 } });
    return findings.find(({ move }) => same(move, { cell: 8 }))!.visits;
  };
  const scorned = searched('value');
  expect(asked).toBe(0);
  expect(scorned).toBeLessThanOrEqual(1);
  expect(searched('weights')).toBeGreaterThan(scorned);
  expect(asked).toBeGreaterThan(0);
});

test('a seat that answers at the same time cannot be read', () => {
  const s = vampireVillage.setup(readOptions(vampireVillage.options, {}, 2), 2, fastRng(5));
  s.table.log = null;
  expect(s.table.isShared).toBe(true);
  const paths = new Set<number>();
  const bot = searcher({ budget: { iterations: 30 } });
  for (const first of vampireVillage.legal(s, 0)) {
    const after = vampireVillage.clone(s);
    vampireVillage.apply(after, 0, first);
    const move = bot(vampireVillage, vampireVillage.view(after, 1), vampireVillage.legal(after, 1), fastRng(2));
    paths.add((move as { card: number }).card);
  }
  expect(paths.size).toBe(1);
});

test('who chooses again at once goes on from what was found, in worlds that still look so', () => {
  for (const game of [cartaImperaVictoria, vampireEmpire, vampireVillage] as unknown as Game<Types>[]) {
    const s = game.setup(readOptions(game.options, {}, 2), 2, fastRng(3));
    const beliefs = [openBelief(), openBelief()];
    let reused = 0;
    for (let left = 80; left > 0 && nextSeat(s) >= 0; left--) {
      const seat = nextSeat(s);
      const view = game.view(s, seat);
      const belief = beliefs[seat]!;
      const root = belief.root && reuseSubtree(game, belief.root, view);
      for (const world of root?.worlds ?? []) expect(game.view(world, seat)).toEqual(view);
      const known = root && positionAt(seat, root.path);
      const before = known?.visits ?? 0;
      game.apply(s, seat, few(game, view, game.legal(s, seat), fastRng(left), belief));
      if (before === 0) continue;
      reused++;
      expect(known!.visits).toBeGreaterThan(before);
    }
    expect(reused).toBeGreaterThan(0);
  }
});

test('nothing is remembered once another is to choose', () => {
  const s = ticTacToe.setup({}, 2, fastRng(1));
  const belief = openBelief();
  few(ticTacToe, ticTacToe.view(s, 0), ticTacToe.legal(s, 0), fastRng(1), belief);
  expect(belief.root).toBeNull();
});
