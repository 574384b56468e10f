import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { longPress } from '../long-press.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
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

test('a card that goes away under the pointer is no longer looked at', () => {
  const { said, remove } = hovered();
  vi.advanceTimersByTime(300);
  expect(said).toEqual([true]);
  remove();
  expect(said).toEqual([true, false]);
});

test('a card that goes away before it was looked at says nothing, then or later', () => {
  const { said, remove } = hovered();
  remove();
  vi.advanceTimersByTime(1000);
  expect(said).toEqual([]);
});
