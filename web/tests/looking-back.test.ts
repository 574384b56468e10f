import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SCENES as EMPIRE } from '../src/games-dev/scenes/vampire-empire.ts';
import { SCENES as VILLAGE } from '../src/games-dev/scenes/vampire-village.ts';
import { testHall } from './hall.ts';
import { sitAt as sitAtEmpire } from './vampire-empire-table.ts';
import { sitAt as sitAtVillage } from './vampire-village-table.ts';

const hall = testHall();
const SPEED = { speed: 120 };

/** Counts the beams that are ever drawn. */
const countBeams = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.beams = '0';
    new MutationObserver((changes) => {
      const drawn = changes
        .flatMap(({ addedNodes }) => [...addedNodes])
        .filter((node) => node instanceof Element && node.matches('[data-beam]'));
      const { dataset } = document.documentElement;
      dataset.beams = String(Number(dataset.beams) + drawn.length);
    }).observe(document.querySelector('.ve')!, { childList: true, subtree: true });
  });
const beamsOn = (page: Page): Promise<number> => page.evaluate(() => Number(document.documentElement.dataset.beams));

/** Looks at the first moment in the log, and comes back. */
async function lookBackAndReturn(page: Page): Promise<void> {
  await page.locator('.log button:not(.rule)').first().click();
  await page.getByText('You are looking back.').waitFor();
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.getByText('You are looking back.').waitFor({ state: 'detached' });
}

/** Lets everybody answer with what is nearest, until the first one's page shows this. */
async function playUntil(pages: readonly Page[], offered: string, shown: string): Promise<void> {
  for (let i = 0; i < 200 && !(await pages[0]!.locator(shown).first().isVisible()); i++) {
    for (const page of pages)
      await page.evaluate((selector) => {
        if (document.querySelector('.bar.isMine') === null) return;
        const ready = document.querySelector<HTMLElement>('.dock .main:not([disabled]):not([aria-disabled="true"])');
        (ready ?? document.querySelector<HTMLElement>(selector))?.click();
      }, offered);
    await pages[0]!.waitForTimeout(50);
  }
  await pages[0]!.locator(shown).first().waitFor();
}

test('an attack is shown where it hits, and not again after looking back', async () => {
  const { vampire, human } = await sitAtEmpire(hall, EMPIRE['day']!.scenario!, undefined, SPEED);
  await countBeams(vampire.page);
  await human.press('Combat');
  await human.who('Nun');
  await human.who('Lady');
  await human.cards('Relic');
  await human.press(/^Attack with/);
  await expect.poll(() => beamsOn(vampire.page)).toBe(1);
  await playUntil([vampire.page, human.page], '.dock .quiet', '.log :text("is struck down")');
  await expect.poll(() => beamsOn(vampire.page)).toBeGreaterThan(1);
  const shown = await beamsOn(vampire.page);
  await lookBackAndReturn(vampire.page);
  await vampire.page.waitForTimeout(300);
  expect(await beamsOn(vampire.page)).toBe(shown);
});

test('the end of round 1 is told once', async () => {
  const people = await sitAtVillage(hall, 2, VILLAGE['attack-2']!.scenario!, SPEED);
  const { page } = people[0]!;
  const sheet = '.vv dialog';
  await playUntil(
    people.map((person) => person.page),
    '.vv .mine .isTarget, .vv .options button:not([disabled])',
    sheet,
  );
  await page.keyboard.press('Escape');
  await page.locator(sheet).waitFor({ state: 'detached' });
  await lookBackAndReturn(page);
  // The night is shown again; any key skips it.
  await page.keyboard.press('Shift');
  await page.waitForTimeout(300);
  expect(await page.locator(sheet).count()).toBe(0);
});
