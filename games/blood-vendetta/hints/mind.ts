import { below, type Rng, type Seat } from '@duskhall/kernel';
import { NEWLY_TURNED, ROLES, SIDE_MASKS, type Side, VAMPIRES } from '../roles/table.ts';
import { livingIn } from '../view/evidence.ts';
import type { View } from '../view/index.ts';
import { believe, believeAsWatcher } from './belief.ts';
import { type Belief, chanceOf, enmityOf } from './chances.ts';

/** A thinking seat: its view, its beliefs, the public's beliefs, and its known allies. */
export interface Mind {
  readonly v: View;
  readonly me: Seat;
  readonly side: Side;
  /** The other living seats; those known to be in its clan; all the rest. */
  readonly others: readonly Seat[];
  readonly mates: readonly Seat[];
  readonly strangers: readonly Seat[];
  readonly belief: Belief;
  readonly common: () => Belief;
  readonly exposed: readonly number[];
  readonly rng: Rng;
}

export function openMind(v: View, rng: Rng): Mind {
  const me = v.viewer;
  const side = ROLES[v.role]?.side ?? VAMPIRES;
  const others = livingIn(v).filter((seat) => seat !== me);
  const belief = believe(v);
  const isMate = (seat: Seat) => side !== VAMPIRES && chanceOf(belief, seat, SIDE_MASKS[side]!) > 0.45;
  const mates = others.filter(isMate);
  const strangers = others.filter((seat) => !mates.includes(seat));
  const isPlain = v.facts.length === 0 && v.role !== NEWLY_TURNED && side === VAMPIRES;
  let common = isPlain ? belief : null;
  return {
    ...{ v, me, side, others, mates, strangers, belief, rng, exposed: exposures(v) },
    common: () => {
      common ??= believeAsWatcher(v);
      return common;
    },
  };
}

/** The probability that a seat is against me. */
export const threatOf = ({ belief, side }: Mind, seat: Seat): number => 1 - chanceOf(belief, seat, SIDE_MASKS[side]!);
/** The public's probability that a seat is an enemy of the vampires. */
export const suspicionOf = ({ common }: Mind, seat: Seat): number => enmityOf(common(), seat);

const FINE = 1 << 16;
export const roll = (rng: Rng): number => below(rng, FINE, 'thought') / FINE;
export const isLikely = (rng: Rng, chance: number): boolean => roll(rng) < chance;

/** The seat with the highest score; ties are broken at random. */
export function best(rng: Rng, seats: readonly Seat[], score: (seat: Seat) => number): Seat {
  let [found, most] = [-1, -Infinity];
  for (const seat of seats) {
    const points = score(seat) + roll(rng) * 1e-3;
    if (points > most) [found, most] = [seat, points];
  }
  return found;
}

/** By seat, how much it has claimed to know, truthfully or not; checks weigh more than a claimed role. */
function exposures(v: View): number[] {
  const points = v.isAlive.map(() => 0);
  for (const { seat, say, value } of v.claims) {
    if (say === 'claimCheck' || say === 'claimKiller' || say === 'claimSame') points[seat]! += 1;
    else if (say === 'claimRole' && ROLES[value]!.copies === 1) points[seat]! += 0.7;
    else if (say === 'accuse') points[seat]! += 0.1;
  }
  return points.map((sum) => Math.min(2, sum));
}
