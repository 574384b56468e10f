import type { OptionValues } from '@duskhall/kernel';

/** A game's `rulebook/in-play.ts`, if its options select what is in play. */
interface InPlay {
  /** The ids of the entries that a table with these options selects, as everybody there may know them; empty: unknown. */
  entriesOf: (options: OptionValues, seats: number) => readonly string[];
}
const IN_PLAY = import.meta.glob<InPlay>('../../games/*/rulebook/in-play.ts');

/** Where the rulebook shows only what is in play at a table with these options; empty: it cannot tell. */
export async function linkInPlay(game: string, options: OptionValues, seats: number): Promise<string> {
  const module = await IN_PLAY[`../../games/${game}/rulebook/in-play.ts`]?.();
  const entries = module?.entriesOf(options, seats) ?? [];
  return entries.length === 0 ? '' : `/learn/${game}?only=${entries.join(',')}`;
}
