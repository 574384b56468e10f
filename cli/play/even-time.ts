/** Thinks, and gives what came of it after a while. */
export type Evenly = <T>(think: () => T) => Promise<T>;

/** Every thought takes as long as the longest before it: a bot without a choice must not answer sooner than one with. */
export function evenTime(now: () => number, wait: (milliseconds: number) => Promise<unknown>): Evenly {
  let longest = 0;
  return async (think) => {
    const begun = now();
    const made = think();
    const took = now() - begun;
    longest = Math.max(longest, took);
    if (took < longest) await wait(longest - took);
    return made;
  };
}
