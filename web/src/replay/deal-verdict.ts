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

/** The result of checking a deal: its flaw, or what is proved. */
export interface Verdict {
  /** Empty: the deal is sound. */
  flaw: string;
  proofs: string[];
  draws: Draw[];
}

/** Checks a deal against its record, the commitments this browser stored and, right after the match, the last view of the page. */
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
