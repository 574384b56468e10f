import {
  DHAMPIR,
  HUNTER_TYPE,
  LORDS,
  type Phrase,
  REVENANT,
  ROLES,
  type Role,
  type SayMove,
  SHAPESHIFTER,
  SPECIAL_VAMPIRE,
  VAMPIRE,
  VAMPIRE_TYPE,
  VAMPIRES,
  type View,
} from '@duskhall/blood-vendetta';
import { below, type Rng, type Seat } from '@duskhall/kernel';

/** How often in a hundred a seat says something it could say this night. */
const SHARE = { role: 55, knowledge: 85, lie: 75 };

const isLikely = (rng: Rng, percent: number): boolean => below(rng, 100, 'talk') < percent;
const pick = <T>(rng: Rng, items: readonly T[]): T => items[below(rng, items.length, 'talk')]!;
const say = (phrase: Phrase, about: Seat = -1, other: Seat = -1, value = -1): SayMove => ({
  say: phrase,
  about,
  other,
  value,
});

/**
 * A talkative table: vampires tell their roles and what they know, all others pose as one of them and make up what
 * that role would have learned. Bots at a table are more reserved, and contradict each other too rarely for puzzles.
 */
export function wordsOf(v: View, alias: Role, rng: Rng): SayMove[] {
  const own = v.claims.filter(({ seat }) => seat === v.viewer);
  const hasSaid = ({ say: phrase, about, other }: SayMove) =>
    own.some((claim) => claim.say === phrase && claim.about === about && claim.other === other);
  const isVampire = ROLES[v.role]!.side === VAMPIRES;
  const knowledge = isVampire ? learnedBy(v) : madeUp(v, alias, rng);
  const role = say('claimRole', -1, -1, isVampire ? v.role : alias);
  return [
    ...(isLikely(rng, SHARE.role) ? [role] : []),
    ...knowledge.filter(() => isLikely(rng, isVampire ? SHARE.knowledge : SHARE.lie)),
  ].filter((word) => !hasSaid(word));
}

function learnedBy(v: View): SayMove[] {
  return v.facts.flatMap(({ about, target, other, value }) => {
    if (about === 'type') return [say('claimCheck', target, -1, value)];
    // VN-4.4.12: a hunter may be among those who came to kill him, which no phrase can tell.
    if (about === 'attacker' && other >= 0 && other !== target) return [say('claimKiller', other, target)];
    if (about === 'same') return [say('claimSame', Math.min(target, other), Math.max(target, other), value)];
    return [];
  });
}

/** One thing that the holder of the role might have learned today; hunters do not give each other away. */
function madeUp(v: View, alias: Role, rng: Rng): SayMove[] {
  if (v.cycle === 0) return [];
  const mates = v.shown['meet-hunters'];
  const others = v.isAlive.flatMap((lives, seat) => (lives && seat !== v.viewer ? [seat] : []));
  const strangers = others.filter((seat) => !mates.includes(seat));
  if (strangers.length < 2) return [];
  const target = pick(rng, others);
  if (LORDS.includes(alias)) {
    const harmless = isLikely(rng, 70) ? VAMPIRE_TYPE : SPECIAL_VAMPIRE;
    const bad = v.composition.sides[3]! > 0 && isLikely(rng, 30) ? SHAPESHIFTER : HUNTER_TYPE;
    return [say('claimCheck', target, -1, mates.includes(target) || isLikely(rng, 40) ? harmless : bad)];
  }
  if (alias === DHAMPIR) {
    const fallen = v.deaths.filter(({ cause, cycle }) => cause === 'nightfall' && cycle === v.cycle);
    return fallen.length === 0 ? [] : [say('claimKiller', pick(rng, strangers), fallen[0]!.seat)];
  }
  if (alias !== REVENANT) return [];
  const [a, b] = [target, pick(rng, others)];
  return a === b ? [] : [say('claimSame', Math.min(a, b), Math.max(a, b), below(rng, 2, 'talk'))];
}

/** The vampire's role that a seat of another side poses as all evening. */
export function aliasFor(counts: readonly number[], rng: Rng): Role {
  const special = counts.flatMap((count, role) => (count > 0 && role !== VAMPIRE && isVampireRole(role) ? [role] : []));
  return special.length === 0 || isLikely(rng, 35) ? VAMPIRE : pick(rng, special);
}
const isVampireRole = (role: Role): boolean => ROLES[role]!.side === VAMPIRES;
