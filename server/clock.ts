/** Where the server gets its time from. No other file of it may look at `Date`. */
export interface Clock {
  /** Milliseconds from any moment on. It never goes back and never jumps: whatever lasts is measured by it. */
  now(): number;
  /** The date, in milliseconds since 1970. People set it, and it steps: it is for showing, and for what outlives a process. */
  date(): number;
  /** Runs something later; the function returned calls it off. */
  after(milliseconds: number, run: () => void): () => void;
}

/** The longest wait that a timer of the host can take. */
const LONGEST = 2 ** 31 - 1;

/** The real time, or one that runs faster by a factor; a machine that sleeps stops it. */
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

/** A time that stands still until it is told to go on: for tests. */
export interface ManualClock extends Clock {
  advance(milliseconds: number): void;
  /** Sets the date, and nothing else. */
  step(milliseconds: number): void;
}

export function manualClock(start = 0): ManualClock {
  let time = start;
  let stepped = 0;
  let waiting: { due: number; run: () => void }[] = [];
  return {
    now: () => time,
    date: () => time + stepped,
    step(milliseconds) {
      stepped += milliseconds;
    },
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
