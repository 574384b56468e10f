import { readdirSync, readFileSync } from 'node:fs';
import { fastRng, readOptions, replay } from '@duskhall/kernel';
import { expect, test, vi } from 'vitest';
import { CARD_IDS, CARD_KINDS, isOfVampireDeck } from '../cards/kinds.ts';
import { cardSets, deckOf } from '../cards/sets.ts';
import { vampireEmpire as game } from '../index.ts';

/* One more card in the human deck, as the first row of its table. */
vi.mock('../cards/table.ts', async (original) => {
  const table = await original<typeof import('../cards/table.ts')>();
  const number = Object.keys({ ...table.HUMAN_CARDS }).length + Object.keys(table.VAMPIRE_CARDS).length;
  return { ...table, HUMAN_CARDS: { 'pocket-mirror': { number }, ...table.HUMAN_CARDS } };
});
const MIRROR = CARD_KINDS - 1;

const folder = new URL('records/', import.meta.url);
test('records replay to their digests when there is a card more', () => {
  expect([CARD_IDS[MIRROR], isOfVampireDeck(MIRROR)]).toEqual(['pocket-mirror', false]);
  for (const file of readdirSync(folder)) {
    const { s } = replay(game, JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
    expect([file, game.flaw(s)]).toEqual([file, null]);
  }
});

test('VE-2.10 a set may have the new card, and then it is dealt', () => {
  const mirror = { id: 'pocket-mirror', types: ['servant'], value: 2, copies: 1 };
  const human = [mirror, { id: 'garlic', copies: 1 }];
  const cardSet = cardSets.install(JSON.stringify({ name: 'mirrors', base: 'reconstructed-1', human }));
  expect(deckOf(cardSets.named(cardSet), false).filter((card) => card === MIRROR)).toHaveLength(1);
  const s = game.setup(readOptions(game.options, { cardSet }, 2), 2, fastRng(1));
  expect([s.decks, s.hands].flat(2).filter((card) => card === MIRROR)).toHaveLength(1);
  expect(game.flaw(s)).toBeNull();
});
