import type { ClockSettings } from '@duskhall/protocol';
import type { Words } from '../texts/en.ts';

/** What a table's clock allows, in words. */
export function clockName(t: Words, clock: ClockSettings): string {
  if (clock.kind === 'none') return t.clockNone;
  return clock.kind === 'live' ? t.clockLive(clock.base / 60, clock.increment) : t.clockDays(clock.days);
}
