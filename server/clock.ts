import type { Clock } from '@duskhall/host';

/** The longest timeout that Node's timers accept. */
const LONGEST = 2 ** 31 - 1;

/** A monotonic clock, optionally sped up; stops while the machine sleeps. No other server file may use `Date`. */
export function realClock(factor = 1): Clock {
  const date = () => Date.now();
  const start = date();
  const begun = performance.now();
  const now = () => Math.floor(start + (performance.now() - begun) * factor);
  return {
    now,
    date,
    after(milliseconds, run) {
      const due = now() + milliseconds;
      let timer: NodeJS.Timeout;
      const wait = () => {
        const left = (due - now()) / factor;
        if (left <= 0) run();
        else timer = setTimeout(wait, Math.min(left, LONGEST));
      };
      timer = setTimeout(wait, Math.min(milliseconds / factor, LONGEST));
      return () => clearTimeout(timer);
    },
  };
}
