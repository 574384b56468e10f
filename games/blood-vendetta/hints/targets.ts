import type { Seat } from '@duskhall/kernel';
import {
  BANSHEE,
  COUNT,
  DHAMPIR,
  HUNTERS,
  KING,
  LORDS,
  maskOf,
  NOSFERATU,
  PRINCE,
  QUEEN,
  type Role,
  roleName,
  SIDE_MASKS,
  type TargetingRole,
  VAMPIRES,
  VENGEFUL_VARG,
  WEREWOLF,
} from '../roles/table.ts';
import type { View } from '../view/index.ts';
import { chanceOf } from './chances.ts';
import { type Mind, pick, roll, suspicionOf, threatOf } from './mind.ts';

const LORD_MASK = maskOf(LORDS);
/** How much the clans gain by killing a role; any other role counts 1. */
const PRIZES: { readonly [role: Role]: number } = {
  [KING]: 4,
  [PRINCE]: 3.5,
  [COUNT]: 3,
  [QUEEN]: 2.2,
  [NOSFERATU]: 2.5,
  [BANSHEE]: 2,
  [DHAMPIR]: 2,
  [WEREWOLF]: 1.8,
};
/** Prefers roles with powers, and players the others will not execute anyway. */
export function preyOf(mind: Mind, seat: Seat): number {
  const worth = mind.belief[seat]!.reduce((sum, chance, role) => sum + chance * (PRIZES[role] ?? 1), 0);
  const hasSurvived = mind.v.hunts.some(({ victim, cycle }) => victim === seat && cycle === mind.v.cycle - 1);
  return worth + 0.7 * mind.exposed[seat]! - 1.2 * suspicionOf(mind, seat) + (hasSurvived ? 0.4 : 0);
}

/** Whether this seat has been told the other seat's type. */
const isKnown = ({ v, me }: Mind, seat: Seat): boolean =>
  v.facts.some(
    (fact) =>
      fact.seat === me &&
      fact.target === seat &&
      (fact.about === 'type' || (fact.about === 'watch' && fact.value <= 4)),
  );
const doubtOf = (mind: Mind, seat: Seat): number => (isKnown(mind, seat) ? -1 : threatOf(mind, seat));
/** Prefers to protect trusted players who have exposed themselves. */
const worthOf = (mind: Mind, seat: Seat): number =>
  (seat === mind.me ? 1 : 1 - threatOf(mind, seat)) * (0.4 + mind.exposed[seat]!) + (seat === mind.me ? 0.15 : 0);

/** By role, how much it wants to use its power on a seat. */
const WISHES: { readonly [name in TargetingRole]: (mind: Mind, seat: Seat) => number } = {
  king: (mind, seat) => (threatOf(mind, seat) > SURE ? 2 : doubtOf(mind, seat)),
  prince: (mind, seat) => Math.max(doubtOf(mind, seat), isLate(mind.v) ? worthOf(mind, seat) - 0.4 : -1),
  count: doubtOf,
  queen: worthOf,
  nosferatu: threatOf,
  banshee: threatOf,
  undine: threatOf,
  lamia: worthOf,
  dhampir: (mind, seat) => worthOf(mind, seat) + roll(mind.rng) * 0.4,
  revenant: (mind, seat) => doubtOf(mind, seat),
  bride: (mind, seat) => chanceOf(mind.belief, seat, LORD_MASK),
  scout: (mind, seat) => (mind.mates.includes(seat) || isKnown(mind, seat) ? -1 : preyOf(mind, seat)),
  monk: (mind, seat) => (mind.mates.includes(seat) ? -5 : preyOf(mind, seat)),
  beauty: (mind, seat) => (mind.mates.includes(seat) ? -5 : preyOf(mind, seat) + mind.exposed[seat]!),
  werewolf: (mind, seat) => lonePreyOf(mind, seat),
  kitsune: (mind, seat) => preyOf(mind, seat),
  'vengeful-varg': (mind, seat) => chanceOf(mind.belief, seat, LORD_MASK),
  'paralyzing-varg': (mind, seat) => (mind.mates.includes(seat) ? -5 : preyOf(mind, seat)),
  'tricky-varg': (mind, seat) => (mind.mates.includes(seat) ? -5 : 1 - suspicionOf(mind, seat)),
};
const SURE = 0.75;
/** The minimum chance of a hit for roles that may pass. */
const BOLDNESS: { readonly [role: Role]: number } = { [NOSFERATU]: 0.5, [VENGEFUL_VARG]: 0.4 };

const isLate = (v: View): boolean => v.isAlive.filter((lives) => lives).length <= v.seats / 2;

/** The lone wolf keeps the sides balanced, and first stops those who could find it. */
function lonePreyOf(mind: Mind, seat: Seat): number {
  const { belief, others } = mind;
  const hunters = others.reduce((sum, one) => sum + chanceOf(belief, one, SIDE_MASKS[HUNTERS]!), 0);
  const vampires = others.reduce((sum, one) => sum + chanceOf(belief, one, SIDE_MASKS[VAMPIRES]!), 0);
  const isHunted = hunters * 2 >= vampires;
  const hunter = chanceOf(belief, seat, SIDE_MASKS[HUNTERS]!);
  return (isHunted ? 3 * hunter : preyOf(mind, seat) - hunter) + mind.exposed[seat]!;
}

/** The seat to use the power on; -1: none. */
export function targetOf(mind: Mind, seats: readonly Seat[], mayPass: boolean): Seat {
  const { role } = mind.v;
  const wish = WISHES[roleName(role) as TargetingRole];
  const found = pick(mind, seats, (seat) => wish(mind, seat));
  const isBold = found >= 0 && wish(mind, found) >= (BOLDNESS[role] ?? -Infinity);
  return mayPass && !isBold ? -1 : found;
}

/** VN-5.9: the Revenant compares a doubtful player with the most trusted one. */
export const secondOf = (mind: Mind, seats: readonly Seat[]): Seat =>
  pick(mind, seats, (seat) => -threatOf(mind, seat));

/** VN-5.1: the King kills only when he is sure. */
export const mayKill = (mind: Mind): boolean => mind.v.pick >= 0 && threatOf(mind, mind.v.pick) > SURE;
