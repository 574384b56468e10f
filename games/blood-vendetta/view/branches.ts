import { type Rng, type Seat, shuffle } from '@duskhall/kernel';
import { type Fact, LORD_KILLED } from '../events.ts';
import {
  BANSHEE,
  BEAUTY,
  bit,
  COUNT,
  HUNTERS,
  KING,
  KITSUNE,
  maskOf,
  maskWhere,
  NEWLY_TURNED,
  PARALYZING_VARG,
  PRINCE,
  type Role,
  type RoleMask,
  SHAPESHIFTER,
  SIDE_MASKS,
  SPECIAL_VAMPIRE,
  TRICKY_VARG,
  type Type,
  VAMPIRES,
} from '../roles/table.ts';
import { groupOf, typeOfRole } from '../rules/shown-type.ts';
import { isPower } from '../state/index.ts';
import { alive, livedIn, livingIn } from './evidence.ts';
import type { View } from './index.ts';
import { type Branch, blockedBy, notOwn, seenToKill, type Way } from './ways.ts';

const CHIEFS = maskOf([KING, PRINCE]);
const typeMask = (v: View, type: Type): RoleMask => maskWhere((_, role) => typeOfRole(v, role) === type);
const groupMask = (v: View, group: Type): RoleMask => maskWhere((_, role) => groupOf(typeOfRole(v, role)) === group);

/** VN-5.24: the seat was tricked by a living Tricky Varg in another seat. */
function tricked(v: View, cycle: number, seat: Seat): Way[] {
  if (!isPower(v, TRICKY_VARG)) return [];
  const limits = [...alive(v, TRICKY_VARG, cycle), [seat, ~bit(TRICKY_VARG)] as const];
  return [{ limits, trick: [cycle, seat], must: TRICKY_VARG }];
}
const ofType = (v: View, cycle: number, seat: Seat, type: Type): Way[] => [
  { limits: [[seat, typeMask(v, type)]] },
  ...(type === SHAPESHIFTER ? tricked(v, cycle, seat) : []),
];

/** VN-5.3.4: the Count is the lord once no other lord lives. */
function isLord(v: View, cycle: number, seat: Seat): Way[] {
  const lived = v.isAlive.flatMap((_, one) => (livedIn(v, one, cycle) ? [[one, ~CHIEFS] as const] : []));
  return [{ limits: [[seat, CHIEFS]] }, { limits: [...lived, [seat, bit(COUNT)]] }];
}
function isNotLord(v: View, cycle: number, seat: Seat): Way[] {
  const dead = v.isAlive.flatMap((_, one) => (livedIn(v, one, cycle) ? [] : [[one, ~CHIEFS] as const]));
  return [{ limits: [[seat, ~(CHIEFS | bit(COUNT))]] }, { limits: [...dead, [seat, bit(COUNT)]] }];
}

/** VN-5.9.1 */
function compared(v: View, { cycle, target, other, value }: Fact): Way[] {
  const groups = [...new Set(v.composition.counts.map((_, role) => groupOf(typeOfRole(v, role))))];
  const ways = (seat: Seat): [Type, Way][] => [
    ...groups.map((group): [Type, Way] => [group, { limits: [[seat, groupMask(v, group)]] }]),
    ...tricked(v, cycle, seat).map((way): [Type, Way] => [SHAPESHIFTER, way]),
  ];
  return ways(target).flatMap(([a, one]) =>
    ways(other).flatMap(([b, two]) => {
      if ((a === b) !== (value === 1) || (one.trick && two.trick)) return [];
      return [{ ...one, ...two, limits: [...one.limits, ...two.limits] }];
    }),
  );
}

function branchesOf(v: View, fact: Fact, rng: Rng): Branch[] {
  const { cycle, call, target, other, value } = fact;
  const mixed = (ways: Way[]) => shuffle(rng, ways, 'ways');
  switch (fact.about) {
    case 'type': {
      const branches = [mixed(ofType(v, cycle, target, value))];
      if (call === 'scout' && value === SPECIAL_VAMPIRE)
        branches.push(mixed(other === 1 ? isLord(v, cycle, target) : isNotLord(v, cycle, target)));
      return branches;
    }
    case 'watch': {
      const seen = value > 4 ? [] : [mixed(ofType(v, cycle, target, value))];
      return [[{ limits: [[other, value === LORD_KILLED ? bit(KING) : CHIEFS]] }], ...seen];
    }
    case 'lord':
      return [mixed(value === 1 ? isLord(v, cycle, target) : isNotLord(v, cycle, target))];
    case 'attacker':
      return other < 0 ? [] : [seenToKill(v, fact, rng)];
    case 'same':
      return [mixed(compared(v, fact))];
    case 'blocked':
      return [mixed(blockedBy(v, cycle, fact.seat))];
    case 'doomed':
      return [[{ limits: alive(v, BANSHEE, cycle), must: BANSHEE }]];
    // What concerns one seat alone is in evidence.ts, what was done today in deeds.ts.
    case 'done':
    case 'noTarget':
    case 'heir':
    case 'warned':
    case 'sacrifice':
    case 'lives':
      return [];
  }
}

/** Public knowledge: charms, bites, the double strike, and the fact that the game goes on. */
function publicBranches(v: View, rng: Rng): Branch[] {
  const branches: Branch[] = [];
  const heard = (seats: readonly Seat[], role: Role) => {
    for (const [cycle, seat] of seats.entries())
      if (seat >= 0) branches.push([{ limits: [...alive(v, role, cycle), ...notOwn(role, seat)], must: role }]);
  };
  heard(v.charms, BEAUTY);
  heard(v.bites, PARALYZING_VARG);
  if (v.isKitsuneAwake) branches.push([{ limits: [], must: KITSUNE }]);
  const fallen = v.deaths.filter(({ cycle, cause }) => cycle === v.turnedFell && cause === 'nightfall');
  if (fallen.length > 0) branches.push(fallen.map(({ seat }) => ({ limits: [[seat, bit(NEWLY_TURNED)]] })));
  if (v.options.revealOnDeath === 'role' && v.options.composition === 'open') return branches;
  branches.push(twoSides(v, rng));
  if (!v.isKitsuneAwake && v.phase !== 'intro') branches.push(asleep(v, rng));
  return branches;
}

/** VN-5.19.2: while the Kitsune sleeps, a hunter lives, or she does not. */
function asleep(v: View, rng: Rng): Branch {
  const living = livingIn(v);
  const hunters = living.map((seat): Way => ({ limits: [[seat, SIDE_MASKS[HUNTERS]!]] }));
  return shuffle(rng, [{ limits: living.map((seat) => [seat, ~bit(KITSUNE)] as const) }, ...hunters], 'ways');
}

/** VN-6.1: while the game goes on, at least two sides are alive. */
function twoSides(v: View, rng: Rng): Branch {
  const seats = shuffle(rng, livingIn(v), 'living').slice(0, 6);
  const foes = ~SIDE_MASKS[VAMPIRES]!;
  const pairs = seats.flatMap((a) => seats.flatMap((b): [Seat, Seat][] => (a === b ? [] : [[a, b]])));
  const between = (one: RoleMask, other: RoleMask): Way[] =>
    pairs.map(([a, b]) => ({
      limits: [
        [a, one],
        [b, other],
      ],
    }));
  const vampires = between(SIDE_MASKS[VAMPIRES]!, foes);
  const clans = between(SIDE_MASKS[HUNTERS]!, foes & ~SIDE_MASKS[HUNTERS]!);
  return [...shuffle(rng, vampires, 'ways'), ...clans];
}

export const allBranches = (v: View, rng: Rng): Branch[] => [
  ...publicBranches(v, rng),
  ...v.hunts.flatMap(({ cycle, silenced }) => silenced.map((seat) => shuffle(rng, blockedBy(v, cycle, seat), 'ways'))),
  ...v.facts.flatMap((fact) => branchesOf(v, fact, rng)),
];
