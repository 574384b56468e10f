import { firstProgress, type LoadedMatch, type MatchStorage, type Progress, type StoredMatch } from '@duskhall/host';
import type { KeptMatch } from './kept-matches.ts';
import { settingsOf } from './table.ts';

/** Stores a match in the browser. Everything happens at once: the page may be gone the next moment. */
export function deviceStorage(kept: KeptMatch, keep: (kept: KeptMatch) => void): MatchStorage {
  return {
    async append(_, from, entries, digests, progress) {
      const { record } = kept;
      kept.record = {
        ...record,
        entries: [...record.entries.slice(0, from), ...entries],
        digests: [...record.digests.filter(([at]) => at <= from), ...digests],
      };
      if (progress !== null) kept.progress = structuredClone(progress);
      keep(kept);
    },
    async saveReason(_, reason) {
      // It is written with the entry that it explains.
      kept.reasons = [...(kept.reasons ?? []), reason];
    },
    // A page plays by the rules it was loaded with; a match under older ones is not opened.
    async saveSnapshot() {},
    findMatch: async () => loadedFrom(kept),
    async check() {},
  };
}

/** A match of this device as the host begins it. Its people share one device, so nobody has an account. */
export function storedFrom(kept: KeptMatch): { stored: StoredMatch; progress: Progress } {
  const { id, record, players, startedAt } = kept;
  const stored: StoredMatch = {
    id,
    table: id,
    settings: settingsOf(record),
    record: { ...record, entries: [], digests: [] },
    seats: players.map(({ name, bot }, seat) => ({ account: '', bot, name: bot === '' ? name || `${seat + 1}` : bot })),
    startedAt,
  };
  return { stored, progress: firstProgress(stored, '') };
}

export function loadedFrom(kept: KeptMatch): LoadedMatch {
  const { record, finishedAt, scores, window = -1, isPaused = false } = kept;
  const { stored, progress } = storedFrom(kept);
  return {
    ...stored,
    entries: record.entries,
    digests: record.digests,
    progress: structuredClone(kept.progress ?? { ...progress, window, isPaused }),
    minutes: [],
    snapshot: null,
    finishedAt,
    scores,
  };
}
