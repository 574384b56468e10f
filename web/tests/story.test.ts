import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SCENES } from '../src/games-dev/scenes/vampire-empire.ts';
import { SCENES as VILLAGE } from '../src/games-dev/scenes/vampire-village.ts';
import { SIZES } from './browser.ts';
import { beginMatch, testHall } from './hall.ts';
import { chanceOf, takeTurn, untilAsked } from './play.ts';
import { playScene } from './scenes.ts';
import { sitAt } from './vampire-empire-table.ts';
import { sitAt as sitAtVillage } from './vampire-village-table.ts';

const hall = testHall();
const PHONE = { viewport: { width: 360, height: 740 } };

/** Plays until it is this person's turn again after the others have had theirs. */
async function untilNextTurn(page: Page): Promise<void> {
  const chance = chanceOf(3);
  for (let i = 0; i < 30 && (await untilAsked(page)); i++) {
    if (await page.locator('.story .since').isVisible()) return;
    await takeTurn(page, chance);
  }
}

test('at my turn the bar tells what the others did since the last one, and a tap looks back there', async () => {
  const person = await hall.visit({}, PHONE);
  const { page } = person;
  await playScene(hall.server, person, 'breakthrough');
  await untilNextTurn(page);
  const story = page.locator('.bar .story');
  await expect.poll(() => story.getAttribute('aria-label')).toMatch(/^Look back: Since your last turn: .+: .+; .+: /);
  expect(await story.locator('.chip svg').count()).toBeGreaterThan(1);
  const place = (await story.boundingBox())!;
  expect([place.height >= 44, place.x + place.width <= 360]).toEqual([true, true]);
  await story.click();
  const line = page.locator('.line[role="status"]');
  await line.getByRole('button', { name: 'Back to now' }).waitFor();
  const told = await line.locator('.past').innerText();
  expect(told).toMatch(/^You are looking back\. \S/);
  await line.getByRole('button', { name: 'Later' }).click();
  await expect.poll(() => line.locator('.past').innerText()).not.toBe(told);
  await line.getByRole('button', { name: 'Back to now' }).click();
  await line.waitFor({ state: 'detached' });
});

test('the log opens at its newest line, is grouped by turns and says you', async () => {
  const person = await hall.visit({}, PHONE);
  const { page } = person;
  await playScene(hall.server, person, 'breakthrough');
  await untilNextTurn(page);
  await takeTurn(page, chanceOf(1));
  await untilAsked(page);
  await page.getByRole('button', { name: 'Log' }).click();
  const lines = page.locator('dialog .log li');
  await lines.first().waitFor();
  await expect
    .poll(() =>
      lines.last().evaluate((line) => {
        const [{ bottom, top }, sheet] = [
          line.getBoundingClientRect(),
          line.closest('dialog')!.getBoundingClientRect(),
        ];
        return top >= sheet.top && bottom <= sheet.bottom + 1;
      }),
    )
    .toBe(true);
  expect(await page.locator('dialog .isHeading', { hasText: 'Your turn' }).count()).toBeGreaterThan(0);
  expect(await lines.filter({ hasText: /You (play|draw) / }).count()).toBeGreaterThan(0);
  expect(await lines.filter({ hasText: 'Wren' }).count()).toBe(0);
  // What is about the reader is marked in shape and in words.
  const own = await lines.and(page.locator('.isAboutMe')).count();
  expect(own).toBeGreaterThan(0);
  for (const mark of ['.mine', '.unseen']) expect(await lines.locator(mark).count()).toBe(own);
});

test('in a first game one can look back and return, and the hints go on where they were', async () => {
  const person = await hall.visit({ hasHints: true }, PHONE);
  const { page } = person;
  await playScene(hall.server, person, 'breakthrough');
  const hints = page.locator('[data-hints]');
  await hints.getByRole('button', { name: 'Next' }).click();
  await untilNextTurn(page);
  const step = await hints.locator('.muted').innerText();
  await page.locator('.bar .story').click();
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect.poll(() => hints.locator('.muted').innerText()).toBe(step);
  expect(step).toMatch(/^2 /);
});

test('a hint stays off what it explains when the screen is turned', async () => {
  const person = await hall.visit({ hasHints: true }, PHONE);
  const { page } = person;
  await playScene(hall.server, person, 'mid');
  await page.locator('[data-hints]').waitFor();
  while ((await page.locator('.civ .hand.hinted').count()) === 0) await page.locator('[data-hints] .primary').click();
  /** How much of what it is about lies under it, in px. */
  const covered = () =>
    page.evaluate(() => {
      const [hand, hint] = ['.civ .hand', '[data-hints]'].map((one) =>
        document.querySelector(one)!.getBoundingClientRect(),
      );
      return Math.max(0, Math.min(hand!.bottom, hint!.bottom) - Math.max(hand!.top, hint!.top));
    });
  await expect.poll(covered).toBe(0);
  await page.setViewportSize({ width: 740, height: 480 });
  await expect.poll(covered).toBe(0);
});

test('who reads the log is not carried off by news, and who is at its end sees them', async () => {
  const { host, guest } = await beginMatch(hall, 'tic-tac-toe');
  const isFirst = await host.page.locator('.bar.isMine').isVisible();
  const [first, reader] = (isFirst ? [host, guest] : [guest, host]).map(({ page }) => page) as [Page, Page];
  const cell = (page: Page, n: number) => page.locator('.tic-tac-toe .cell').nth(n).and(page.locator('button:enabled'));
  for (const [mine, theirs] of [
    [0, 4],
    [8, 1],
    [7, 6],
  ] as const) {
    await cell(first, mine).click();
    await cell(reader, theirs).click();
  }
  await reader.setViewportSize({ width: 360, height: 320 });
  await reader.getByRole('button', { name: 'Log' }).click();
  const lines = reader.locator('dialog .log li');
  const known = await lines.count();
  const seen = (line: Locator) =>
    line.evaluate(
      (node) =>
        new Promise<boolean>((resolve) => {
          new IntersectionObserver(([entry]) => resolve(entry!.isIntersecting)).observe(node);
        }),
    );
  await expect.poll(() => seen(lines.last())).toBe(true);
  await lines.first().evaluate((line) => line.scrollIntoView());
  await expect.poll(() => seen(lines.last())).toBe(false);
  await cell(first, 2).click();
  await expect.poll(() => lines.count()).toBeGreaterThan(known);
  expect(await seen(lines.first())).toBe(true);
  expect(await seen(lines.last())).toBe(false);
  await lines.last().scrollIntoViewIfNeeded();
  await expect.poll(() => seen(lines.last())).toBe(true);
  const now = await lines.count();
  // The sheet lies over the board.
  await cell(reader, 5).dispatchEvent('click');
  await expect.poll(() => lines.count()).toBeGreaterThan(now);
  await expect.poll(() => seen(lines.last())).toBe(true);
});

test('with a finger the story is large enough on a wide screen too', async () => {
  const person = await hall.visit({}, { viewport: SIZES.desktop, hasTouch: true, isMobile: true });
  await playScene(hall.server, person, 'breakthrough');
  await untilNextTurn(person.page);
  expect((await person.page.locator('.bar .story').boundingBox())!.height).toBeGreaterThanOrEqual(44);
});

test('where all act at once, the bar tells what the last step brought', async () => {
  const people = await sitAtVillage(hall, 2, VILLAGE.place!.scenario!);
  for (const { page } of people) {
    await page.locator('.vv .hand .isPossible').first().click();
    await page.locator('.vv .mine .isOpen').first().click();
    await page.locator('.vv .dock .main:not([disabled])').click();
  }
  const story = people[0]!.page.locator('.bar .story');
  await expect.poll(() => story.getAttribute('aria-label')).toMatch(/^Look back: Since your last turn: .*Boris: /);
});

test('the bar names the last event while others act, to each reader in the right person', async () => {
  const { vampire, human } = await sitAt(hall, SCENES.exchange!.scenario!, {}, {}, SIZES.phone);
  await human.cards('Relic', 'Ostler');
  await human.press('Discard 2, draw 2');
  const told = ({ page }: typeof human) => page.locator('.bar .story').innerText();
  await expect.poll(() => told(human)).toMatch(/^You /);
  await expect.poll(() => told(vampire)).toMatch(/^Helen /);
});
