import type { EventOf, Types } from '@duskhall/kernel';

/** What must occur in the games the laws watch, and how to detect it. */
export interface Coverage<T extends Types> {
  /** The items that have not occurred yet. */
  readonly missing: Set<string>;
  /** The items that occur in a position or in the events that led to it. */
  readonly seen: (s: T['state'], events: readonly EventOf<T['state']>[]) => Iterable<string>;
}

/** Shared by all law cases of a test file: pass it to each as `coverage`, and end with `checkCoverage`. */
export const coverage = <T extends Types>(wanted: Iterable<string>, seen: Coverage<T>['seen']): Coverage<T> => ({
  missing: new Set(wanted),
  seen,
});

export function cover<T extends Types>(
  { coverage: watched }: { coverage?: Coverage<T> },
  s: T['state'],
  events: readonly EventOf<T['state']>[],
): void {
  if (watched === undefined || watched.missing.size === 0) return;
  for (const name of watched.seen(s, events)) watched.missing.delete(name);
}
