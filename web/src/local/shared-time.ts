/** Milliseconds of a monotonic clock that a page and its workers agree on. */
export const sharedTime = (): number => performance.timeOrigin + performance.now();
