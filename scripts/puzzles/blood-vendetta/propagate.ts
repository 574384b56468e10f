import { type Event, has, maskOf, type RoleMask } from '@duskhall/blood-vendetta';
import { ENEMIES, HUNTER_CLAN, type Reason, type Step } from '@duskhall/blood-vendetta/texts/puzzle.ts';
import type { Seat } from '@duskhall/kernel';
import {
  type Case,
  checksBy,
  ENEMY_MASK,
  type Evidence,
  HUNTER_MASK,
  isClaim,
  VAMPIRE_MASK,
  type Way,
} from './evidence.ts';

/** By seat: the roles that are left for it. */
export type Masks = readonly RoleMask[];
export interface Drawn {
  masks: Masks;
  step: Step;
}
/** Draws one conclusion; null: there is nothing new in it. */
export type Rule = (masks: Masks) => Drawn | null;

const isWithin = (mask: RoleMask, group: RoleMask): boolean => (mask & ~group) === 0;
export const isDeadEnd = ({ step: { reason }, masks }: Drawn): boolean =>
  masks.includes(0) || ['untrue', 'treason', 'tooMany', 'tooFew', 'clashes'].includes(reason);

/** What is left for each seat if one of the ways is true. */
function narrowed(masks: Masks, ways: readonly Way[]): Masks {
  const open = ways.filter((way) => way.every(([seat, mask]) => (masks[seat]! & mask) !== 0));
  return masks.map((mask, seat) => {
    const limits = open.map((way) => way.reduce((left, [at, roles]) => (at === seat ? left & roles : left), mask));
    return limits.reduce((all, limit) => all | limit, 0);
  });
}

/** What a piece of evidence tells, given what is known. */
export function ofEvidence(given: Case, evidence: Evidence): Rule {
  return (masks) => {
    const after = narrowed(masks, evidence.ways);
    if (after.every((mask, seat) => mask === masks[seat])) return null;
    const { event } = evidence;
    const isEmpty = after.includes(0);
    const told = (reason: Reason, seats: readonly Seat[] = [evidence.seat], value = 0): Drawn => ({
      masks: after,
      step: { reason, event, seats, value },
    });
    if (evidence.kind === 'fact') return told('saw');
    if (evidence.kind === 'trial') return tellTrial(given, evidence, masks, after, told);
    if (!isClaim(evidence)) return null;
    if (!evidence.truths.some((way) => mayBeTrue(given, evidence.seat, way)))
      return tellImpossible(given, evidence, told);
    if (isEmpty) return told('untrue');
    if (isWithin(masks[evidence.seat]!, VAMPIRE_MASK)) return told('true');
    return told(isWithin(after[evidence.seat]!, ENEMY_MASK) ? 'false' : 'either');
  };
}
/** Whether some vampire of the set could say so at all. */
const mayBeTrue = ({ view }: Case, speaker: Seat, way: Way): boolean =>
  way.every(
    ([seat, mask]) =>
      seat !== speaker || view.composition.counts.some((count, role) => count > 0 && has(mask & VAMPIRE_MASK, role)),
  );
type Tell = (reason: Reason, seats?: readonly Seat[], value?: number) => Drawn;

function tellImpossible({ view, log }: Case, { event }: Evidence, told: Tell): Drawn {
  const { claim } = log[event] as Extract<Event, { type: 'said' }>;
  if (claim.say !== 'claimCheck') return told('impossible');
  const checks = checksBy(view.claims, claim);
  return checks > claim.cycle ? told('checks', undefined, checks) : told('ward', [claim.about]);
}

function tellTrial({ log }: Case, { event, seat }: Evidence, masks: Masks, after: Masks, told: Tell): Drawn {
  const { trial } = log[event] as Extract<Event, { type: 'tried' }>;
  const ayes = trial.votes.flatMap((vote, voter) => (vote === 1 && voter !== seat ? [voter] : []));
  const hunters = ayes.filter((voter) => isWithin(masks[voter]!, HUNTER_MASK));
  if (after.includes(0)) return told('treason', hunters);
  if (hunters.length > 0) return told('voter', hunters);
  return told(
    'vote',
    ayes.filter((voter) => masks[voter] !== after[voter]),
  );
}

/** A set of cards with their number. */
export interface Group {
  value: number;
  mask: RoleMask;
  count: number;
}
export function groupsIn({ view: { composition } }: Case): Group[] {
  const roles = composition.counts.flatMap((count, role) =>
    count > 0 ? [{ value: role, mask: maskOf([role]), count }] : [],
  );
  const [, hunters = 0, vargs = 0, loners = 0] = composition.sides;
  const enemies = { value: ENEMIES, mask: ENEMY_MASK, count: hunters + vargs + loners };
  return [enemies, ...(loners > 0 ? [{ value: HUNTER_CLAN, mask: HUNTER_MASK, count: hunters }] : []), ...roles];
}
export const enemiesIn = (given: Case): number => groupsIn(given)[0]!.count;

/** There are as many cards of a group as there are, no more and no fewer. */
export function ofCount({ value, mask: group, count }: Group): Rule {
  return (masks) => {
    const seats = masks.map((_, seat) => seat);
    const sure = seats.filter((seat) => isWithin(masks[seat]!, group));
    const possible = seats.filter((seat) => (masks[seat]! & group) !== 0);
    const told = (reason: Reason, about: readonly Seat[], after: Masks): Drawn | null =>
      after.every((mask, seat) => mask === masks[seat]) && (reason === 'found' || reason === 'left')
        ? null
        : { masks: after, step: { reason, event: -1, seats: about, value } };
    if (sure.length > count) return told('tooMany', sure, masks);
    if (possible.length < count) return told('tooFew', possible, masks);
    if (sure.length === count)
      return told(
        'found',
        sure,
        masks.map((mask, seat) => (sure.includes(seat) ? mask : mask & ~group)),
      );
    if (possible.length !== count) return null;
    return told(
      'left',
      possible,
      masks.map((mask, seat) => (possible.includes(seat) ? mask & group : mask)),
    );
  };
}
