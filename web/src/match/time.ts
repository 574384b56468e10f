import type { ClockInfo } from '@duskhall/protocol';
import type { Words } from '../texts/en.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Whether the rules close the open window in a time worth showing: a longer one stands for "no limit". */
export const hasLimit = ({ window }: ClockInfo): boolean => window >= 0 && window < DAY / 4;

/** How much a seat has left, so many milliseconds after its clock was read; -1: it has no clock. */
export function leftOf({ left, running, isPaused }: ClockInfo, seat: number, passed: number): number {
  const before = left[seat] ?? -1;
  return before < 0 ? -1 : Math.max(0, before - (running.includes(seat) && !isPaused ? passed : 0));
}

/** A time as one reads it on a clock; long ones in days. */
export function clockTime(t: Words, left: number): string {
  if (left > DAY) return t.days(Math.ceil(left / DAY));
  const seconds = Math.ceil(left / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts
    .slice(parts[0] === 0 ? 1 : 0)
    .map((part, i) => (i === 0 ? String(part) : String(part).padStart(2, '0')))
    .join(':');
}
