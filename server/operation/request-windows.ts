import type { Clock } from '@duskhall/host';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { SharedLimits } from './shared-limits.ts';

interface Window {
  count: number;
  begunAt: number;
}

/** The most addresses counted at a time; the least recently active one is evicted. */
const MOST = 5000;
/** In milliseconds. */
export const WINDOW = 60_000;

/**
 * Store for `@fastify/rate-limit` on a monotonic clock: its own uses the date, and locks clients out when the date
 * steps back. `most`: how many requests a window allows.
 */
export function windowsOn(clock: Clock, most: number, shared: SharedLimits): FastifyRateLimitStoreCtor {
  let stores = 0;
  return class Windows implements FastifyRateLimitStore {
    readonly #windows = new Map<string, Window>();
    readonly #report = shared.share(`requests${stores++}`, most, (key, count) => void this.#add(key, count));

    #add(key: string, count: number): Window {
      const now = clock.now();
      const known = this.#windows.get(key);
      const isOn = known !== undefined && now < known.begunAt + WINDOW;
      const window = isOn ? known : { count: 0, begunAt: now };
      window.count += count;
      this.#windows.delete(key);
      this.#windows.set(key, window);
      if (this.#windows.size > MOST) this.#windows.delete(this.#windows.keys().next().value!);
      return window;
    }

    incr(key: string, tell: Parameters<FastifyRateLimitStore['incr']>[1]): void {
      const { count, begunAt } = this.#add(key, 1);
      this.#report(key, 1);
      tell(null, { current: count, ttl: begunAt + WINDOW - clock.now() });
    }

    child(): FastifyRateLimitStore {
      return new Windows();
    }
  };
}
