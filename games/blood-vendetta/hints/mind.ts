import { below, type Rng, type Seat, type Skill } from '@duskhall/kernel';
import { NEWLY_TURNED, ROLES, SIDE_MASKS, type Side, VAMPIRES } from '../roles/table.ts';
import { livingIn } from '../view/evidence.ts';
import type { View } from '../view/index.ts';
import { believe, believeAsWatcher } from './belief.ts';
import { type Belief, chanceOf, enmityOf } from './chances.ts';
import { recalled } from './recall.ts';

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
  readonly temperature: number;
}

/** Weighs everything ever said and done, and always takes what seems best. */
const FULL_SKILL: Skill = { temperature: 0, memory: 1 };

export function openMind(v: View, rng: Rng, { temperature, memory } = FULL_SKILL): Mind {
  const me = v.viewer;
  const side = ROLES[v.role]?.side ?? VAMPIRES;
  const others = livingIn(v).filter((seat) => seat !== me);
  const known = recalled(v, memory);
  const belief = believe(known);
  const isMate = (seat: Seat) => side !== VAMPIRES && chanceOf(belief, seat, SIDE_MASKS[side]!) > 0.45;
  const mates = others.filter(isMate);
  const strangers = others.filter((seat) => !mates.includes(seat));
  const isPlain = v.facts.length === 0 && v.role !== NEWLY_TURNED && side === VAMPIRES;
  let common = isPlain ? belief : null;
  return {
    ...{ v, me, side, others, mates, strangers, belief, rng, temperature, exposed: exposures(known) },
    common: () => {
      common ??= believeAsWatcher(known);
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

const TIE = 1e-3;
/** The seat with the highest score; seats less than `slack` apart may be taken for each other. */
export function best(rng: Rng, seats: readonly Seat[], score: (seat: Seat) => number, slack = TIE): Seat {
  let [found, most] = [-1, -Infinity];
  for (const seat of seats) {
    const points = score(seat) + roll(rng) * slack;
    if (points > most) [found, most] = [seat, points];
  }
  return found;
}

/** The best seat as far as this mind tells them apart. */
export const pick = ({ rng, temperature }: Mind, seats: readonly Seat[], score: (seat: Seat) => number): Seat =>
  best(rng, seats, score, TIE + temperature);
/** How far off this mind is, this time, in judging how much is enough. */
export const waver = ({ rng, temperature }: Mind): number => (temperature > 0 ? temperature * (roll(rng) - 0.5) : 0);

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
