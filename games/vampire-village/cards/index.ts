import { openShelf, type Shelf } from '@duskhall/kernel';
import type { CardSet } from './card-set.ts';
import { flawsIn, SET_PARTS } from './check.ts';
import { compile } from './compile.ts';
import reconstructed1 from './reconstructed-1.json' with { type: 'json' };
import type { CreatureId, VillageCardId } from './table.ts';

export * from './card-set.ts';
export * from './table.ts';

/** VV-11: the built-in sets, one data file each; records refer to them by name, so they never change. */
const SHIPPED = [reconstructed1];
/** A card or creature without a name in any set does not compile. */
const NAMES: { readonly [Id in VillageCardId | CreatureId]: readonly string[] } = { ...reconstructed1.names };

export const cardSets: Shelf<CardSet> = openShelf(SHIPPED, SET_PARTS, flawsIn, compile);
const SETS = SHIPPED.map(({ name }) => cardSets.named(name));
const FIRST = SETS[0]!;
function all<R extends { id: string }>(rowsOf: (set: CardSet) => readonly R[]): R[] {
  const lists = SETS.map(rowsOf);
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from(
    { length: longest },
    (_, number) => lists.flatMap((list) => list[number] ?? []).find(({ id }) => id !== '')!,
  );
}
/** Every card of the game, for texts about events, which do not name a set. */
export const ALL_CARDS: CardSet = {
  ...FIRST,
  cards: all(({ cards }) => cards),
  creatures: all(({ creatures }) => creatures),
  names: NAMES,
};
/** The built-in sets. */
export const CARD_SETS = { 'reconstructed-1': FIRST } as const;
