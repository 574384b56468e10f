import type { KeptDeal } from '@duskhall/kernel';
import { type DealMemory, newDealMemory, REMEMBERED, type Tally } from '@duskhall/protocol';

const DEALS = 'duskhall.deals';
const TALLIES = 'duskhall.tallies';

/** A browser that keeps nothing still checks its deals, until its page is closed. */
const fleeting = newDealMemory();

function read<T>(key: string): T[] {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
function write(key: string, all: readonly object[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(all.slice(-REMEMBERED)));
  } catch {
    // The page itself remembers it.
  }
}

/** This browser's part in the deals of its matches, shared by all its pages. */
export const keptDeals: DealMemory = {
  find(match) {
    const own = fleeting.find(match);
    const shared = read<KeptDeal>(DEALS).find(({ terms }) => terms.match === match) ?? null;
    // Two pages may have thought of a number at the same moment: each knows its own, and the one that was opened counts.
    return [own, shared].find((kept) => kept !== null && kept.commitments.length > 0) ?? own ?? shared;
  },
  keep(kept) {
    fleeting.keep(kept);
    const others = read<KeptDeal>(DEALS).filter(({ terms }) => terms.match !== kept.terms.match);
    write(DEALS, [...others, kept]);
  },
  tally: (id) => read<Tally>(TALLIES).find(({ table }) => table === id) ?? fleeting.tally(id),
  count(tally) {
    fleeting.count(tally);
    write(TALLIES, [...read<Tally>(TALLIES).filter(({ table }) => table !== tally.table), tally]);
  },
};
