import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SCENES as EMPIRE } from '../src/games-dev/scenes/vampire-empire.ts';
import { SCENES as VILLAGE } from '../src/games-dev/scenes/vampire-village.ts';
import { UNHURRIED } from './blood-vendetta-table.ts';
import { SIZES, type Visitor } from './browser.ts';
import { testHall } from './hall.ts';
import { playScene } from './scenes.ts';
import { startScenario } from './seating.ts';
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

const isChoosing = (page: Page, choice: string): Promise<boolean> =>
  page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, choice);

test('in blood-vendetta the focus is never lost, and on a tile or card when there is one', async () => {
  const person = await hall.visit({}, { viewport: SIZES.phone });
  const { page } = person;
  const roles = ['monk', 'queen', 'king', 'vampire', 'dhampir', 'hunter', 'vampire', 'leader'];
  const laid = { game: 'blood-vendetta', seats: roles.length, options: { ...UNHURRIED, callMode: 'sequential' } };
  await startScenario(hall.server, [['Wren', person]], laid, { roles, cycle: 1 });
  for (const [i, form] of ['pick', 'card', 'pick', 'card'].entries()) {
    await page.locator(`.bv .secret[data-form="${form}"]`).waitFor();
    const choice = form === 'pick' ? '.bv .tile' : '.bv .field button';
    // Before the first key nobody has shown that they use the keyboard.
    if (i > 0) await expect.poll(() => isChoosing(page, choice)).toBe(true);
    if (form === 'pick') await page.locator('.bv .tile:not(.isDim)').first().press('Enter');
    await page.locator('.bv .confirm:enabled').press('Enter');
    await expect.poll(() => focused(page)).not.toMatch(/^BODY/);
  }
});

test('in leduc-poker, which has no board of its own, the focus is on an answer at each question', async () => {
  const person = await hall.visit({}, { viewport: SIZES.phone });
  const { page } = person;
  await startScenario(hall.server, [['Wren', person]], { game: 'leduc-poker', seats: 2 }, null);
  const answers = page.locator('.generic .moves button:enabled');
  for (let i = 0; i < 2; i++) {
    await answers.or(page.locator('.over')).first().waitFor();
    if ((await answers.count()) === 0) return;
    if (i > 0) await expect.poll(() => isChoosing(page, '.generic .moves button')).toBe(true);
    // Neither folds nor ends the round.
    await answers.last().press('Enter');
    await expect.poll(() => focused(page)).not.toMatch(/^BODY/);
  }
});
