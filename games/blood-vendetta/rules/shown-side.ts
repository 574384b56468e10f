import type { Seat } from '@duskhall/kernel';
import type { Death } from '../events.ts';
import { HUNTERS, LONER, ROLES, SHAPESHIFTER, type Side, SPECIAL_VAMPIRE, VAMPIRES, VARGS } from '../roles/table.ts';
import type { Composition } from '../state/index.ts';

/** What everybody knows of the dead. */
export interface Graves {
  readonly composition: Composition;
  readonly deaths: readonly Death[];
}

/** The side that the card of somebody dead shows; -1: none. A type shows it too, unless both vargs and a loner are in the game. */
export function sideShown({ composition: { sides } }: Pick<Graves, 'composition'>, { shows, shown }: Death): Side {
  if (shows === 'none' || shown < 0) return -1;
  if (shows === 'side') return shown;
  if (shows === 'role') return ROLES[shown]!.side;
  if (shown !== SHAPESHIFTER) return shown <= SPECIAL_VAMPIRE ? VAMPIRES : HUNTERS;
  if (sides[LONER]! > 0 && sides[VARGS]! > 0) return -1;
  return sides[LONER]! > 0 ? LONER : VARGS;
}

/** The same by seat; -1 also of the living. */
export function sideKnown(s: Graves, seat: Seat): Side {
  const death = s.deaths.find((one) => one.seat === seat);
  return death === undefined ? -1 : sideShown(s, death);
}
