import { fastRng, type Seat, waiting } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import type { Move } from '../frames.ts';
import { leducPoker as game } from '../index.ts';
import { CARD_NAMES, type State } from '../state.ts';

const DEALS = CARD_NAMES.flatMap((first) =>
  CARD_NAMES.filter((card) => card !== first).map((second) => [first, second]),
);
const hands = DEALS.map((cards) => game.scenario({ cards }, {}, 2, fastRng(1)));

/** The successors of a move: one state, or one for each possible board card. */
function after(s: State, seat: Seat, move: Move): State[] {
  const child = game.clone(s);
  game.apply(child, seat, move);
  if (child.board === s.board) return [child];
  return s.deck.map((top) => {
    const other = game.clone(s);
    other.deck = [...s.deck.filter((card) => card !== top), top];
    game.apply(other, seat, move);
    return other;
  });
}

test('LP-3 the nodes of the game and its information sets', () => {
  // The first card is dealt at the root, the second after each of the six first ones.
  const nodes = { chance: 1 + new Set(DEALS.map(([first]) => first)).size, decision: 0, terminal: 0 };
  const informationSets = new Set<string>();
  const walk = (s: State): void => {
    const [seat] = waiting(s);
    if (seat === undefined) {
      nodes.terminal++;
      return;
    }
    nodes.decision++;
    informationSets.add(JSON.stringify(game.view(s, seat)));
    for (const move of game.legal(s, seat)) {
      const children = after(s, seat, move);
      if (children.length > 1) nodes.chance++;
      children.forEach(walk);
    }
  };
  hands.forEach(walk);
  expect(nodes).toEqual({ chance: 157, decision: 3_780, terminal: 5_520 });
  expect(informationSets.size).toBe(936);
});

type World = readonly [s: State, chance: number];
const follow = ([s, chance]: World, seat: Seat, move: Move): World[] =>
  after(s, seat, move).map((child, _, all) => [child, chance / all.length]);

/** The best expected gain of `me` against random play, over hands it cannot tell apart. */
function best(me: Seat, worlds: readonly World[]): number {
  let won = 0;
  const alike = new Map<string, World[]>();
  const reach = ([s, chance]: World): void => {
    const [seat] = waiting(s);
    if (seat === undefined) won += chance * game.scores(s)![me]!;
    else if (seat === me) {
      const key = JSON.stringify(game.view(s, me));
      alike.set(key, [...(alike.get(key) ?? []), [s, chance]]);
    } else {
      const moves = game.legal(s, seat);
      for (const move of moves) follow([s, chance / moves.length], seat, move).forEach(reach);
    }
  };
  worlds.forEach(reach);
  for (const group of alike.values()) {
    const moves = game.legal(group[0]![0], me);
    const results = moves.map((move) =>
      best(
        me,
        group.flatMap((world) => follow(world, me, move)),
      ),
    );
    won += Math.max(...results);
  }
  return won;
}

test('LP-7 random play gives away 4.7472 chips', () => {
  const dealt = hands.map((s): World => [s, 1 / hands.length]);
  expect(best(0, dealt) + best(1, dealt)).toBeCloseTo(4.747222222222222, 12);
});
