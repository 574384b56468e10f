import { below, type Rng, type Seat, shuffle } from '@duskhall/kernel';
import type { Fact } from '../events.ts';
import {
  BANSHEE,
  BLOCKERS,
  bit,
  HUNTERS,
  KING,
  KITSUNE,
  maskOf,
  NOSFERATU,
  PARALYZING_VARG,
  ROLES,
  type Role,
  type RoleMask,
  SIDE_MASKS,
  VARGS,
  VENGEFUL_VARG,
  WEREWOLF,
} from '../roles/table.ts';
import { isPower } from '../state/index.ts';
import { alive, livedIn } from './evidence.ts';
import type { View } from './index.ts';

/** One possible explanation of something the viewer learned. */
export interface Way {
  readonly limits: readonly (readonly [Seat, RoleMask])[];
  /** The seat tricked, and in which cycle. */
  readonly trick?: readonly [cycle: number, seat: Seat];
  /** A role that must be in play. */
  readonly must?: Role;
}
/** Alternative explanations; at least one is true. */
export type Branch = readonly Way[];

/** VN-4.1.10 */
export const notOwn = (role: Role, seat: Seat): [Seat, RoleMask][] =>
  ROLES[role]!.maySelf ? [] : [[seat, ~bit(role)]];

/** Somebody blocked this seat. */
export function blockedBy(v: View, cycle: number, seat: Seat): Way[] {
  const blockers = BLOCKERS.filter((role) => role !== PARALYZING_VARG || isPower(v, role));
  return blockers.map((role) => ({ limits: [...alive(v, role, cycle), ...notOwn(role, seat)], must: role }));
}

/** The living seats from the Dhampir to the attacker it saw. */
function seatsBetween(v: View, { seat, cycle, other }: Fact): Seat[] {
  const between: Seat[] = [];
  for (let one = (seat + 1) % v.seats; one !== other; one = (one + 1) % v.seats)
    if (livedIn(v, one, cycle)) between.push(one);
  return between;
}

/** VN-5.8.2: the Dhampir sees the nearest attacker, so no one seated closer is of the same clan … */
function cameToKill(v: View, fact: Fact): Way[] {
  const ofClan = (side: number): Way => ({
    limits: [
      [fact.other, SIDE_MASKS[side]!],
      ...seatsBetween(v, fact).map((one) => [one, ~SIDE_MASKS[side]!] as const),
    ],
  });
  const alone = maskOf([KING, NOSFERATU, WEREWOLF, BANSHEE, VENGEFUL_VARG, ...(v.isKitsuneAwake ? [KITSUNE] : [])]);
  return [ofClan(HUNTERS), ofClan(VARGS), { limits: [[fact.other, alone]] }];
}
/** … unless they were blocked. */
function pastBlocked(v: View, fact: Fact): Way[] {
  const between = seatsBetween(v, fact);
  return [HUNTERS, VARGS].flatMap((side) =>
    between.flatMap((stopped) =>
      blockedBy(v, fact.cycle, stopped).map(({ limits, ...way }) => ({
        ...way,
        limits: [
          ...limits,
          [fact.other, SIDE_MASKS[side]!] as const,
          ...between.map((one) => [one, one === stopped ? SIDE_MASKS[side]! : ~SIDE_MASKS[side]!] as const),
        ],
      })),
    ),
  );
}
const anyKiller = ({ other }: Fact): Way[] =>
  [HUNTERS, VARGS].map((side) => ({ limits: [[other, SIDE_MASKS[side]!]] }));

/** Somebody blocked on the way is the rarer explanation. */
export function seenToKill(v: View, fact: Fact, rng: Rng): Way[] {
  const likely = shuffle(rng, cameToKill(v, fact), 'ways');
  const rarer = shuffle(rng, pastBlocked(v, fact), 'ways');
  const first = below(rng, 4, 'ways') === 0 ? [...rarer, ...likely] : [...likely, ...rarer];
  return [...first, ...shuffle(rng, anyKiller(fact), 'ways')];
}
