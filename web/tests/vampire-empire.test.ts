import { expect, test } from 'vitest';
import { SCENES } from '../src/games-dev/scenes/vampire-empire.ts';
import { LOOKED_AT, violationsInAnyTheme as violations } from './axe.ts';
import { SIZES } from './browser.ts';
import { testHall } from './hall.ts';
import { countOf, playBoard, sitAt } from './vampire-empire-table.ts';

const hall = testHall();
const sceneOf = (name: string): object => SCENES[name]!.scenario!;

/** A long run plays the whole match, another one what follows once both decks have been recycled. */
const HALF = { deck: 12, isRecycled: true };
const DEAL = process.env.LONG_TESTS === '1' ? {} : { human: HALF, vampire: HALF };
test('somebody at a desk and somebody on a phone play a match to the end at the board', async () => {
  const { vampire, human } = await sitAt(hall, DEAL);
  await human.page.setViewportSize(SIZES.phone);
  const taps = await Promise.all([playBoard(vampire.page, 1), playBoard(human.page, 2)]);
  expect(Math.min(...taps)).toBeGreaterThan(20);
  for (const { page } of [vampire, human]) await page.locator('dialog .winners').waitFor();
  const told = await Promise.all([vampire, human].map(({ page }) => page.locator('dialog .lead').innerText()));
  expect(told[0]).toBe(told[1]);
  // Who was what, and that the numbers are not the printed ones.
  await human.page.getByRole('table', { name: 'Who was what' }).waitFor();
  await human.page.getByText(/values, costs and copies are reconstructed/).waitFor();
}, 300_000);

test('an exchange is one gesture, and shows its sum', async () => {
  const { vampire, human } = await sitAt(hall, sceneOf('exchange'));
  await human.cards('Pitchfork');
  await human.page.locator('.dock').getByRole('button', { name: 'moat' }).click();
  await human.cards('Relic', 'Ostler');
  await human.press('Discard 3, draw 3');
  await vampire.hears('Helen');
  await expect.poll(() => countOf(human, 'cellar', 'Helen')).toBe(4);
  await expect.poll(() => countOf(vampire, 'moat', 'Helen')).toBe(12);
});

test('a dimmed card says why, and the start condition is shown', async () => {
  const { human } = await sitAt(hall, { ...sceneOf('day'), markers: { cook: { defence: 3 } } });
  await human.press('Combat');
  await human.who('Nun');
  await human.who('Cook');
  await human.cards('Candlestick');
  await human.page.getByText('must exceed 3').waitFor();
  await human.page
    .locator('.hand .isDim')
    .and(human.page.getByRole('button', { name: /^Pitchfork,/ }))
    .click({ position: { x: 12, y: 30 } });
  await human.page
    .locator('[role="alert"], .notice, .notices')
    .filter({ hasText: /Pitchfork/ })
    .first()
    .waitFor();
  await human.cards('Relic');
  await human.press('Attack with 4');
});

test('VE-8.4 no page counts down to the end of a drawn wait', async () => {
  const auto = { responseMode: 'auto-pass' };
  const { vampire, human } = await sitAt(hall, { ...sceneOf('night'), step: 'before' }, auto);
  for (const { page } of [vampire, human]) {
    await page.locator('.bar').waitFor();
    expect(await page.locator('[role="timer"], .bar .clock').count()).toBe(0);
  }
});

test('the notebook is private, stays, and comes back in the replay', async () => {
  const { vampire, human } = await sitAt(hall, sceneOf('day'));
  await human.who('Nun');
  await human.page.getByLabel('vampire, I think').check();
  await human.page.keyboard.press('Escape');
  const noted = /^Nun, .*Notebook: vampire, I think/;
  await human.page.getByRole('button', { name: noted }).waitFor();
  await human.page.reload();
  await human.page.getByRole('button', { name: noted }).waitFor();
  expect(await vampire.page.getByRole('button', { name: /Notebook/ }).count()).toBe(0);
  await human.press(/Pass/);
  await human.cards('Pitchfork', 'Candlestick');
  await human.press('Give up 2 cards');
  await vampire.resign();
  await human.page.locator('dialog').getByRole('link', { name: 'Replay' }).click();
  await human.page.getByRole('slider').press('End');
  await human.page.getByRole('button', { name: noted }).waitFor();
});

test('a turn by keyboard alone', async () => {
  const { human } = await sitAt(hall, sceneOf('day'));
  const { page } = human;
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  const goTo = async (wanted: RegExp, key = 'Tab') => {
    for (let i = 0; i < 80 && !wanted.test(await focused()); i++) await page.keyboard.press(key);
    expect(await focused()).toMatch(wanted);
  };
  await goTo(/^Combat/);
  await page.keyboard.press('Enter');
  await goTo(/^Nun,/);
  await page.keyboard.press('Space');
  await goTo(/^Lady,/, 'ArrowRight');
  await page.keyboard.press('Space');
  await goTo(/^Relic,/, 'Tab');
  await page.keyboard.press('Space');
  await goTo(/^Attack with 3/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await human.hears('You attack the Lady with the Nun.');
});

for (const size of LOOKED_AT)
  test(`axe finds nothing serious at the board on a ${size}`, async () => {
    const ask = { responseMode: 'always-ask' };
    const { vampire, human } = await sitAt(hall, sceneOf('day'), ask, {}, SIZES[size]);
    expect(await violations(human.page), 'action').toEqual([]);
    await human.who('Nun');
    expect(await violations(human.page), 'notebook').toEqual([]);
    await human.page.keyboard.press('Escape');
    await human.press('Combat');
    await human.who('Nun');
    await human.who('Lady');
    await human.cards('Relic');
    await human.press('Attack with 3');
    await vampire.cards('Vampire II');
    expect(await violations(vampire.page), 'defence').toEqual([]);
    await vampire.press('Defend with 2');
    expect(await violations(human.page), 'response').toEqual([]);
    await vampire.resign();
    await human.page.locator('dialog .winners').waitFor();
    expect(await violations(human.page), 'end').toEqual([]);
  });
