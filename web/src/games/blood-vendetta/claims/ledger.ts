import type { Claim, Phrase, View } from '@duskhall/blood-vendetta';
import type { Seat } from '@duskhall/kernel';

/** Who claimed what when: a row per seat that said something, a cell per night. */
export interface Ledger {
  nights: readonly number[];
  rows: readonly { seat: Seat; cells: readonly (readonly Claim[])[] }[];
}
/** Small talk is no claim. */
const SMALL: readonly Phrase[] = ['agree', 'disagree', 'decline', 'quip', 'farewell'];
const isClaim = ({ say }: Claim): boolean => !SMALL.includes(say) && !say.startsWith('ask');

export function ledgerOf({ claims, isAlive }: View): Ledger {
  const kept = claims.filter(isClaim);
  const nights = [...new Set(kept.map(({ cycle }) => cycle))].sort((a, b) => a - b);
  const rows = isAlive.flatMap((_, seat) => {
    const own = kept.filter((claim) => claim.seat === seat);
    return own.length === 0 ? [] : [{ seat, cells: nights.map((night) => own.filter(({ cycle }) => cycle === night)) }];
  });
  return { nights, rows };
}
/** The role a seat claims to hold, as last said; -1: none. */
export const claimedRole = ({ claims }: View, seat: Seat): number =>
  claims.findLast((claim) => claim.seat === seat && claim.say === 'claimRole')?.value ?? -1;
