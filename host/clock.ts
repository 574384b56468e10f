/** Where a host gets its time from. */
export interface Clock {
  /** Milliseconds since any moment. Monotonic: every duration is measured by it. */
  now(): number;
  /** The wall clock, in milliseconds since 1970. People set it and it steps: only for showing dates and across restarts. */
  date(): number;
  /** Runs something later; the function returned cancels it. */
  after(milliseconds: number, run: () => void): () => void;
}

/** A clock that stands still until it is advanced: for tests, and for a terminal where nobody waits in real time. */
export interface ManualClock extends Clock {
  advance(milliseconds: number): void;
  /** Milliseconds until the next timer; -1: none is set. */
  untilNext(): number;
  /** Sets the wall clock, and nothing else. */
  step(milliseconds: number): void;
}

interface Timer {
  due: number;
  run: () => void;
}

export function manualClock(start = 0): ManualClock {
  let time = start;
  let stepped = 0;
  let timers: Timer[] = [];
  const earliest = () => timers.reduce<Timer | null>((a, b) => (a === null || b.due < a.due ? b : a), null);
  return {
    now: () => time,
    date: () => time + stepped,
    step(milliseconds) {
      stepped += milliseconds;
    },
    after(milliseconds, run) {
      const timer = { due: time + milliseconds, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    untilNext() {
      const next = earliest();
      return next === null ? -1 : Math.max(0, next.due - time);
    },
    advance(milliseconds) {
      const end = time + milliseconds;
      for (;;) {
        const next = earliest();
        if (next === null || next.due > end) break;
        timers = timers.filter((other) => other !== next);
        time = Math.max(time, next.due);
        next.run();
      }
      time = end;
    },
  };
}
