import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SCENES } from '../src/games-dev/scenes/vampire-empire.ts';
import { SIZES } from './browser.ts';
import { testHall } from './hall.ts';
import { chanceOf, takeTurn, untilAsked } from './play.ts';
import { playScene } from './scenes.ts';
import { sitAt } from './vampire-empire-table.ts';

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
});

test('the bar names the last event while others act, to each reader in the right person', async () => {
  const { vampire, human } = await sitAt(hall, SCENES.exchange!.scenario!, {}, {}, SIZES.phone);
  await human.cards('Relic', 'Ostler');
  await human.press('Discard 2, draw 2');
  const told = ({ page }: typeof human) => page.locator('.bar .story').innerText();
  await expect.poll(() => told(human)).toMatch(/^You /);
  await expect.poll(() => told(vampire)).toMatch(/^Helen /);
});
