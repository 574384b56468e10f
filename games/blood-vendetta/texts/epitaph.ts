import type { Seat } from '@duskhall/kernel';
import type { Death } from '../events.ts';
import { SIDES } from '../roles/table.ts';
import { sideShown } from '../rules/shown-side.ts';
import type { View } from '../view/index.ts';
import type { Names } from './catalogue.ts';
import type { Tale } from './tale.ts';

/**
 * VN-4.7.5: the sentence on the card of somebody dead, by what the card shows; empty: it shows no side, or the player has
 * left. Those before in the same manner had the other sentences, as long as there are any.
 */
export function epitaphOf({ epitaphs }: Tale, view: Pick<View, 'composition' | 'deaths'>, death: Death): string {
  const side = sideShown(view, death);
  if (side < 0 || death.cause === 'removal') return '';
  const ways = epitaphs[SIDES[side]!][death.cause];
  const place = view.deaths.findIndex(({ seat }) => seat === death.seat);
  const before = view.deaths.slice(0, Math.max(0, place));
  return ways[before.filter((one) => one.cause === death.cause && sideShown(view, one) === side).length % ways.length]!;
}

/** VN-4.12: what is said to whoever is about to die, or has just died, and has the last word; to the next one, another. */
export function lastWordsOf({ lastWords }: Tale, { deaths }: Pick<View, 'deaths'>, seat: Seat, names: Names): string {
  const ways = lastWords(names[seat]!);
  const place = deaths.findIndex((death) => death.seat === seat);
  return ways[(place < 0 ? deaths.length : place) % ways.length]!;
}
