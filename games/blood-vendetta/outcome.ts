import type { Seat } from '@duskhall/kernel';
import type { Ending } from './events.ts';
import { HUNTERS, LONER, type Side, VAMPIRES, VARGS } from './roles/table.ts';
import { sideOf } from './rules/people.ts';
import type { State } from './state/index.ts';

const WINNING: { readonly [ending in Ending]?: Side } = {
  vampires: VAMPIRES,
  hunters: HUNTERS,
  vargs: VARGS,
  werewolf: LONER,
  kitsune: LONER,
};
/** VN-2.5, by side. */
const POINTS = [1, 2, 2, 3] as const;

/** VN-6.7: every player of the winning side, dead or alive. */
export const winners = (s: State): Seat[] =>
  s.roles.flatMap((_, seat) => (s.ending !== '' && WINNING[s.ending] === sideOf(s, seat) ? [seat] : []));

export function scores(s: State): number[] | null {
  if (s.ending === '') return null;
  const won = winners(s);
  return s.roles.map((_, seat) => (won.includes(seat) ? POINTS[sideOf(s, seat)]! : 0));
}
