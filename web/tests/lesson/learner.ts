import type { Locale } from '@duskhall/kernel';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Visitor } from '../browser.ts';

/** Somebody who follows a lesson by taps. */
export interface Learner {
  page: Visitor['page'];
  locale: Locale;
  /** Waits for a step, and checks that the card does not lie over what it points at. */
  on(step: number): Promise<void>;
  /** Reads on. */
  next(): Promise<void>;
  tap(what: string | Locator): Promise<void>;
  /** What was just answered led nowhere: that is told, and the lesson stays where it is. */
  wrong(): Promise<void>;
  /** Leaves and comes back. */
  reload(): Promise<void>;
}

/** By game: how its lesson is followed, with wrong answers on the way, up to the button that opens the last rounds. */
export type Path = (learner: Learner) => Promise<void>;

export function learnerOf({ page }: Visitor, locale: Locale): Learner {
  const card = page.locator('[data-hints]');
  const count = () => card.locator('.count').innerText();
  const find = (what: string | Locator) => (typeof what === 'string' ? page.locator(what).first() : what);
  let at = 0;
  /** By what is highlighted: whether most of it is free. */
  const isFree = () =>
    page.evaluate(() => {
      const hint = document.querySelector('[data-hints]')!.getBoundingClientRect();
      return [...document.querySelectorAll('.hinted')].map((spot) => {
        const { top, bottom, left, right } = spot.getBoundingClientRect();
        const isBeside = left >= hint.right || right <= hint.left;
        return isBeside || Math.min(bottom, hint.bottom) - Math.max(top, hint.top) <= (bottom - top) / 3;
      });
    });
  const learner: Learner = {
    page,
    locale,
    async on(step) {
      at = step;
      await expect.poll(() => count().then(Number.parseInt), { timeout: 10_000 }).toBe(step);
      // It moves once it knows its size.
      await expect.poll(isFree, { message: `step ${step}` }).not.toContain(false);
    },
    next: () => card.locator('.primary').click(),
    tap: (what) => find(what).click(),
    async wrong() {
      await page.locator('.notice').first().waitFor();
      await page.locator('.notice').first().locator('button').last().click();
      expect(Number.parseInt(await count(), 10)).toBe(at);
    },
    async reload() {
      await page.reload();
      await learner.on(at);
    },
  };
  return learner;
}
