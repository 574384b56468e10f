import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SCENES as EMPIRE } from '../src/games-dev/scenes/vampire-empire.ts';
import { SCENES as VILLAGE } from '../src/games-dev/scenes/vampire-village.ts';
import { SIZES, type Visitor } from './browser.ts';
import { testHall } from './hall.ts';
import { playScene } from './scenes.ts';
import { sitAt as sitAtEmpire } from './vampire-empire-table.ts';
import { sitAt as sitAtVillage } from './vampire-village-table.ts';

const hall = testHall();

const BOARDS: { [game: string]: () => Promise<Visitor> } = {
  async 'carta-impera-victoria'() {
    const person = await hall.visit({}, { viewport: SIZES.desktop });
    await playScene(hall.server, person, 'mid');
    return person;
  },
  async 'vampire-empire'() {
    return (await sitAtEmpire(hall, EMPIRE.exchange!.scenario!)).human.visitor;
  },
  async 'vampire-village'() {
    const [person] = await sitAtVillage(hall, 2, VILLAGE.place!.scenario!);
    await person!.page.setViewportSize(SIZES.desktop);
    return person!;
  },
};
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.className}`);
for (const [game, open] of Object.entries(BOARDS))
  test(`a card of ${game} is played by Enter twice, and the focus stays on the page`, async () => {
    const { page, complaints } = await open();
    const card = page.locator('.hand .isPossible[data-step], .hand [data-step].isPossible').first();
    await card.waitFor();
    await card.focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('.peek').waitFor();
    for (let i = 0; i < 2; i++) await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('.bar .sending') === null);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('.bar .sending') === null);
    await expect.poll(() => focused(page)).not.toMatch(/^BODY/);
    expect(complaints).toEqual([]);
  });

test('who uses the keyboard finds the focus on the first thing to choose at each question', async () => {
  const { page } = await BOARDS['carta-impera-victoria']!();
  await page.locator('.hand [data-step].isPossible').first().focus();
  for (let i = 0; i < 6; i++) {
    await page.keyboard.press('Enter');
    await page.locator('.bar.isMine .moves:not(:has(.sending))').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.matches('.civ button, .civ [data-step]') ?? false))
      .toBe(true);
  }
});
