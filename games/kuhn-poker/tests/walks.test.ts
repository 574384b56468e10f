import { fastRng, type Seat, waiting } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import type { Move } from '../frames.ts';
import { kuhnPoker as game } from '../index.ts';
import { CARD_NAMES, type State } from '../state.ts';

const DEALS = CARD_NAMES.flatMap((first) =>
  CARD_NAMES.filter((card) => card !== first).map((second) => [first, second]),
);
const hands = DEALS.map((cards) => game.scenario({ cards }, {}, 2, fastRng(1)));

function after(s: State, seat: Seat, move: Move): State {
  const child = game.clone(s);
  game.apply(child, seat, move);
  return child;
}

test('KP-3 the nodes of the game and its information sets', () => {
  // The first card is dealt at the root, the second after each of the three first ones.
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
    for (const move of game.legal(s, seat)) walk(after(s, seat, move));
  };
  hands.forEach(walk);
  expect(nodes).toEqual({ chance: 4, decision: 24, terminal: 30 });
  expect(informationSets.size).toBe(12);
});

/** The probability that a seat puts a chip in. */
type Policy = (s: State, seat: Seat) => number;
const atRandom: Policy = () => 1 / 2;

/** Kuhn's equilibrium for one value of its free parameter: by seat and question, the chances for jack, queen, king. */
const ALPHA = 0.2;
const KUHN = [
  { bet: [ALPHA, 0, 3 * ALPHA], call: [0, ALPHA + 1 / 3, 1] },
  { bet: [1 / 3, 0, 1], call: [0, 1 / 3, 1] },
] as const;
const kuhn: Policy = (s, seat) => KUHN[seat]![s.table.questions[seat]!][s.cards[seat]!]!;

/** The best expected gain of `me` against this policy, over hands it cannot tell apart, each with its probability. */
function best(me: Seat, policy: Policy, worlds: readonly (readonly [s: State, chance: number])[]): number {
  let won = 0;
  const alike = new Map<string, [s: State, chance: number][]>();
  const reach = (s: State, chance: number): void => {
    const [seat] = waiting(s);
    if (seat === undefined) won += chance * game.scores(s)![me]!;
    else if (seat === me) {
      const key = JSON.stringify(game.view(s, me));
      alike.set(key, [...(alike.get(key) ?? []), [s, chance]]);
    } else
      for (const move of game.legal(s, seat)) {
        const pays = move.action === 'bet' || move.action === 'call';
        reach(after(s, seat, move), chance * (pays ? policy(s, seat) : 1 - policy(s, seat)));
      }
  };
  for (const [s, chance] of worlds) reach(s, chance);
  for (const group of alike.values()) {
    const results = game.legal(group[0]![0], me).map((move) =>
      best(
        me,
        policy,
        group.map(([s, chance]) => [after(s, me, move), chance] as const),
      ),
    );
    won += Math.max(...results);
  }
  return won;
}

const dealt = hands.map((s) => [s, 1 / hands.length] as const);

test('KP-5 random play gives away 11/12 of a chip', () => {
  expect(best(0, atRandom, dealt) + best(1, atRandom, dealt)).toBeCloseTo(11 / 12, 12);
});

test("KP-5 Kuhn's equilibrium cannot be beaten: seat 0 loses 1/18 of a chip", () => {
  expect(best(0, kuhn, dealt)).toBeCloseTo(-1 / 18, 12);
  expect(best(1, kuhn, dealt)).toBeCloseTo(1 / 18, 12);
});
