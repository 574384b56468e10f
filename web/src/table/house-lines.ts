import type { ChatLine } from '@duskhall/protocol';

/** Puts each line of the house after the last word that is not later; what was said keeps its order. */
export function withHouseLines(said: readonly ChatLine[], ofHouse: readonly ChatLine[]): ChatLine[] {
  const all = [...said];
  for (const line of ofHouse) all.splice(all.findLastIndex(({ at }) => at <= line.at) + 1, 0, line);
  return all;
}
