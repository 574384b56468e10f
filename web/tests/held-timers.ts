/** Runs in the page before it loads: what comes piece by piece comes at once, and what lasts a while lasts until it is ended. */
export function holdTimers(): void {
  const { setTimeout, setInterval } = window;
  const [SHORT, LONG] = [1000, 2000];
  Object.assign(window, {
    setInterval: (then: () => void, ms: number) => setInterval(then, ms < SHORT ? 0 : ms),
    setTimeout: (then: () => void, ms: number) => (ms > LONG ? 0 : setTimeout(then, ms)),
  });
}
