import { fastRng, type Game, type Rng, type Types, waiting } from '@duskhall/kernel';
import { kuhnPoker } from '@duskhall/kuhn-poker';
import { vampireEmpire } from '@duskhall/vampire-empire';
import { expect, test } from 'vitest';
import { type Belief, imaginer, observe, openBelief } from './belief.ts';
import { random } from './random.ts';

/** Kuhn poker in which a bet tells of the king, nine times to one. */
const tellingKuhn = {
  ...kuhnPoker,
  imagine(v: ReturnType<typeof kuhnPoker.view>, rng: Rng, like?: { cards: number[] }) {
    const world = kuhnPoker.imagine(v, rng);
    return like === undefined ? world : { ...world, cards: like.cards };
  },
  hints: {
    value: () => [0.5, 0.5],
    weights: (_: object, moves: readonly object[]) => moves.map(() => 1),
    clues: {
      between: (before: { paid: number[] }, after: { paid: number[] }) =>
        after.paid[0]! > before.paid[0]! ? [{ bet: 0 }] : [],
      likelihood: (s: { cards: number[] }) => (s.cards[0] === 2 ? 0.9 : 0.1),
    },
  },
} as unknown as Game<Types>;

test('what was watched makes the worlds likely in which it was likely', () => {
  const s = kuhnPoker.scenario({ cards: ['K', 'Q'] }, {}, 2, fastRng(1));
  const belief = openBelief();
  observe(tellingKuhn, belief, kuhnPoker.view(s, 1));
  kuhnPoker.apply(s, 0, { action: 'bet' });
  observe(tellingKuhn, belief, kuhnPoker.view(s, 1));
  expect(belief.clues).toEqual([{ bet: 0 }]);
  const share = (held: typeof belief | undefined) => {
    const imagine = imaginer(tellingKuhn, kuhnPoker.view(s, 1), fastRng(3), held);
    const worlds = Array.from({ length: 2000 }, () => imagine() as unknown as { cards: number[] });
    return worlds.filter(({ cards }) => cards[0] === 2).length / worlds.length;
  };
  expect(share(undefined)).toBeGreaterThan(0.44);
  expect(share(undefined)).toBeLessThan(0.56);
  expect(share(belief)).toBeGreaterThan(0.8);
  expect(share(belief)).toBeLessThan(0.97);
});

test('forgetting only flattens the weights, the more the older; without memory nothing is inferred', () => {
  const share = (memory: number, bets: number, later: number) => {
    const s = kuhnPoker.scenario({ cards: ['K', 'Q'] }, {}, 2, fastRng(1));
    const telling = { bet: 0 };
    const nothing = { pass: 0 };
    const game = {
      ...tellingKuhn,
      hints: {
        ...tellingKuhn.hints!,
        clues: {
          between: () => [],
          likelihood: (world: { cards: number[] }, clue: object) =>
            'bet' in clue ? tellingKuhn.hints!.clues!.likelihood(world as never, clue) : 0.5,
        },
      },
    } as unknown as Game<Types>;
    const belief = { ...openBelief(), memory };
    belief.clues = [...Array<object>(bets).fill(telling), ...Array<object>(later).fill(nothing)];
    const imagine = imaginer(game, kuhnPoker.view(s, 1), fastRng(3), belief);
    const worlds = Array.from({ length: 3000 }, () => imagine() as unknown as { cards: number[] });
    expect(worlds.every(({ cards }) => cards[1] === 1)).toBe(true);
    return worlds.filter(({ cards }) => cards[0] === 2).length / worlds.length;
  };
  expect(share(1, 1, 3)).toBeGreaterThan(0.85);
  expect(share(0.5, 1, 0)).toBeGreaterThan(0.85);
  // Nine to one to the eighth root.
  expect(share(0.5, 1, 3)).toBeLessThan(0.65);
  expect(share(0.5, 1, 3)).toBeGreaterThan(0.5);
  expect(share(0, 1, 0)).toBeLessThan(0.56);
});

test('the particles are flattened like the worlds newly imagined', () => {
  const s = kuhnPoker.scenario({ cards: ['K', 'Q'] }, {}, 2, fastRng(1));
  const before = kuhnPoker.view(s, 1);
  kuhnPoker.apply(s, 0, { action: 'bet' });
  const particles = [0.6, 0.4].map((weight, place) => ({ world: { ...s, cards: [2 * place, 1] }, weight }));
  const belief = { ...openBelief(), last: before, memory: 0.5, particles };
  observe(tellingKuhn, belief, kuhnPoker.view(s, 1));
  const [jack, king] = [0.6 ** 0.5 * 0.1, 0.4 ** 0.5 * 0.9];
  expect(belief.particles.map(({ world }) => world)).toEqual(particles.map(({ world }) => world));
  expect(belief.particles.map(({ weight }) => weight)).toEqual([jack, king].map((one) => one / (jack + king)));
});

const shareOf = (belief: Belief | undefined, view: object, isSo: (world: Empire) => boolean, seed = 3) => {
  const imagine = imaginer(vampireEmpire, view as View, fastRng(seed), belief);
  const worlds = Array.from({ length: 1500 }, imagine);
  return worlds.filter(isSo).length / worlds.length;
};
type Empire = ReturnType<typeof vampireEmpire.setup>;
type View = ReturnType<typeof vampireEmpire.view>;

/** A table of Vampire Empire as the human player sees it before the first choice, and whom it cannot place in the castle. */
function evening(seed: number) {
  const s = vampireEmpire.setup({ ...defaults(vampireEmpire), sides: 'host-chooses' } as never, 2, fastRng(seed));
  const view = vampireEmpire.view(s, 1);
  return { s, view, unknown: s.castle.filter((character) => view.identities[character]! < 0) };
}
const isVampire = (character: number) => (world: Empire) => ((world.vampires >> character) & 1) === 1;
const attackOn = (view: View, defender: number): View => ({
  ...view,
  attacker: view.castle.find((character) => character !== defender)!,
  defender,
});

test('who bluffs is believed: a vampire that is attacked by night passes for human, until it is revealed', () => {
  const { view, unknown } = evening(2);
  const [victim] = unknown as [number];
  const belief = openBelief();
  observe(vampireEmpire, belief, view);
  const before = shareOf(belief, view, isVampire(victim));
  observe(vampireEmpire, belief, attackOn(view, victim));
  expect(shareOf(belief, view, isVampire(victim))).toBeLessThan(before - 0.1);
  const identities = view.identities.with(victim, 1);
  const shown = { ...view, identities, revealed: [victim] };
  observe(vampireEmpire, belief, shown);
  expect(shareOf(belief, shown, isVampire(victim))).toBe(1);
});

test('it does not matter in which order things were watched', () => {
  const { view, unknown } = evening(4);
  const [first, second] = unknown as [number, number];
  const shares = [
    [first, second],
    [second, first],
  ].map((victims) => {
    const belief = openBelief();
    for (const victim of victims) {
      observe(vampireEmpire, belief, view);
      shareOf(belief, view, isVampire(victim));
      observe(vampireEmpire, belief, attackOn(view, victim));
    }
    return [first, second].map((character) => shareOf(belief, view, isVampire(character)));
  });
  for (const place of [0, 1]) expect(Math.abs(shares[0]![place]! - shares[1]![place]!)).toBeLessThan(0.06);
});

test('in a whole game the weights add up to 1, and no world contradicts the view', () => {
  const s = vampireEmpire.setup({ ...defaults(vampireEmpire), sides: 'host-chooses' } as never, 2, fastRng(6));
  const belief = openBelief();
  const rng = fastRng(8);
  while (vampireEmpire.scores(s) === null) {
    const view = vampireEmpire.view(s, 1);
    observe(vampireEmpire, belief, view);
    const imagine = imaginer(vampireEmpire, view, rng, belief);
    for (let i = 0; i < 3; i++) expect(vampireEmpire.view(imagine(), 1)).toEqual(view);
    if (belief.particles.length > 0)
      expect(belief.particles.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
    const seat = waiting(s)[0];
    if (seat === undefined) vampireEmpire.close(s);
    else vampireEmpire.apply(s, seat, random(vampireEmpire, view, vampireEmpire.legal(s, seat), rng));
  }
  expect(belief.clues.length).toBeGreaterThan(0);
});

test('where one world has all the weight the others are dropped, and new ones keep coming', () => {
  const s = kuhnPoker.scenario({ cards: ['K', 'Q'] }, {}, 2, fastRng(1));
  const view = kuhnPoker.view(s, 1);
  const worlds = [2, 0].map((card) => ({ ...kuhnPoker.imagine(view, fastRng(1)), cards: [card, 1] }));
  const particles = Array.from({ length: 32 }, (_, i) => ({ world: worlds[i === 0 ? 0 : 1]!, weight: 1 / 32 }));
  const belief: Belief = { ...openBelief(), last: view, particles };
  for (let i = 0; i < 3; i++) {
    observe(tellingKuhn, belief, { ...view, paid: [2, 1] });
    belief.last = view;
  }
  const kings = belief.particles.filter(({ world }) => (world as Empire & { cards: number[] }).cards[0] === 2);
  expect(belief.particles).toHaveLength(32);
  expect(kings.length).toBeGreaterThan(16);
  expect(kings.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(729 / (729 + 31), 2);
  const impossible = { ...tellingKuhn, hints: { ...tellingKuhn.hints!, clues: never } } as unknown as Game<Types>;
  observe(impossible, belief, { ...view, paid: [2, 1] });
  expect(belief.particles).toEqual([]);
  expect(imaginer(impossible, view, fastRng(1), belief)()).toBeDefined();
});
const never = { between: () => [{}], likelihood: () => 0 };

const defaults = (game: { options: object }) =>
  Object.fromEntries(
    Object.entries(game.options).map(([name, option]) => [name, (option as { fallback: string }).fallback]),
  );
