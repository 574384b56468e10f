import { expect, test } from 'vitest';
import { testHall } from './hall.ts';
import { untilAsked } from './play.ts';
import { playScene } from './scenes.ts';

const hall = testHall();

test('settings are kept, and obeyed at once', async () => {
  const { page } = await hall.visit({ hasSound: true, volume: 60 });
  await page.goto('/settings');
  await page.getByLabel('Daylight').check();
  await page.getByLabel('slow').check();
  await page.getByLabel('Volume').press('ArrowRight');
  await page.reload();
  expect(await page.getByLabel('Daylight').isChecked()).toBe(true);
  expect(await page.getByLabel('slow').isChecked()).toBe(true);
  expect(await page.getByLabel('Volume').inputValue()).toBe('70');
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
});

test('who wants it is asked before a move that cannot be taken back, and only then', async () => {
  const person = await hall.visit({ confirms: true });
  const { page } = person;
  const prompt = page.locator('.bar .prompt p');
  await playScene(hall.server, person, 'effects-3');
  await untilAsked(page);
  const asked = await prompt.innerText();
  const finish = page.locator('.civ').getByRole('button', { name: 'Finish' });
  await finish.click();
  await page.locator('dialog').getByRole('button', { name: 'Cancel' }).click();
  expect(await prompt.innerText()).toBe(asked);
  await finish.click();
  await page.getByRole('button', { name: 'Do it' }).click();
  await expect.poll(() => prompt.innerText()).not.toBe(asked);

  await playScene(hall.server, person, 'final');
  await untilAsked(page);
  const card = page.locator('.civ .hand button').first();
  await card.click();
  await card.click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(0);
});

/** One card to play, then only the end of the turn. */
const lonely = { seats: 2, scenario: { hands: [['culture-i'], ['military-i']], deck: 30, step: 'play' } };
test('the only move is made for whoever wants that', async () => {
  const person = await hall.visit({ autoFinish: true });
  await playScene(hall.server, person, lonely);
  await expect.poll(() => person.page.locator('aside li').getByText('You play Culture I.').count()).toBe(1);
});

test('and for nobody else', async () => {
  const person = await hall.firstVisit({ autoFinish: false });
  await person.page.clock.install();
  await playScene(hall.server, person, lonely);
  await untilAsked(person.page);
  await person.page.clock.fastForward(10_000);
  expect(await person.page.locator('.bar.isMine').count()).toBe(1);
  expect(await person.page.locator('aside li').getByText('You play').count()).toBe(0);
});

declare global {
  var flights: number[];
}
for (const speed of [0, 120, 250, 500])
  test(`cards travel as fast as was chosen: ${speed} ms`, async () => {
    const person = await hall.visit({ speed });
    const { page } = person;
    await playScene(hall.server, person, 'mid');
    await untilAsked(page);
    expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--speed'))).toBe(`${speed}ms`);
    await page.evaluate(() => {
      globalThis.flights = [];
      const { animate } = Element.prototype;
      Element.prototype.animate = function (frames, options) {
        if (this.closest('.air') !== null) globalThis.flights.push((options as { duration: number }).duration);
        return animate.call(this, frames, options);
      };
    });
    const card = page.locator('.civ .hand .isPossible').first();
    await card.click();
    await card.click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    const flights = await page.evaluate(() => globalThis.flights);
    expect(flights).toEqual(speed === 0 ? [] : [speed * 1.4]);
  });

test('less motion is respected from the first visit on', async () => {
  const { page } = await hall.visit({ speed: null }, { reducedMotion: 'reduce' });
  await page.goto('/settings');
  expect(await page.getByLabel('none').isChecked()).toBe(true);
});

test('a line of the log leads to its rule, and back to its moment', async () => {
  const person = await hall.visit();
  const { page } = person;
  await playScene(hall.server, person, 'mid');
  await untilAsked(page);
  const card = page.locator('.civ .hand .isPossible').first();
  await card.click();
  await card.click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  const line = page.locator('aside li').filter({ hasText: 'You play' });
  await line.locator('.rule').click();
  const target = page.locator('dialog section.isTarget');
  await target.waitFor();
  expect(await target.getAttribute('data-rule')).toMatch(/^CIV-/);
  await page.keyboard.press('Escape');

  // Finishing draws cards; back at the move before, the hand is as it was.
  const held = await page.locator('.civ .hand button').count();
  await page.locator('.civ').getByRole('button', { name: 'Finish' }).click();
  await expect.poll(() => page.locator('.civ .hand button').count()).toBeGreaterThan(held);
  // Looking back ends when the person is to move; the bots play first.
  await untilAsked(page);
  await line.getByRole('button', { name: 'You play' }).click();
  await page.getByText('You are looking back.').waitFor();
  expect(await page.locator('.civ .hand button').count()).toBe(held);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect.poll(() => page.locator('.civ .hand button').count()).toBeGreaterThan(held);
});
