import { expect, test } from 'vitest';
import { SIZES } from './browser.ts';
import { beginMatch, testHall } from './hall.ts';
import { chanceOf, playQuickly, playToEnd, takeTurn, untilAsked } from './play.ts';
import { startScenario } from './seating.ts';

const hall = testHall();

test('two people play a whole match by clicking, and another', async () => {
  const { host, guest } = await beginMatch(hall, 'tic-tac-toe');
  const moves = await Promise.all([playToEnd(host.page, chanceOf(1)), playToEnd(guest.page, chanceOf(2))]);
  expect(Math.min(...moves)).toBeGreaterThan(1);
  for (const { page } of [host, guest]) await page.locator('dialog .winners').waitFor();
  for (const { page } of [host, guest]) await page.getByRole('button', { name: 'Rematch' }).click();
  for (const { page } of [host, guest]) await page.locator('.bar').waitFor();
});

/** A long run plays the whole match, another one the last third, in which all ages but the first are played. */
const DEAL = process.env.LONG_TESTS === '1' ? {} : { deck: 40 };
test('somebody on a phone and somebody at a desk play Carta Impera Victoria to the end', async () => {
  const [host, guest] = [await hall.visit(), await hall.visit({}, { viewport: SIZES.phone })];
  const people = [['Wren', host] as const, ['Robin', guest] as const];
  await startScenario(hall.server, people, { game: 'carta-impera-victoria', seats: 2 }, DEAL);
  const moves = await Promise.all([playQuickly(host.page, 1), playQuickly(guest.page, 2)]);
  expect(Math.min(...moves)).toBeGreaterThan(10);
  for (const { page } of [host, guest]) await page.locator('dialog .winners').waitFor();
  const told = await Promise.all([host, guest].map(({ page }) => page.locator('dialog .lead').innerText()));
  expect(told[0]).toBe(told[1]);
  // A long match: on a busy machine two boards take a while to render each move.
}, 300_000);

test('a match against bots starts in one click, and its replay can be checked', async () => {
  const { page } = await hall.visit({}, { viewport: SIZES.phone, hasTouch: true, isMobile: true });
  await page.goto('/');
  await page.locator('details.reference summary').click();
  await page.locator('article[data-game="tic-tac-toe"]').getByRole('button', { name: 'Play now against bots' }).click();
  expect(await playToEnd(page, chanceOf(3))).toBeGreaterThan(1);
  await page.getByRole('link', { name: 'Check this deal' }).click();
  await page.getByText('This deal is honest').waitFor();
  await page.keyboard.press('Escape');
  const forward = page.getByRole('button', { name: 'One step forward' });
  await forward.click();
  await page.waitForURL(/\?at=1$/);
  await page.getByRole('slider').press('End');
  expect(await forward.isDisabled()).toBe(true);
  await page.reload();
  await page.getByText(/^Moment (\d) of \1$/).waitFor();
});

test('a replay plays by itself, and its slider is stepped with the arrows', async () => {
  const { page } = await hall.visit({ opponents: { 'tic-tac-toe': 1 } });
  await page.goto('/');
  await page.locator('details.reference summary').click();
  await page.locator('article[data-game="tic-tac-toe"]').getByRole('button', { name: 'Play now against bots' }).click();
  await playToEnd(page, chanceOf(3));
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByText(/^Moment 3 of/).waitFor();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('slider').press('Home');
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await page.waitForURL(/\?at=3$/);
});

test('a move is taken back', async () => {
  const { page } = await hall.visit();
  await page.goto('/');
  await page.locator('article').first().getByRole('button', { name: 'Play now against bots' }).click();
  await untilAsked(page);
  const prompt = page.locator('.bar .prompt p');
  const asked = await prompt.innerText();
  await takeTurn(page, chanceOf(4));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => prompt.innerText()).toBe(asked);
});

test('the hints of a first game tell its goal first, and come once in each game', async () => {
  const { page } = await hall.visit({ hasHints: true });
  await page.goto('/');
  await page.locator('article').first().getByRole('button', { name: 'Play now against bots' }).click();
  const next = page.getByRole('button', { name: 'Next' });
  await page.locator('[data-hints]').getByText('The goal').waitFor();
  await next.click();
  for (const about of ['Your hand', 'Thresholds', 'Nothing is final', 'What happened', 'Why is that so?']) {
    await next.click();
    await page.locator('[data-hints]').getByText(about).waitFor();
  }
  await page.locator('[data-hints]').getByRole('button', { name: 'Play' }).click();
  expect(await page.locator('[data-hints]').count()).toBe(0);
  await page.reload();
  await page.locator('.bar').waitFor();
  expect(await page.locator('[data-hints]').count()).toBe(0);
  await page.goto('/');
  await page.locator('article[data-game="vampire-village"]').getByRole('button', { name: /^Play/ }).click();
  await page.locator('[data-hints]').getByText('The goal').waitFor();
});
