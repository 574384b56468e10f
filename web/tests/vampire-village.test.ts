import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SCENES } from '../src/games-dev/scenes/vampire-village.ts';
import { violations, violationsInAnyTheme } from './axe.ts';
import { SIZES } from './browser.ts';
import { testHall } from './hall.ts';
import { playBoard, sitAt } from './vampire-village-table.ts';

const hall = testHall();
const sceneOf = (name: string): object => SCENES[name]!.scenario!;
const board = (page: Page) => page.locator('.vv');
const dock = (page: Page, name: string | RegExp) => page.locator('.dock').getByRole('button', { name });
const lot = (page: Page, name: string | RegExp) => page.locator('.mine').getByRole('button', { name });

/** With more than two seats a player has two different neighbours; five pages would take minutes. */
for (const seats of process.env.LONG_TESTS === '1' ? [2, 5] : [2])
  test(`${seats} people play a whole match at the board`, async () => {
    const people = await sitAt(hall, seats, {});
    for (const { page } of people.slice(1)) await page.setViewportSize(SIZES.phone);
    const taps = await Promise.all(people.map(({ page }, seat) => playBoard(page, seat + 1)));
    expect(Math.min(...taps)).toBeGreaterThan(30);
    for (const { page } of people) await page.locator('dialog .winners').waitFor();
    const told = await Promise.all(people.map(({ page }) => page.locator('dialog .lead').innerText()));
    expect(new Set(told).size).toBe(1);
    const { page } = people[0]!;
    await page.getByRole('table', { name: 'Points by source' }).waitFor();
    await page.getByText('The numbers and names on these cards are reconstructed').first().waitFor();
    expect(await violations(page)).toEqual([]);
    // The replay steps through every moment and asks for nothing.
    await page.locator('dialog').getByRole('link', { name: 'Replay' }).click();
    await page.getByRole('slider').press('End');
    await board(page).getByRole('button', { name: 'What it cost' }).waitFor();
    await page.getByRole('slider').press('Home');
    await lot(page, /^row 2, column 2, .* Gate, .*, 2 villagers/).waitFor();
    expect(await page.locator('.dock .main').count()).toBe(0);
  }, 300_000);

test('a card is tried out, kept and laid; nobody sees anything of it before', async () => {
  const [anna, boris] = await sitAt(hall, 2, sceneOf('pick-2'));
  const told = await boris!.page.locator('.stage').innerHTML();
  const before = boris!.heard.length;
  const { page } = anna!;
  await page
    .locator('.hand')
    .getByRole('button', { name: /^Main Street, yellow/ })
    .click();
  await lot(page, /^row 2, column 4, free place/).click();
  await page.getByText(/Main Street: brings 3 villagers/).waitFor();
  await lot(page, /Main Street, yellow, 3 villagers/).waitFor();
  // The right side would be held by two cards of one each.
  await board(page).getByText('vampires: defence 1', { exact: true }).first().waitFor({ state: 'attached' });
  expect(await boris!.page.locator('.stage').innerHTML()).toBe(told);
  await dock(page, 'Keep Main Street').click();
  await boris!.page.getByText('1 of 2 ready').first().waitFor();
  // All he has been sent since then is that somebody is ready.
  const news = boris!.heard.slice(before).filter((frame) => frame.includes('"news"'));
  expect(news.length).toBe(1);
  expect(news[0]).toContain('"ready"');
  expect(await boris!.page.locator('.stage').innerHTML()).not.toContain('Main Street');
  await boris!.page.locator('.hand button').first().click();
  await dock(boris!.page, /^Keep/).click();
  // The place tried out is still selected.
  await lot(page, /Main Street, yellow, 3 villagers/).waitFor();
  await dock(page, 'Lay it here').click();
  await page.getByText('1 of 2 ready').first().waitFor();
  expect(await boris!.page.locator('.seat').innerHTML()).not.toContain('data-card="card-26"');
});

test('a place that is not possible says why', async () => {
  const [anna, boris] = await sitAt(hall, 2, sceneOf('pick-2'));
  for (const { page } of [anna!, boris!]) {
    await page.locator('.hand button').first().click();
    await dock(page, /^Keep/).click();
  }
  const { page } = anna!;
  await lot(page, /^row 1, column 1, empty/).click();
  await page
    .locator('[role="alert"], .notice, .notices')
    .filter({ hasText: /share an edge/ })
    .first()
    .waitFor();
});

test('a hero moves villagers: laid, walked, taken back and sent as one gesture', async () => {
  const [anna, boris] = await sitAt(hall, 2, sceneOf('pick-2'));
  await anna!.page
    .locator('.hand')
    .getByRole('button', { name: /^Messenger/ })
    .click();
  await dock(anna!.page, 'Keep Messenger').click();
  await boris!.page.locator('.hand button').first().click();
  await dock(boris!.page, /^Keep/).click();
  const { page } = anna!;
  await lot(page, /^row 3, column 4, free place/).click();
  await lot(page, /Palisade, blue, 2 villagers, can be chosen/).click();
  await lot(page, /Messenger, hero, 0 villagers, can be chosen, 1 step/).click();
  await lot(page, /Messenger, hero, 1 villager/).waitFor();
  await dock(page, 'Step back').click();
  await dock(page, 'Step back').click();
  await lot(page, /Palisade, blue, 2 villagers, can be chosen/).click();
  await lot(page, /Frost Gate.*2 steps/).click();
  await lot(page, /Frost Gate, blue, 3 villagers/).waitFor();
  await dock(page, 'Step back').click();
  await dock(page, 'Step back').click();
  await lot(page, /Palisade, blue, 2 villagers, can be chosen/).waitFor();
  // The same by dragging the figure.
  const from = await lot(page, /Palisade/).boundingBox();
  const to = await lot(page, /Windmill/).boundingBox();
  await page.mouse.move(from!.x + from!.width / 2, from!.y + from!.height / 2);
  await page.mouse.down();
  await page.mouse.move(to!.x + to!.width / 2, to!.y + to!.height / 2, { steps: 4 });
  await page.mouse.up();
  await lot(page, /Windmill, green, 2 villagers/).waitFor();
  await dock(page, 'Done moving').click();
  await page.getByText('1 of 2 ready').first().waitFor();
});

test('a card is laid by keyboard alone', async () => {
  const [anna, boris] = await sitAt(hall, 2, sceneOf('pick-2'));
  const { page } = anna!;
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  const tabTo = async (name: RegExp) => {
    for (let i = 0; i < 60 && !name.test(await focused()); i++) await page.keyboard.press('Tab');
    expect(await focused()).toMatch(name);
  };
  await tabTo(/^Messenger/);
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toMatch(/^Main Street, yellow/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await boris!.page.locator('.hand button').first().click();
  await dock(boris!.page, /^Keep/).click();
  await page.getByText('0 of 2 ready').first().waitFor();
  await tabTo(/^row \d, column \d/);
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown'])
    await page.keyboard.press(key);
  expect(await focused()).toMatch(/^row 2, column 4, free place, brings 3 villagers/);
  await page.keyboard.press('Enter');
  await lot(page, /Main Street, yellow, 3 villagers/).waitFor();
  expect(await focused()).toMatch(/^row 2, column 4, Main Street, yellow/);
  await page.keyboard.press('Enter');
  await page.getByText('1 of 2 ready').first().waitFor();
});

test('creatures are given out by tapping, and all at once', async () => {
  const people = await sitAt(hall, 3, { step: 'creatures', draws: [['vampire-2', 'werewolf-grey', 'demon-ruin']] });
  const { page } = people[0]!;
  await page
    .locator('.drawn')
    .getByRole('button', { name: /Vampire Servant/ })
    .click();
  await page
    .locator('.slots')
    .getByRole('button', { name: /^To Boris/ })
    .click();
  await page
    .locator('.drawn')
    .getByRole('button', { name: /Ruin Demon/ })
    .click();
  await page.locator('.slots').getByRole('button', { name: /^You/ }).click();
  await page
    .locator('.slots')
    .getByRole('button', { name: /^To Chloé: Grey Werewolf/ })
    .waitFor();
  await dock(page, 'Send them out').click();
  await people[1]!.page.getByText('1 of 3 ready').first().waitFor();
  expect(await people[1]!.page.locator('.stage').innerText()).not.toContain('Vampire Servant');
});

test('the attack is played, skipped, played again step by step, and summed up', async () => {
  const people = await sitAt(hall, 2, sceneOf('attack-2'), { speed: 250 });
  const { page } = people[0]!;
  await lot(page, /Bakery.*can be chosen/).click();
  await dock(page, /Bakery/).click();
  const bar = page.locator('.night .report');
  await bar.getByRole('button', { name: 'Skip' }).click();
  await bar.getByRole('button', { name: 'Replay the attack' }).click();
  await bar.getByText('Night of round 1 · 1 of').waitFor();
  await lot(page, /Bakery, yellow/).waitFor();
  await bar.getByRole('button', { name: 'Next moment' }).click();
  await bar.getByText('Night of round 1 · 2 of').waitFor();
  await bar.getByRole('button', { name: 'Previous moment' }).click();
  await bar.getByText('Night of round 1 · 1 of').waitFor();
  await bar.getByRole('button', { name: 'Skip' }).click();
  await expect.poll(() => lot(page, /Bakery, yellow/).count()).toBe(0);
  await bar.getByRole('button', { name: 'What it cost' }).click();
  const sheet = page.getByRole('dialog', { name: 'Night of round 1' });
  await sheet.getByText('Bakery').first().waitFor();
  await sheet.getByRole('heading', { name: 'Boris' }).waitFor();
});

for (const scene of ['pick-2', 'gifts-2', 'attack-2'])
  test(`axe finds nothing serious on the board: ${scene}`, async () => {
    const [anna] = await sitAt(hall, 2, sceneOf(scene));
    const { page } = anna!;
    expect(await violationsInAnyTheme(page), scene).toEqual([]);
    await page.setViewportSize(SIZES.phone);
    if (scene === 'pick-2') await page.locator('.hand button').first().click();
    expect(await violationsInAnyTheme(page), `${scene} on a phone`).toEqual([]);
    await page.locator('.seat').first().click();
    await page.locator('dialog[open]').waitFor();
    expect(await violationsInAnyTheme(page), `${scene}, a village`).toEqual([]);
  });
