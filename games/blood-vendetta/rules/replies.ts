import type { Seat } from '@duskhall/kernel';
import type { Claim } from '../events.ts';
import type { Phrase } from '../frames.ts';

interface Said {
  readonly claims: readonly Claim[];
  readonly cycle: number;
}
export const tonightIn = ({ claims, cycle }: Said): readonly Claim[] => claims.filter((claim) => claim.cycle === cycle);

/** Whom a claim accuses; -1: nobody. */
export const blamedIn = ({ say, about, other }: Claim): Seat =>
  say === 'accuse' ? about : say === 'recant' ? other : -1;

const DEFENCES = ['deny', 'claimRole', 'accuse', 'claimCheck'] as const;
/** What answers a question, or an accusation. */
const REPLIES: { readonly [phrase in Phrase]?: readonly Phrase[] } = {
  askRole: ['claimRole'],
  askSuspect: ['accuse', 'recant'],
  askWhy: ['accuse', 'recant'],
  accuse: DEFENCES,
  recant: DEFENCES,
};
export const isQuestion = ({ say }: Claim): boolean => say.startsWith('ask');
const asks = (claim: Claim, seat: Seat): boolean => isQuestion(claim) && claim.about === seat;
/** What a seat has said of tonight's words since this place. */
const ownSince = (tonight: readonly Claim[], at: number, seat: Seat): readonly Claim[] =>
  tonight.slice(at + 1).filter((claim) => claim.seat === seat);
const isReplyTo =
  (claim: Claim) =>
  ({ say }: Claim): boolean =>
    REPLIES[claim.say]!.includes(say);

/** What was said to a seat tonight and not answered yet, the latest; null: nothing. Questions come before accusations. */
export function unanswered(said: Said, seat: Seat): Claim | null {
  const tonight = tonightIn(said);
  const isOpen = (claim: Claim, at: number): boolean => {
    const own = ownSince(tonight, at, seat);
    const isDeclined = isQuestion(claim) && own.some(({ say }) => say === 'decline');
    return claim.seat !== seat && !isDeclined && !own.some(isReplyTo(claim));
  };
  return (
    tonight.findLast((claim, at) => asks(claim, seat) && isOpen(claim, at)) ??
    tonight.findLast((claim, at) => blamedIn(claim) === seat && isOpen(claim, at)) ??
    null
  );
}

/** Was asked tonight, and has said something since, but not that. Who says nothing may have answered aloud. */
export function hasEvaded(tonight: readonly Claim[], seat: Seat): boolean {
  const at = tonight.findLastIndex((claim) => asks(claim, seat));
  if (at < 0) return false;
  const own = ownSince(tonight, at, seat);
  return own.length > 0 && !own.some(isReplyTo(tonight[at]!));
}
