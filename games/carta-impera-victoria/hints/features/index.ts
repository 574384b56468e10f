import type { Seat } from '@duskhall/kernel';
import { type State, sideOf } from '../../state.ts';
import { DOMAINS_SIZE, domains } from './domains.ts';
import { EFFECTS_SIZE, effects, MARKERS_SIZE, markers } from './effects.ts';
import { HAND_SIZE, hand } from './hand.ts';
import { DANGER_SIZE, danger, HEGEMONY_SIZE, hegemony } from './hegemony.ts';
import { MAJORITY_SIZE, majority } from './majority.ts';
import { MOMENT_SIZE, moment } from './moment.ts';
import type { Part } from './part.ts';
import { survey } from './survey.ts';

/** All use what `survey` has counted. A changed part needs new weights. */
const PARTS: readonly Part[] = [domains, hegemony, danger, majority, hand, effects, markers, moment];
export const FEATURES =
  DOMAINS_SIZE + HEGEMONY_SIZE + DANGER_SIZE + MAJORITY_SIZE + HAND_SIZE + EFFECTS_SIZE + MARKERS_SIZE + MOMENT_SIZE;

/** Writes the features of a seat's side in the full state: the sum over its members. */
export function fill(s: State, seat: Seat, into: Float64Array): boolean {
  into.fill(0);
  survey(s);
  const side = sideOf(s.options, seat);
  for (let member = 0; member < s.seats; member++) {
    if (sideOf(s.options, member) !== side) continue;
    let at = 0;
    for (let i = 0; i < PARTS.length; i++) at = PARTS[i]!(s, member, into, at);
  }
  return true;
}
