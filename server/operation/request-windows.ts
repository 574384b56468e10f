import type { Clock } from '@duskhall/host';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';

interface Window {
  count: number;
  begunAt: number;
}

/** The most addresses counted at a time; the least recently active one is evicted. */
const MOST = 5000;

/**
 * Store for `@fastify/rate-limit` on a monotonic clock: its own uses the date, and locks clients out when the date
 * steps back.
 */
export function windowsOn(clock: Clock): FastifyRateLimitStoreCtor {
  return class Windows implements FastifyRateLimitStore {
    readonly #windows = new Map<string, Window>();

    incr(key: string, tell: Parameters<FastifyRateLimitStore['incr']>[1], timeWindow: number): void {
      const now = clock.now();
      const known = this.#windows.get(key);
      const isOn = known !== undefined && now < known.begunAt + timeWindow;
      const window = isOn ? known : { count: 0, begunAt: now };
      window.count++;
      this.#windows.delete(key);
      this.#windows.set(key, window);
      if (this.#windows.size > MOST) this.#windows.delete(this.#windows.keys().next().value!);
      tell(null, { current: window.count, ttl: window.begunAt + timeWindow - now });
    }

    child(): FastifyRateLimitStore {
      return new Windows();
    }
  };
}
