/** Where the house on this device gets its time from. */
export interface Clock {
  /** Milliseconds. */
  now(): number;
  /** Runs something later; the function returned calls it off. */
  after(milliseconds: number, run: () => void): () => void;
}

export const pageClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
