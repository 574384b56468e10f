import { fastRng, type Game, type Types } from '@duskhall/kernel';
import { kuhnPoker } from '@duskhall/kuhn-poker';
import { vampireEmpire } from '@duskhall/vampire-empire';
import { expect, test } from 'vitest';
import { credenceOf, imaginer, observe, openBelief } from './belief.ts';

/** Kuhn poker in which a bet tells of the king, nine times to one. */
const tellingKuhn = {
  ...kuhnPoker,
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

test('Vampire Empire: who is attacked by night is hardly a vampire', () => {
  const s = vampireEmpire.setup({ ...defaults(vampireEmpire), sides: 'host-chooses' } as never, 2, fastRng(1));
  const before = vampireEmpire.view(s, 1);
  const [attacker, defender] = s.castle as [number, number];
  const after = { ...before, attacker, defender };
  const clues = vampireEmpire.hints!.clues!.between(before, after);
  expect(clues).toEqual([{ did: 'attacked', character: defender }]);
  const belief = { last: null, clues };
  const worlds = Array.from({ length: 60 }, (_, seed) => vampireEmpire.imagine(before, fastRng(seed)));
  const [vampires, humans] = [1, 0].map((bit) => worlds.filter((w) => ((w.vampires >> defender) & 1) === bit));
  for (const human of humans!)
    for (const vampire of vampires!)
      expect(credenceOf(vampireEmpire, human, belief)).toBeGreaterThan(credenceOf(vampireEmpire, vampire, belief));
  expect(Math.min(vampires!.length, humans!.length)).toBeGreaterThan(0);
  expect(vampireEmpire.hints!.clues!.between({ ...before, viewer: 0 }, { ...after, viewer: 0 })).toEqual([]);
});

const defaults = (game: { options: object }) =>
  Object.fromEntries(
    Object.entries(game.options).map(([name, option]) => [name, (option as { fallback: string }).fallback]),
  );
