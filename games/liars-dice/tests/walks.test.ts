import { fastRng, waiting } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { liarsDice as game } from '../index.ts';
import type { State } from '../state.ts';

const FACES = [1, 2, 3, 4];
const rolls = FACES.flatMap((first) =>
  FACES.map((second) => game.scenario({ dice: [first, second] }, { faces: '4' }, 2, fastRng(1))),
);

test('LD-4 the nodes of the game with four faces and its information sets', () => {
  const nodes = { decision: 0, terminal: 0 };
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
      const child = game.clone(s);
      game.apply(child, seat, move);
      walk(child);
    }
  };
  rolls.forEach(walk);
  // Any of the 8 bids may have been made or not: 256 histories, each but the first followed by a call.
  expect(nodes).toEqual({ decision: 16 * 256, terminal: 16 * 255 });
  expect(informationSets.size).toBe(4 * 256);
});
