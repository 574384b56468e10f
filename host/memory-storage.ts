import type { MatchStorage } from './ports.ts';
import type { LoadedMatch, Progress, StoredMatch } from './stored-match.ts';

/** Stores one match in memory: for a terminal, where a match lives as long as its process. */
export function memoryOf(stored: StoredMatch, progress: Progress): MatchStorage {
  const nothing = { entries: [], digests: [], minutes: [], snapshot: null, finishedAt: 0, scores: [] };
  let kept: LoadedMatch = { ...stored, ...nothing, progress: copied(progress) };
  return {
    async append(_, from, entries, digests, progress, minutes = []) {
      if (from !== kept.entries.length) throw new Error(`entry ${from} does not follow on ${kept.entries.length}`);
      kept = {
        ...kept,
        entries: [...kept.entries, ...entries],
        digests: [...kept.digests, ...digests],
        progress: progress === null ? kept.progress : copied(progress),
        minutes: [...kept.minutes, ...minutes],
      };
    },
    async saveReason() {},
    async saveSnapshot(_, snapshot) {
      kept = { ...kept, snapshot };
    },
    findMatch: async () => ({ ...kept, progress: copied(kept.progress) }),
    async check() {},
  };
}

const copied = (progress: Progress): Progress => JSON.parse(JSON.stringify(progress));
