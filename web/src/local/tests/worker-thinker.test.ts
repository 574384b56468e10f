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
  await expect(thinker.decide(inquiry)).rejects.toThrow('does not answer');
  expect(await thinker.decide(inquiry)).toEqual({ move: 2, reason: null });
  expect(FakeWorker.opened.map(({ hasEnded }) => hasEnded)).toEqual([true, false]);
});
