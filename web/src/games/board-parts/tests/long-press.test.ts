import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { longPress } from '../long-press.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A card that a mouse comes to, and what was said of the look at it. */
function hovered(): { said: boolean[]; remove: () => void } {
  const said: boolean[] = [];
  const node = new EventTarget() as HTMLElement;
  const remove = longPress(
    () => {},
    (isResting) => said.push(isResting),
  )(node);
  node.dispatchEvent(Object.assign(new Event('pointerenter'), { pointerType: 'mouse' }));
  return { said, remove };
}

test('a card that goes away under the pointer is no longer looked at, once the page has changed', async () => {
  const { said, remove } = hovered();
  vi.advanceTimersByTime(300);
  expect(said).toEqual([true]);
  remove();
  expect(said).toEqual([true]);
  await Promise.resolve();
  expect(said).toEqual([true, false]);
});

test('a card that goes away before it was looked at says nothing, then or later', () => {
  const { said, remove } = hovered();
  remove();
  vi.advanceTimersByTime(1000);
  expect(said).toEqual([]);
});

test('a finger that moves drags: the press is no long one', () => {
  let looks = 0;
  const node = new EventTarget() as HTMLElement;
  longPress(
    () => looks++,
    () => {},
  )(node);
  const touch = (type: string, clientX: number): void => {
    node.dispatchEvent(Object.assign(new Event(type), { pointerType: 'touch', clientX, clientY: 0 }));
  };
  for (const [moved, looked] of [
    [4, 1],
    [30, 1],
  ] as const) {
    touch('pointerdown', 0);
    touch('pointermove', moved);
    vi.advanceTimersByTime(500);
    touch('pointerup', moved);
    vi.advanceTimersByTime(10);
    expect(looks).toBe(looked);
  }
});
