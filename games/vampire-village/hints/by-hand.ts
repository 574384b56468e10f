import type { Seat } from '@duskhall/kernel';
import { ATTACKERS } from '../cards/index.ts';
import type { Options } from '../options.ts';
import { attackOf, threatsNow } from '../rules/attack.ts';
import { defenceOf, lineOf, villagersIn } from '../rules/village.ts';
import { allSeats, creatureAt, type State, setOf } from '../state.ts';
import type { View } from '../view/index.ts';

export interface Hinted {
  state: State;
  view: View;
  options: Options;
}

/**
 * Weights of a creature around the village, a missing point of defence, and a surplus one, fitted to the results of
 * many games between bots. A villager on a hero is worth nothing.
 */
const FEATURES = { creature: 1.3, breach: 1, guard: 0.6 };
/** A lead of this many points makes a seat e times as likely to win. */
const TELLING = 6;

/** The current points, adjusted for how the walls would hold against the creatures around them. */
function promiseOf(s: State, seat: Seat, threats: readonly number[]): number {
  const set = setOf(s);
  const village = s.plans[seat]!.length > 0 ? s.plans[seat]! : s.villages[seat]!;
  const { creature, breach, guard } = FEATURES;
  let promise = villagersIn(set, village, true);
  for (const [kind, { type }] of set.creatures.entries())
    if (ATTACKERS.includes(type)) promise += creature * s.around[creatureAt(s, seat, kind)]!;
  for (const type of ATTACKERS) {
    const { options, seats, around } = s;
    const spare =
      defenceOf(set, village, lineOf(village, type), type) - attackOf({ options, seats, around, threats }, seat, type);
    promise += spare < 0 ? breach * spare : guard * Math.min(spare, 4);
  }
  return promise;
}

/** By seat: its estimated chance to win. */
export function valueByHand(s: State): number[] {
  const threats = s.threats.length > 0 ? s.threats : threatsNow(s);
  const promises = allSeats(s.seats).map((seat) => promiseOf(s, seat, threats));
  const best = Math.max(...promises);
  const parts = promises.map((promise) => Math.exp((promise - best) / TELLING));
  const total = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / total);
}
