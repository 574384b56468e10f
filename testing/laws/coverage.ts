import type { EventOf, Types } from '@duskhall/kernel';

/** What has to occur in the games that the laws watch, and how to see that it has. */
export interface Coverage<T extends Types> {
  /** What has not occurred yet. */
  readonly missing: Set<string>;
  /** What occurs in a position or in the events that led to it. */
  readonly seen: (s: T['state'], events: readonly EventOf<T['state']>[]) => Iterable<string>;
}

/** One for all law cases of a test file: give it to each as `coverage`, and end with `checkCoverage`. */
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
