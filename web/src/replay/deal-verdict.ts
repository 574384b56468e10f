import {
  type AnyGame,
  type Draw,
  dealFlaw,
  type GameRecord,
  keptFlaw,
  proofOf,
  type Seat,
  seenFlaw,
  verifyDeal,
} from '@duskhall/kernel';
import { keptDeals } from '../kept-deals.ts';
import { isLocal } from '../local/kept-matches.ts';
import type { Words } from '../texts/en.ts';

/** What can be said of a deal: why it does not hold, or what it proves. */
export interface Verdict {
  /** Empty: it holds. */
  flaw: string;
  proofs: string[];
  draws: Draw[];
}

/** Checks a deal against its record, what this browser has kept of it and, just after the match, what its page has seen. */
export function verdictOn(
  t: Words,
  game: AnyGame,
  match: string,
  record: GameRecord,
  seen: { seat: Seat; view: object } | null = null,
): Verdict {
  const found = keptDeals.find(match);
  const kept = found === null || found.commitments.length === 0 ? null : found;
  const bad = (flaw: string): Verdict => ({ flaw, proofs: [], draws: [] });
  try {
    const flaw = dealFlaw(game, record) ?? (kept && keptFlaw(game, record, kept));
    if (flaw !== null) return bad(t.dealFlaws[flaw]);
    const draws = verifyDeal(game, record);
    if (seen !== null && seen.seat >= 0 && seenFlaw(game, record, seen.seat, seen.view) !== null)
      return bad(t.dealFlaws.keptView);
    const proof = isLocal(match) ? 'device' : proofOf(record, kept);
    const spoilt = kept?.spoilt ?? 0;
    return { flaw: '', proofs: [t.dealProofs[proof], ...(spoilt > 0 ? [t.dealSpoilt(spoilt)] : [])], draws };
  } catch (error) {
    return bad((error as Error).message);
  }
}
