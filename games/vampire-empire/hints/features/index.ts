import type { Seat } from '@duskhall/kernel';
import { humanOf, type State } from '../../state/index.ts';
import { castle, city, deaths, markers } from './characters.ts';
import { combat, threats } from './fight.ts';
import { hands, lead, piles } from './hands.ts';
import { moment } from './moment.ts';
import type { Part } from './part.ts';

/** `threats` and `combat` use what `hands` has counted. A changed part needs new weights. */
const PARTS: readonly Part[] = [deaths, castle, city, markers, piles, lead, hands, threats, combat, moment];

/** Writes the features of a full state as the human player sees them; they tell of the vampire player's chance too. */
export function fill(s: State, seat: Seat, into: Float64Array): boolean {
  if (seat !== humanOf(s)) return false;
  into.fill(0);
  let at = 0;
  for (let i = 0; i < PARTS.length; i++) at = PARTS[i]!(s, into, at);
  // The bias.
  into[at] = 1;
  return true;
}
/** The sum of what the parts write, and the bias. */
export const FEATURES = 16 + 13 + 13 + 4 + 14 + 9 + 32 + 12 + 18 + 65 + 1;
