import { ROLES } from '@duskhall/blood-vendetta';
import type { Seat } from '@duskhall/kernel';
import type { Evening } from '../../story/awards.ts';
import { suspicionsOf } from '../../story/chapters.ts';

/** How often one suspected another, and whether that was somebody of another side. */
export interface SuspicionLine {
  by: Seat;
  of: Seat;
  times: number;
  isRight: boolean;
}

/** So many lines can be told apart. */
const MOST = 28;

/** The strongest suspicions of an evening, the weakest first. */
export function suspicionLines({ log, roles }: Evening): SuspicionLine[] {
  const counts = new Map<string, SuspicionLine>();
  const sideOf = (seat: Seat) => ROLES[roles[seat]!]!.side;
  for (const { by, of } of suspicionsOf(log)) {
    if (by === of) continue;
    const key = `${by} ${of}`;
    const line = counts.get(key) ?? { by, of, times: 0, isRight: sideOf(by) !== sideOf(of) };
    counts.set(key, { ...line, times: line.times + 1 });
  }
  return [...counts.values()].sort((a, b) => a.times - b.times).slice(-MOST);
}
