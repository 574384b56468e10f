import { SIDES } from '../roles/table.ts';
import type { View } from '../view/index.ts';
import type { HOW_CARDS } from './catalogue.ts';

/** The four cards that explain this table's game: how many sides there are is public (VN-3.6). */
export function howCards({ options, composition }: View): (typeof HOW_CARDS)[number][] {
  const isTwo = SIDES.filter((_, side) => composition.sides[side]! > 0).length <= 2;
  return [
    ...(isTwo ? (['sides', 'hours'] as const) : (['manySides', 'manyHours'] as const)),
    ...(options.nightVote === 'plurality' ? (['name', 'ballot'] as const) : (['accuse', 'vote'] as const)),
  ];
}
