import type { Seat } from '@duskhall/kernel';
import { LONER, VAMPIRES } from '../roles/table.ts';
import { best, isLikely, type Mind, suspicionOf, threatOf } from './mind.ts';

/** How far a suspicion must exceed the average before a vampire wants an execution. */
const MARGIN = { nominate: 0.02, condemn: 0.0, nightZero: 0.2 };

/** The average probability that another player is an enemy. */
const baseOf = (mind: Mind): number =>
  mind.others.reduce((sum, seat) => sum + threatOf(mind, seat), 0) / Math.max(1, mind.others.length);
const margin = ({ v }: Mind, kind: 'nominate' | 'condemn'): number => (v.cycle === 0 ? MARGIN.nightZero : MARGIN[kind]);

/** How much this seat wants another executed, from 0 to 1; 0.5 is neutral. */
export function gallowsOf(mind: Mind, seat: Seat): number {
  if (seat === mind.me) return -1;
  if (mind.side === VAMPIRES) return threatOf(mind, seat);
  if (mind.mates.includes(seat)) return 0;
  return 0.3 + 0.5 * suspicionOf(mind, seat);
}

/** The seat to nominate; -1: none. Nominees with support score higher. */
export function nomineeOf(mind: Mind, seats: readonly Seat[]): Seat {
  const { v, rng, side } = mind;
  const supporters = (seat: Seat) => v.nominations.filter((target) => target === seat).length;
  const wish = (seat: Seat) => gallowsOf(mind, seat) * (1 + 0.08 * Math.min(3, supporters(seat)));
  const found = best(rng, seats, wish);
  if (found < 0) return -1;
  if (side !== VAMPIRES) return isLikely(rng, 0.8) && gallowsOf(mind, found) > 0.3 ? found : -1;
  return gallowsOf(mind, found) >= baseOf(mind) + margin(mind, 'nominate') ? found : -1;
}

/** Whether to execute the accused, considering who is still to be tried. */
export function isCondemned(mind: Mind, accused: Seat): boolean {
  const { v, side, mates, rng } = mind;
  if (accused === mind.me) return false;
  const later = v.accused.slice(v.accused.indexOf(accused) + 1).filter((seat) => v.isAlive[seat]);
  if (side === VAMPIRES) {
    const threat = threatOf(mind, accused);
    if (threat < baseOf(mind) + margin(mind, 'condemn')) return false;
    return later.every((seat) => threatOf(mind, seat) < threat * 1.15);
  }
  if (mates.includes(accused)) return isLikely(rng, suspicionOf(mind, accused) > 0.8 ? 0.5 : 0.1);
  return isLikely(rng, side === LONER ? 0.75 : 0.9);
}

/** VN-4.8.12: one of the nominees, or nobody (-1). */
export function pluralityVote(mind: Mind, nominees: readonly Seat[]): Seat {
  const found = best(mind.rng, nominees, (seat) => (seat < 0 ? -2 : gallowsOf(mind, seat)));
  return found >= 0 && (!nominees.includes(-1) || isCondemned(mind, found)) ? found : -1;
}
