import type { KeptDeal } from '@duskhall/kernel';
import { type DealMemory, newDealMemory } from '@duskhall/protocol';

const KEY = 'duskhall.deals';
/** So many stay, the latest. */
const MOST = 30;

/** A browser that keeps nothing still checks its deals, until its page is closed. */
const fleeting = newDealMemory();

function read(): KeptDeal[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** This browser's part in the deals of its matches, shared by all its pages. */
export const keptDeals: DealMemory = {
  find(match) {
    const own = fleeting.find(match);
    const shared = read().find(({ terms }) => terms.match === match) ?? null;
    // Two pages may have thought of a number at the same moment: each knows its own, and the one that was opened counts.
    return [own, shared].find((kept) => kept !== null && kept.commitments.length > 0) ?? own ?? shared;
  },
  keep(kept) {
    fleeting.keep(kept);
    const others = read().filter(({ terms }) => terms.match !== kept.terms.match);
    try {
      localStorage.setItem(KEY, JSON.stringify([...others, kept].slice(-MOST)));
    } catch {
      // The page itself remembers it.
    }
  },
};
