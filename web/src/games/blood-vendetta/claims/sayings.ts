import {
  ALL_ROLES,
  BANSHEE,
  BLOCKERS,
  blamedIn,
  type Claim,
  DHAMPIR,
  HUNTER_TYPE,
  LORDS,
  type Move,
  mayBeIn,
  type Phrase,
  REVENANT,
  ROLES,
  type Role,
  type SayMove,
  SCOUT,
  SHIFTERS,
  SPECIAL_HUNTER,
  SPECIAL_VAMPIRE,
  type Type,
  unanswered,
  VARGS,
  type View,
} from '@duskhall/blood-vendetta';
import type { Seat } from '@duskhall/kernel';

/** What is being said: a phrase, the seats named so far, and a role, a type or sameness (-1: not yet). */
export interface Draft {
  say: Phrase;
  seats: readonly Seat[];
  value: number;
}

/** What may be said, and can be true as far as the table was told. */
export const sayingsIn = (free: readonly Move[], view: View): readonly SayMove[] =>
  free.filter((move): move is SayMove => 'say' in move).filter((move) => isCredible(view, move));
/** The phrases by what they are for. */
export const GROUPS = {
  opinions: ['accuse', 'defend', 'recant'],
  questions: ['askRole', 'askSuspect', 'askWhy'],
  answers: ['deny', 'decline', 'agree', 'disagree', 'quip', 'farewell'],
  claims: ['claimRole', 'claimCheck', 'claimSame', 'claimKiller', 'claimDoomed', 'claimBlocked'],
} as const satisfies { [group: string]: readonly Phrase[] };
export type Group = keyof typeof GROUPS;
const ORDER = Object.keys(GROUPS) as Group[];

/** What may be said, by groups; somebody who was spoken to sees the answers first. */
export function groupsIn(sayings: readonly SayMove[], view: View): { group: Group; phrases: readonly Phrase[] }[] {
  const isAsked = view.viewer >= 0 && unanswered(view, view.viewer) !== null;
  const order = isAsked ? ORDER.toSorted((a, b) => Number(b === 'answers') - Number(a === 'answers')) : ORDER;
  return order
    .map((group) => ({ group, phrases: GROUPS[group].filter((phrase) => sayings.some(({ say }) => say === phrase)) }))
    .filter(({ phrases }) => phrases.length > 0);
}

/** Of two who are compared either may be named first; who attacked whom is an order. */
function names({ say, about, other }: SayMove, seats: readonly Seat[]): boolean {
  const [first, second] = seats;
  if (first === undefined) return true;
  if (say === 'claimSame')
    return (about === first || other === first) && (second === undefined || about === second || other === second);
  return about === first && (second === undefined || other === second);
}
const fits = (draft: Draft) => (move: SayMove) =>
  move.say === draft.say && names(move, draft.seats) && (draft.value < 0 || move.value === draft.value);

/** What is still to be chosen, and from what; `whole`: nothing. */
export type Wanted =
  | { part: 'seat'; choices: readonly Seat[] }
  | { part: 'value'; choices: readonly number[] }
  /** How the phrase goes on: with which reason, or with whom instead. */
  | { part: 'end'; choices: readonly SayMove[] }
  | { part: 'whole'; move: SayMove };

const distinct = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b);

/** The next part of a phrase; null: it cannot be said. */
export function wantedBy(sayings: readonly SayMove[], draft: Draft): Wanted | null {
  const left = sayings.filter(fits(draft));
  const [first] = left;
  if (first === undefined) return null;
  const wantsSeats = Number(first.about >= 0) + Number(first.other >= 0);
  if (draft.seats.length < wantsSeats) {
    const next = left.flatMap(({ about, other, say }) =>
      say === 'claimSame' ? [about, other] : draft.seats.length === 0 ? [about] : [other],
    );
    return { part: 'seat', choices: distinct(next).filter((seat) => !draft.seats.includes(seat)) };
  }
  if (first.value >= 0 && draft.value < 0) return { part: 'value', choices: distinct(left.map(({ value }) => value)) };
  const ends = left.filter(({ about }) => about >= 0 === draft.seats.length > 0);
  return ends.length > 1 ? { part: 'end', choices: ends } : { part: 'whole', move: ends[0] ?? first };
}

/** VN-3.6: whether a role may be in the game, as far as the table was told. */
export function isPossible(view: View, role: Role): boolean {
  const { counts, lords, shifters } = view.composition;
  if (view.options.composition === 'closed') return mayBeIn(view, role);
  return counts[role]! > 0 || (lords > 0 && LORDS.includes(role)) || (shifters > 0 && SHIFTERS.includes(role));
}

/** Whose doing a claim tells of. */
const SOURCES: { readonly [phrase in Phrase]?: readonly Role[] } = {
  claimCheck: [...LORDS, SCOUT],
  claimSame: [REVENANT],
  claimKiller: [DHAMPIR],
  claimDoomed: [BANSHEE],
  claimBlocked: BLOCKERS,
};
function isCredible(view: View, { say, about, value }: SayMove): boolean {
  const hasSaid = (isSuch: (claim: Claim) => boolean) =>
    view.claims.some((claim) => claim.seat === about && claim.cycle === view.cycle && isSuch(claim));
  if (say === 'farewell') return view.question === 'words';
  if (say === 'askWhy') return hasSaid((claim) => blamedIn(claim) >= 0);
  if ((say === 'agree' || say === 'disagree') && about >= 0) return hasSaid(() => true);
  if (say === 'claimRole') return isPossible(view, value);
  const isSourced = SOURCES[say]?.some((role) => isPossible(view, role)) ?? true;
  return isSourced && (say !== 'claimCheck' || isShown(view, value));
}
/** VN-2.1.3: whether a check may show this type; for a vampire one may always be taken. */
function isShown(view: View, type: Type): boolean {
  const hasVargs = view.composition.sides[VARGS]! > 0;
  const typeOf = (role: Role) => (hasVargs && ROLES[role]!.type === SPECIAL_HUNTER ? HUNTER_TYPE : ROLES[role]!.type);
  return type <= SPECIAL_VAMPIRE || ALL_ROLES.some((role) => typeOf(role) === type && isPossible(view, role));
}
