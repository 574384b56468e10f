import { readdirSync, readFileSync } from 'node:fs';
import { fastRng, readOptions, replay } from '@duskhall/kernel';
import { expect, test, vi } from 'vitest';
import { cardSets, NUMBERS } from '../cards/index.ts';
import { vampireVillage as game } from '../index.ts';
import { creatureAt } from '../state.ts';

/* One more building and one more creature, each as the first row of its table. */
vi.mock('../cards/table.ts', async (original) => {
  const { NUMBERS } = await original<typeof import('../cards/table.ts')>();
  const { buildings, creatures } = NUMBERS;
  return { NUMBERS: { ...NUMBERS, buildings: { barn: 66, ...buildings }, creatures: { ghost: 17, ...creatures } } };
});

const folder = new URL('records/', import.meta.url);
test('records replay to their digests when there are a building and a creature more', () => {
  expect([NUMBERS.buildings, NUMBERS.creatures]).toMatchObject([{ barn: 66 }, { ghost: 17 }]);
  for (const file of readdirSync(folder)) {
    const { s } = replay(game, JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
    expect([file, game.flaw(s)]).toEqual([file, null]);
  }
});

test('a set may have the new ones, in any order, and then they are dealt', () => {
  const cardSet = cardSets.install(
    JSON.stringify({
      name: 'haunted',
      base: 'reconstructed-1',
      buildings: [
        { id: 'barn', round: 1, colour: 'yellow', W: 1, L: 1, V: 1, gain: 'row' },
        { id: 'bakery', round: 0 },
      ],
      creatures: [
        { id: 'ghost', type: 'vampire', effect: 7, copies: [8, 8] },
        ...[1, 2, 3, 4, 5, 6].map((strength) => ({ id: `vampire-${strength}`, copies: [0, 0] })),
      ],
      names: { barn: ['Barn', 'Хлев', 'Grange'], ghost: ['Ghost', 'Призрак', 'Fantôme'] },
    }),
  );
  const set = cardSets.named(cardSet);
  expect([set.cards[66]!.id, set.creatures[17]!.id]).toEqual(['barn', 'ghost']);
  expect(set.villageDecks[1]).toContain(66);
  expect(set.villageDecks.flat()).not.toContain(NUMBERS.buildings.bakery);
  const s = game.setup(readOptions(game.options, { cardSet }, 3), 3, fastRng(1));
  expect([creatureAt(s, 1, 0), s.around.length, game.flaw(s)]).toEqual([18, 54, null]);
});
