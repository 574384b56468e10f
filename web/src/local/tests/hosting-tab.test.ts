import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hostHere } from '../hosting-tab.ts';
import type { KeptMatch } from '../kept-matches.ts';

/* Without locks, as where a hall is served over plain HTTP: the channel alone. */
beforeEach(() => void vi.stubGlobal('navigator', {}));
afterEach(() => void vi.unstubAllGlobals());

const kept = (finishedAt: number) => ({ id: 'local-1', finishedAt }) as KeptMatch;
const never = () => expect.unreachable();

test('a tab that opens a match gets it from the one that hosts it, and gives it back', async () => {
  const taken: string[] = [];
  const open = (tab: string, state: number) =>
    hostHere('local-1', {
      taken() {
        taken.push(tab);
        return kept(state);
      },
      stolen: never,
    });
  expect((await open('first', 1)).handed).toBe(null);
  expect((await open('second', 2)).handed).toEqual(kept(1));
  const { handed, release } = await open('first again', 3);
  expect(handed).toEqual(kept(2));
  expect(taken).toEqual(['first', 'second']);
  release();
  const last = await open('third', 4);
  expect(last.handed).toBe(null);
  last.release();
});

test('another match stays where it is', async () => {
  const one = await hostHere('local-1', { taken: never, stolen: never });
  const other = await hostHere('local-2', { taken: never, stolen: never });
  expect(other.handed).toBe(null);
  one.release();
  other.release();
});
