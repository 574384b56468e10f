import type { Seat } from '@duskhall/kernel';
import { HUNTERS, KITSUNE, LONER, type Side, VAMPIRES, VARGS } from '../roles/table.ts';
import { sideShown } from '../rules/shown-side.ts';
import { isLikely, type Mind, pick, suspicionOf, threatOf, waver } from './mind.ts';

/** How far a suspicion must exceed the average before a vampire wants an execution. */
const MARGIN = { nightZero: 0.2, free: 0.12, urgent: -0.02 };
/** The chance that one of a clan loses patience on a night on which vampires would wait. */
const IMPATIENCE = 0.4;

const margin = (mind: Mind): number => marginOf(mind) + waver(mind);

/** VN-6.2: with one killer at large and an even number alive, a night without an execution costs the vampires nothing. */
function marginOf({ v, others, mates, side, rng }: Mind): number {
  if (v.cycle === 0) return MARGIN.nightZero;
  const isAtLarge = (one: Side) =>
    v.composition.sides[one]! > v.deaths.filter((death) => sideShown(v, death) === one).length &&
    (one !== LONER || v.composition.counts[KITSUNE] === 0 || v.isKitsuneAwake);
  const isFree = others.length % 2 === 1 && [HUNTERS, VARGS, LONER].filter(isAtLarge).length === 1;
  const isHasty = side !== VAMPIRES && isLikely(rng, IMPATIENCE / (mates.length + 1));
  return isFree && !isHasty ? MARGIN.free : MARGIN.urgent;
}

/** How guilty a seat seems. Vampires judge by all they know; the rest by what everybody knows, to pass for vampires. */
const guiltOf = (mind: Mind, seat: Seat): number =>
  mind.side === VAMPIRES ? threatOf(mind, seat) : suspicionOf(mind, seat);
/** The average guilt of the other players. */
const baseOf = (mind: Mind): number =>
  mind.others.reduce((sum, seat) => sum + guiltOf(mind, seat), 0) / Math.max(1, mind.others.length);

/** How much worse than every stranger a mate must seem before his clan gives him up. */
const LOST = 1.1;
/** Whether the strangers will execute a mate whatever the clan does. Voting for it then costs nothing and looks honest. */
function isLost(mind: Mind, mate: Seat): boolean {
  const worst = Math.max(0, ...mind.strangers.map((seat) => suspicionOf(mind, seat)));
  return suspicionOf(mind, mate) > worst * LOST && mind.strangers.length > mind.others.length / 2;
}
/** The chance of standing by a lost mate: the smaller the clan, the dearer. A clan that always agrees would be read. */
const loyalty = ({ mates }: Mind): number => Math.min(0.8, 1 / mates.length);

/** How much this seat wants another executed, from 0 to 1. */
export function gallowsOf(mind: Mind, seat: Seat): number {
  if (seat === mind.me) return -1;
  return mind.mates.includes(seat) && !isLost(mind, seat) ? 0 : guiltOf(mind, seat);
}

/** The seat to nominate; -1: none. Nominees with support score higher. */
export function nomineeOf(mind: Mind, seats: readonly Seat[]): Seat {
  const { v, rng, mates } = mind;
  const supporters = (seat: Seat) => v.nominations.filter((target) => target === seat).length;
  const wish = (seat: Seat) => gallowsOf(mind, seat) * (1 + 0.08 * Math.min(3, supporters(seat)));
  const isLoyal = mates.length > 0 && isLikely(rng, loyalty(mind));
  const found = pick(mind, isLoyal ? seats.filter((seat) => !mates.includes(seat)) : seats, wish);
  return found >= 0 && gallowsOf(mind, found) >= baseOf(mind) + margin(mind) ? found : -1;
}

/** How much less than for a nomination is enough for a conviction. */
const EASE = 0.02;
/** Whether to execute the accused, considering who is still to be tried. */
export function isCondemned(mind: Mind, accused: Seat): boolean {
  const { v, mates, rng } = mind;
  if (accused === mind.me) return false;
  if (mates.includes(accused) && (!isLost(mind, accused) || isLikely(rng, loyalty(mind)))) return false;
  const guilt = guiltOf(mind, accused);
  if (guilt < baseOf(mind) + margin(mind) - EASE) return false;
  const later = v.accused.slice(v.accused.indexOf(accused) + 1).filter((seat) => v.isAlive[seat]);
  return later.every((seat) => gallowsOf(mind, seat) < guilt * 1.15);
}

/** VN-4.8.12: one of the nominees, or nobody (-1). */
export function pluralityVote(mind: Mind, nominees: readonly Seat[]): Seat {
  const found = pick(mind, nominees, (seat) => (seat < 0 ? -2 : gallowsOf(mind, seat)));
  return found >= 0 && (!nominees.includes(-1) || isCondemned(mind, found)) ? found : -1;
}
