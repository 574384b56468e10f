import type { Inquiry } from '@duskhall/bots';
import { afterEach, expect, test, vi } from 'vitest';
import { type Asked, workerThinker } from '../worker-thinker.ts';

/** Workers of which the first does not load. */
class FakeWorker {
  static opened: FakeWorker[] = [];
  onmessage: (message: { data: object }) => void = () => {};
  onerror: () => void = () => {};
  hasEnded = false;
  readonly number = FakeWorker.opened.push(this);
  postMessage({ id }: Asked): void {
    if (this.hasEnded) return;
    if (this.number === 1) queueMicrotask(() => this.onerror());
    else queueMicrotask(() => this.onmessage({ data: { id, decision: { move: this.number, reason: null } } }));
  }
  terminate(): void {
    this.hasEnded = true;
  }
}

afterEach(() => vi.unstubAllGlobals());

test('a worker that fails is replaced by the next question', async () => {
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('navigator', { hardwareConcurrency: 2 });
  const thinker = workerThinker();
  const inquiry = { seat: 1 } as Inquiry;
  const allowance = { time: 100, limit: 200 };
  await expect(thinker.decide(inquiry, allowance)).rejects.toThrow('does not answer');
  expect(await thinker.decide(inquiry, allowance)).toEqual({ move: 2, reason: null });
  expect(FakeWorker.opened.map(({ hasEnded }) => hasEnded)).toEqual([true, false]);
});

test('who waits for a worker is told how long by the time set aside, and has its own time after that', async () => {
  const ends: number[] = [];
  class BusyWorker extends FakeWorker {
    override postMessage({ end }: Asked): void {
      ends.push(end);
    }
  }
  vi.stubGlobal('Worker', BusyWorker);
  vi.stubGlobal('navigator', { hardwareConcurrency: 2 });
  const { decide, waitOf, stop } = workerThinker();
  expect(waitOf?.(0)).toBe(0);
  for (let seat = 0; seat < 3; seat++) void decide({ seat } as Inquiry, { time: 10_000, limit: 20_000 });
  expect(waitOf?.(3)).toBeGreaterThan(25_000);
  expect(waitOf?.(3)).toBeLessThanOrEqual(30_000);
  expect(ends.map((end) => end - ends[0]!)).toEqual([0, 10_000, 20_000]);
  stop();
});
