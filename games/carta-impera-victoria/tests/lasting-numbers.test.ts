import { readdirSync, readFileSync } from 'node:fs';
import { replay } from '@duskhall/kernel';
import { expect, test, vi } from 'vitest';
import { ALL_CARDS, CARD_KINDS } from '../cards/index.ts';
import { EFFECT_NUMBERS } from '../effects/effect.ts';
import { EFFECTS } from '../effects/index.ts';
import { cartaImperaVictoria as game } from '../index.ts';
import { markerCard, markerColumn, markerOf } from '../rules/markers.ts';

/* One more card and one more effect, the card as the first row of its table. */
vi.mock('../cards/table.ts', async (original) => {
  const table = await original<typeof import('../cards/table.ts')>();
  return { ...table, CARDS: { 'military-iv': { number: 18, domain: 0, age: 2, copies: 0 }, ...table.CARDS } };
});
vi.mock('../effects/effect.ts', async (original) => {
  const effect = await original<typeof import('../effects/effect.ts')>();
  return { ...effect, EFFECT_NAMES: [...effect.EFFECT_NAMES, 'siege'] };
});
vi.mock('../effects/others.ts', async (original) => {
  const { OTHERS } = await original<typeof import('../effects/others.ts')>();
  return { OTHERS: { ...OTHERS, siege: OTHERS.attack } };
});

const folder = new URL('records/', import.meta.url);
test('records replay to their digests when there are a card and an effect more', () => {
  expect([CARD_KINDS, ALL_CARDS.at(-1)]).toEqual([19, 18]);
  expect(EFFECTS.length).toBe(Object.keys(EFFECT_NUMBERS).length + 1);
  for (const file of readdirSync(folder)) {
    const { s } = replay(game, JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
    expect([file, game.flaw(s)]).toEqual([file, null]);
  }
});

test('a marker tells its column and its card, whatever the number of kinds', () => {
  const markers = Array.from({ length: 24 }, (_, column) => [0, 17, 18, 40].map((card) => [column, card])).flat();
  const numbers = markers.map(([column, card]) => markerOf(column!, card!));
  expect(new Set(numbers).size).toBe(markers.length);
  expect(numbers.map((marker) => [markerColumn(marker), markerCard(marker)])).toEqual(markers);
});
