import { type Decision, type Inquiry, timeOf } from '@duskhall/bots';
import type { Seat } from '@duskhall/kernel';
import type { Allowance, Known, Minds } from './ports.ts';

/** Somebody who thinks for bots: it is given views of seats and nothing else. */
export interface Thinker {
  decide(inquiry: Inquiry, allowance: Allowance): Promise<Decision>;
  /** Milliseconds until it would begin to think for this seat; left out: at once. */
  waitOf?(seat: Seat): number;
}

/** Minds for one match that remember how much of its story each seat's thinker has been told. */
export function mindsOver(thinker: Thinker): Minds {
  const known = new Map<Seat, Known>();
  return {
    async decide({ seat, read, time, limit }) {
      const { inquiry, known: told } = read(known.get(seat) ?? null);
      known.set(seat, told);
      try {
        return await thinker.decide(inquiry, { time, limit });
      } catch (error) {
        // Whoever replaces a failed thinker knows nothing.
        known.clear();
        throw error;
      }
    },
    waitOf: (seat) => thinker.waitOf?.(seat) ?? 0,
    timeOf,
  };
}
