import {
  ALL_ROLES,
  type Claim,
  DHAMPIR,
  type Event,
  type Fact,
  GHOUL,
  HUNTER_TYPE,
  HUNTERS,
  KING,
  KITSUNE,
  LAMIA,
  LORDS,
  maskOf,
  maskWhere,
  NOSFERATU,
  PRINCE,
  QUEEN,
  REVENANT,
  ROLES,
  type Role,
  type RoleMask,
  SCOUT,
  SHAPESHIFTER,
  SIDE_MASKS,
  SPECIAL_HUNTER,
  SPECIAL_VAMPIRE,
  type Trial,
  type Type,
  VAMPIRE_TYPE,
  VAMPIRES,
  type View,
  WEREWOLF,
} from '@duskhall/blood-vendetta';
import type { Seat } from '@duskhall/kernel';

export const VAMPIRE_MASK: RoleMask = SIDE_MASKS[VAMPIRES]!;
export const HUNTER_MASK: RoleMask = SIDE_MASKS[HUNTERS]!;
export const ENEMY_MASK: RoleMask = maskOf(ALL_ROLES) & ~VAMPIRE_MASK;

/** A way in which things may be: the roles that each of these seats may hold. */
export type Way = readonly (readonly [seat: Seat, roles: RoleMask])[];
/** Something in the log that binds the roles: one of the ways must be true. */
export interface Evidence {
  /** The index in the log. */
  event: number;
  kind: 'claim' | 'trial' | 'fact';
  /** Who said or learned it; for a trial, the accused. */
  seat: Seat;
  ways: readonly Way[];
}
export interface ClaimEvidence extends Evidence {
  kind: 'claim';
  /** The ways in which the claim is true, whoever says it. */
  truths: readonly Way[];
}

/** What the seat that is asked knows: its view, and every event it was told. */
export interface Case {
  view: View;
  log: readonly Event[];
}

/** VN-5.0.1: in a game without vargs only the Kitsune is in disguise. */
const shownAs = (role: Role): Type => (role === KITSUNE ? VAMPIRE_TYPE : ROLES[role]!.type);
const showing = (types: readonly Type[]): RoleMask => maskWhere((_, role) => types.includes(shownAs(role)));
/** VN-5.9.1 */
const GROUPS = [[VAMPIRE_TYPE], [SPECIAL_VAMPIRE], [HUNTER_TYPE, SPECIAL_HUNTER], [SHAPESHIFTER]].map(showing);
/** VN-5.0.2 */
const CHECKERS = maskOf([...LORDS, SCOUT]);
/** Whoever is attacked and lives was under a ward, away from home, or has more than one life. */
const SAVERS = [QUEEN, PRINCE, LAMIA, GHOUL];

/** The last cycle whose Sunset the seat saw alive. */
const lastSunset = ({ deaths, cycle }: View, seat: Seat): number =>
  deaths.find((death) => death.seat === seat)?.cycle ?? cycle;
const fellIn = ({ deaths }: View, seat: Seat): number =>
  deaths.find((death) => death.seat === seat && death.cause === 'nightfall')?.cycle ?? -1;

function comparison(seat: Seat, [a, b]: readonly [Seat, Seat], isSame: boolean): Way[] {
  return GROUPS.flatMap((one) =>
    GROUPS.filter((two) => (one === two) === isSame).map(
      (two): Way => [
        [seat, maskOf([REVENANT])],
        [a, one],
        [b, two],
      ],
    ),
  );
}
/** VN-5.8.2: who a Dhampir may see. A sleeping Kitsune attacks nobody. */
const killersIn = ({ isKitsuneAwake }: View): RoleMask =>
  HUNTER_MASK | maskOf([KING, NOSFERATU, WEREWOLF, ...(isKitsuneAwake ? [KITSUNE] : [])]);

/** How a check can be true. VN-5.2.2: the Prince's ward would have saved a vampire on the first Day. */
function check(v: View, seat: Seat, target: Seat, type: Type, sunsets: number): Way[] {
  if (target === seat || Math.min(sunsets, lastSunset(v, target)) < 1) return [];
  const isWarded = type === VAMPIRE_TYPE || type === SPECIAL_VAMPIRE;
  const isLate = isWarded && fellIn(v, target) === 1;
  return [
    [
      [seat, isLate ? CHECKERS & ~maskOf([PRINCE]) : CHECKERS],
      [target, showing([type])],
    ],
  ];
}
function attack(v: View, seat: Seat, killer: Seat, victim: Seat, cycle: number): Way[] {
  const wasSaved = fellIn(v, victim) < 1 || fellIn(v, victim) > cycle;
  const mayBeSaved = SAVERS.some((role) => v.composition.counts[role]! > 0);
  if (killer === seat || cycle < 1 || Math.min(lastSunset(v, killer), lastSunset(v, victim)) < 1) return [];
  if (wasSaved && !mayBeSaved) return [];
  return [
    [
      [seat, maskOf([DHAMPIR])],
      [killer, killersIn(v)],
    ],
  ];
}

const FACTUAL = ['claimRole', 'claimCheck', 'claimSame', 'claimKiller'];
export const isFactual = ({ say }: Claim): boolean => FACTUAL.includes(say);

/** How many different seats the speaker had told a check of, this one included. */
export const checksBy = (claims: readonly Claim[], claim: Claim): number =>
  new Set(
    claims
      .slice(0, claims.indexOf(claim) + 1)
      .flatMap(({ seat, say, about }) => (seat === claim.seat && say === 'claimCheck' ? [about] : [])),
  ).size;

function truthsOf(v: View, claim: Claim): Way[] {
  const { seat, say, about, other, value, cycle } = claim;
  if (say === 'claimRole') return [[[seat, maskOf([value])]]];
  if (say === 'claimSame') return cycle < 1 ? [] : comparison(seat, [about, other], value === 1);
  if (say === 'claimKiller') return attack(v, seat, about, other, cycle);
  // There is one check in a cycle.
  return checksBy(v.claims, claim) > cycle ? [] : check(v, seat, about, value, cycle);
}

/** The premise: what a vampire claims is true. */
function claimed(v: View, event: number, claim: Claim): ClaimEvidence {
  const truths = truthsOf(v, claim);
  const { seat } = claim;
  const ways = [[[seat, ENEMY_MASK]] as Way, ...truths.map((way): Way => [[seat, VAMPIRE_MASK], ...way])];
  return { event, kind: 'claim', seat, ways, truths };
}
/** The second premise: hunters know each other, and none votes for the death of another. */
function tried(event: number, { accused, votes }: Trial): Evidence {
  const ayes = votes.flatMap((vote, seat) => (vote === 1 && seat !== accused ? [seat] : []));
  const ways: Way[] = [
    [[accused, ~HUNTER_MASK]],
    [[accused, HUNTER_MASK], ...ayes.map((seat) => [seat, ~HUNTER_MASK] as const)],
  ];
  return { event, kind: 'trial', seat: accused, ways };
}
function learned(v: View, event: number, { seat, about, target, other, value, cycle }: Fact): Evidence[] {
  const ways =
    about === 'type'
      ? check(v, seat, target, value, cycle)
      : about === 'same'
        ? comparison(seat, [target, other], value === 1)
        : about === 'attacker' && other >= 0
          ? attack(v, seat, other, target, cycle)
          : [];
  return ways.length === 0 ? [] : [{ event, kind: 'fact', seat, ways }];
}

/** Everything in the log that binds the roles. The viewer's own claims tell it nothing. */
export function evidenceIn({ view, log }: Case): Evidence[] {
  return log.flatMap((event, i): Evidence[] => {
    if (event.type === 'said')
      return isFactual(event.claim) && event.claim.seat !== view.viewer ? [claimed(view, i, event.claim)] : [];
    if (event.type === 'tried') return [tried(i, event.trial)];
    return event.type === 'learned' ? learned(view, i, event.fact) : [];
  });
}
export const isClaim = (evidence: Evidence): evidence is ClaimEvidence => evidence.kind === 'claim';

/** The living who claimed something that is true or false. */
export const suspectsIn = ({ view }: Case): Seat[] =>
  view.isAlive.flatMap((lives, seat) =>
    lives && seat !== view.viewer && view.claims.some((claim) => claim.seat === seat && isFactual(claim)) ? [seat] : [],
  );

/** By seat: the roles it may hold before anything was said. The dead and the viewer are known, and so is what is left. */
export function knownIn({ view }: Case): RoleMask[] {
  const cards = view.isAlive.map((_, seat) =>
    seat === view.viewer ? view.role : (view.deaths.find((death) => death.seat === seat)?.shown ?? -1),
  );
  const isLeft = (role: Role) => cards.filter((card) => card === role).length < view.composition.counts[role]!;
  const left = maskWhere((_, role) => isLeft(role));
  return cards.map((card) => (card < 0 ? left : maskOf([card])));
}
