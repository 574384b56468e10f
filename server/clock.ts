/** Where the server gets its time from. */
export interface Clock {
  /** Milliseconds. */
  now(): number;
  /** Runs something later; the function returned calls it off. */
  after(milliseconds: number, run: () => void): () => void;
}

/** The longest wait that a timer of the host can take. */
const LONGEST = 2 ** 31 - 1;

/** The real time, or one that runs faster by a factor. */
export function realClock(factor = 1): Clock {
  const start = Date.now();
  const now = () => start + (Date.now() - start) * factor;
  return {
    now,
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

/** A time that stands still until it is told to go on: for tests. */
export interface ManualClock extends Clock {
  advance(milliseconds: number): void;
}

export function manualClock(start = 0): ManualClock {
  let time = start;
  let waiting: { due: number; run: () => void }[] = [];
  return {
    now: () => time,
    after(milliseconds, run) {
      const timer = { due: time + milliseconds, run };
      waiting.push(timer);
      return () => {
        waiting = waiting.filter((other) => other !== timer);
      };
    },
    advance(milliseconds) {
      const end = time + milliseconds;
      for (;;) {
        const next = waiting.reduce<(typeof waiting)[0] | null>((a, b) => (a === null || b.due < a.due ? b : a), null);
        if (next === null || next.due > end) break;
        waiting = waiting.filter((other) => other !== next);
        time = Math.max(time, next.due);
        next.run();
      }
      time = end;
    },
  };
}
