import type { KeptDeal } from '@duskhall/kernel';
import { type DealMemory, newDealMemory, REMEMBERED, type Tally } from '@duskhall/protocol';

const DEALS = 'duskhall.deals';
const TALLIES = 'duskhall.tallies';

/** Without storage, deals are checked for as long as the page is open. */
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
    // The copy in memory remains.
  }
}

/** The browser's own commitments in deals, shared by all its tabs. */
export const keptDeals: DealMemory = {
  find(match) {
    const own = fleeting.find(match);
    const shared = read<KeptDeal>(DEALS).find(({ terms }) => terms.match === match) ?? null;
    // Two tabs may have committed to different numbers at once; the one whose commitment was opened counts.
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
