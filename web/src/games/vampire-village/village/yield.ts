import { ATTACKERS, layingOf, siegeOf, type Type } from '@duskhall/vampire-village';
import type { Place } from '../grid.ts';
import type { Table } from '../table.svelte.ts';

/** What the card in hand would bring on a free place. */
export interface Yield {
  villagers: number;
  /** The sides whose defence would change, and by how much. */
  changes: readonly { type: Type; by: number }[];
}

export function yieldOf({ view, home, cardInHand }: Table, { x, y }: Place): Yield {
  const { gained, defence } = layingOf(view, cardInHand, x, y);
  const changes = ATTACKERS.map((type) => ({ type, by: defence[type]! - siegeOf(view, home, type).defence }));
  return { villagers: gained, changes: changes.filter(({ by }) => by !== 0) };
}

/** `+2` or `−1`. */
export const signed = (by: number): string => `${by < 0 ? '−' : '+'}${Math.abs(by)}`;
