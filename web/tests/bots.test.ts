import { expect, test } from 'vitest';
import { botName } from '../src/names.ts';
import type { Visitor } from './browser.ts';
import { openTable, testHall } from './hall.ts';
import { chanceOf, playToEnd, untilAsked } from './play.ts';

const hall = testHall();

/** A match against a bot, in which the person is to move. */
async function beginAlone(settings = {}): Promise<Visitor> {
  const visitor = await hall.visit(settings);
  const { page } = visitor;
  await openTable(visitor, 'tic-tac-toe');
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  expect(await untilAsked(page)).toBe(true);
  return visitor;
}

test('every level says what it is like to play against and how long it thinks', async () => {
  const { page } = await hall.visit();
  await page.goto('/');
  await page
    .locator('article')
    .first()
    .getByRole('button', { name: /^Against bots/ })
    .click();
  const settings = page.locator('dialog');
  const bots = settings.getByLabel('Bots');
  await bots.waitFor();
  expect(await bots.locator('option').allInnerTexts()).toEqual([
    'Beginner',
    'Novice',
    'Casual',
    'Regular',
    'Expert',
    'Master',
  ]);
  await settings
    .getByText(
      'Regular: an even match once you know the rules; sometimes settles for second best; thinks for about 0.1 s a move.',
    )
    .waitFor();
  await bots.selectOption('Novice');
  await settings
    .getByText('Novice: sees a little further, but not what your moves give away; thinks for about 0.02 s a move.')
    .waitFor();
});

test('a hint tells in words what a bot would choose, as long as the question is open', async () => {
  const { page } = await beginAlone();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('dialog').getByText('A Regular would choose: ').waitFor();
});

test('where the host wants it so, there are no hints', async () => {
  const visitor = await hall.visit();
  const { page } = visitor;
  await openTable(visitor, 'tic-tac-toe');
  await page.getByRole('button', { name: 'Table settings' }).click();
  await page.getByLabel('Players may ask what a bot would do').uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await untilAsked(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).or(page.locator('dialog .danger')).first().waitFor();
  expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
});

test('looking back, a bot says why it did what it did', async () => {
  const { page } = await beginAlone({ bot: 'master' });
  await playToEnd(page, chanceOf(3));
  await page.getByRole('link', { name: 'Ask the bots why' }).click();
  await page
    .locator('dialog')
    .getByText(/Chance to win: about \d+% \(lines searched: \d+\)/)
    .waitFor();
  // The person began; the second move is the bot's.
  await page.goto(`${new URL(page.url()).pathname}?at=2`);
  await page.getByRole('button', { name: 'Why?' }).click();
  await page
    .locator('dialog')
    .getByText(/Next best, with about|Just as good, with about/)
    .waitFor();
});

test('a bot keeps its name after the match, in whatever language it is looked back at', async () => {
  const visitor = await beginAlone();
  const { page } = visitor;
  await playToEnd(page, chanceOf(3));
  const { finished } = await (await visitor.context.request.get('/api/me')).json();
  const [{ id, seat }] = finished;
  const bot = botName('en', 1 - seat);
  expect(bot).not.toBe(botName('ru', 1 - seat));
  await page.evaluate(() => localStorage.setItem('duskhall.settings', '{"locale":"ru","hasHints":false}'));
  await page.goto('/');
  await page.locator('main .panel li').getByText(bot).waitFor();
  await page.goto(`/r/${id}`);
  await page.locator(`option[value="${1 - seat}"]`, { hasText: bot }).waitFor({ state: 'attached' });
});

test('the only person leaves, and the match waits', async () => {
  const { page } = await beginAlone();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('dialog').getByText('The match waits for you').waitFor();
  await page.locator('dialog').getByRole('button', { name: 'Back to the hall' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  expect(await untilAsked(page)).toBe(true);
  expect(await page.getByText('A bot is playing for you').count()).toBe(0);
});

test('the only person gives up, and the match is over', async () => {
  const { page } = await beginAlone();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.locator('dialog').getByText('You lose this match, and it ends.').waitFor();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.locator('dialog').getByText('You have conceded.').waitFor();
});

test('no time runs out while the hints of a first game are read', async () => {
  const visitor = await hall.visit({ hasHints: true });
  const { page } = visitor;
  await openTable(visitor, 'blood-vendetta', 6);
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  const hints = page.locator('[data-hints]');
  await hints.waitFor();
  expect(await hints.getByText('The bar asks you').count()).toBe(0);
  const paused = page.getByText('Paused', { exact: true });
  await paused.waitFor();
  await hints.getByRole('button', { name: 'Skip the hints' }).click();
  await paused.waitFor({ state: 'detached' });
});
