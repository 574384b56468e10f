import { expect, test } from 'vitest';
import type { Visitor } from './browser.ts';
import { beginMatch, openTable, sitDown, testHall } from './hall.ts';
import { chanceOf, playToEnd } from './play.ts';

const hall = testHall();

async function twoAtATable(): Promise<[Visitor, Visitor]> {
  const host = await hall.visit();
  const guest = await hall.visit();
  const code = await openTable(host, 'tic-tac-toe');
  await sitDown(guest, code, 'Talker');
  return [host, guest];
}
async function say({ page }: Visitor, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Say something' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.locator('.chat li').getByText(text).waitFor();
}
const heard = ({ page }: Visitor) => page.locator('.chat li p').allInnerTexts();

test('what was said is there after a reload', async () => {
  const [host, guest] = await twoAtATable();
  await say(guest, 'first');
  await say(host, 'second');
  await host.page.reload();
  await expect.poll(() => heard(host)).toEqual(['first', 'second']);
  await say(guest, 'third');
  await expect.poll(() => heard(host)).toEqual(['first', 'second', 'third']);
});

test('somebody muted is hidden at once, stays so, and is heard again', async () => {
  const [host, guest] = await twoAtATable();
  const { page } = host;
  await say(guest, 'blah');
  await page.locator('.chat li').getByRole('button', { name: 'Talker' }).click();
  await page.getByRole('button', { name: 'Mute', exact: true }).click();
  await page.keyboard.press('Escape');
  expect(await heard(host)).toEqual([]);
  await say(guest, 'more');
  await page.reload();
  await page.locator('.seats').getByRole('button', { name: 'Talker muted by you' }).click();
  expect(await heard(host)).toEqual([]);
  await page.getByRole('button', { name: 'Unmute' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => heard(host)).toEqual(['blah', 'more']);
});

test('somebody blocked is never heard, not by another device either', async () => {
  const [host, guest] = await twoAtATable();
  const { page } = host;
  await page.locator('.seats').getByRole('button', { name: 'Talker', exact: true }).click();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByRole('button', { name: 'Unblock' }).waitFor();
  await page.keyboard.press('Escape');
  await say(guest, 'nobody listens');
  await say(host, 'quiet');
  expect(await heard(host)).toEqual(['quiet']);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect.poll(() => heard(host)).toEqual(['quiet']);
});

test('a report reaches the server', async () => {
  const [host] = await twoAtATable();
  const { page } = host;
  await page.locator('.seats').getByRole('button', { name: 'Talker', exact: true }).click();
  await page.getByRole('button', { name: 'Report' }).click();
  await page.getByRole('textbox', { name: 'What happened?' }).fill('rude');
  const [answer] = await Promise.all([
    page.waitForResponse('**/api/reports'),
    page.getByRole('button', { name: 'Send the report' }).click(),
  ]);
  expect(answer.status()).toBe(204);
  await page.getByText('The report has been sent.').waitFor();
});

test('the host takes the word away and gives it back', async () => {
  const [host, guest] = await twoAtATable();
  await host.page.locator('.seats').getByRole('button', { name: 'Talker', exact: true }).click();
  await host.page.getByRole('button', { name: 'Silence' }).click();
  const back = host.page.getByRole('button', { name: 'Let speak again' });
  await back.waitFor();
  await guest.page.getByRole('textbox', { name: 'Say something' }).fill('mmm');
  await guest.page.getByRole('button', { name: 'Send' }).click();
  await guest.page.locator('.notice').waitFor();
  await back.click();
  await host.page.getByRole('button', { name: 'Silence' }).waitFor();
  await say(guest, 'free');
});

test('in a match, people are found in the menu', async () => {
  const { host } = await beginMatch(hall, 'tic-tac-toe');
  await host.page.getByRole('button', { name: 'Menu' }).click();
  await host.page.locator('dialog li .name').click();
  await host.page.getByRole('button', { name: 'Mute', exact: true }).click();
  await host.page.getByRole('button', { name: 'Unmute' }).waitFor();
});

test('the bots that a person has chosen take the seats', async () => {
  const { page } = await hall.visit();
  await page.goto('/');
  const tile = page.locator('article').first();
  await tile.locator('.change').click();
  await page.locator('dialog').getByLabel('Bots').selectOption('Master');
  await page.keyboard.press('Escape');
  await tile.getByRole('button', { name: 'Open a table' }).click();
  expect(await page.locator('dialog').getByLabel('Bots').inputValue()).toBe('master');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await page.getByText('bot · Master').first().waitFor();
  await page.reload();
  await page.goto('/');
  await expect.poll(() => tile.locator('.change').innerText()).toContain('Master');
});

test('who wants to play again says so on everybody’s end screen, and one button is enough', async () => {
  const { host, guest } = await beginMatch(hall, 'tic-tac-toe');
  await Promise.all([playToEnd(host.page, chanceOf(1)), playToEnd(guest.page, chanceOf(2))]);
  const name = (await host.page.locator('.tic-tac-toe bdi').first().innerText()).trim();
  await guest.page.getByRole('button', { name: 'See the board' }).click();
  await host.page.getByRole('button', { name: 'Rematch' }).click();
  const wish = guest.page.getByText(/ wants to play again$/);
  await wish.waitFor();
  expect(await wish.innerText()).toBe(`${name} wants to play again`);
  await guest.page.getByRole('button', { name: 'See the result' }).click();
  await guest.page.locator('dialog').getByText(`${name} wants to play again`).waitFor();
  await guest.page.keyboard.press('Escape');
  await guest.page.locator('.over').getByRole('button', { name: 'Rematch' }).click();
  for (const { page } of [host, guest]) await page.locator('.bar').waitFor();
});

test('who stands up or goes away has left, and the others are told', async () => {
  const [host, guest] = await twoAtATable();
  await guest.page.getByRole('button', { name: 'Stand up' }).click();
  await host.page.locator('.notice').getByText('Talker has left').waitFor();
  expect(await heard(host)).toEqual(['Talker has left.']);
  expect(await guest.page.locator('.notice').count()).toBe(0);
  await guest.page.getByRole('button', { name: 'Take a seat' }).click();
  await host.page.locator('.seats').getByText('Talker').waitFor();
  await guest.page.goto('/');
  await expect.poll(() => heard(host), { timeout: 15_000 }).toEqual(['Talker has left.', 'Talker has left.']);
});

test('a lost connection leaves what was noted and what was read as they were', async () => {
  const [host, guest] = await twoAtATable();
  const { page, context } = host;
  await say(guest, 'see you');
  await page.locator('section.chat').scrollIntoViewIfNeeded();
  await guest.page.getByRole('button', { name: 'Stand up' }).click();
  await expect.poll(() => heard(host)).toEqual(['see you', 'Talker has left.']);
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('.bar').waitFor();
  await context.setOffline(true);
  await page.getByText('Reconnecting…').waitFor();
  await context.setOffline(false);
  await page.getByText('Reconnecting…').waitFor({ state: 'detached' });
  const chat = page.getByRole('button', { name: 'Chat' });
  expect(await chat.locator('.badge').count()).toBe(0);
  await chat.click();
  expect(await heard(host)).toEqual(['see you', 'Talker has left.']);
  host.complaints.length = 0;
});

test('what was said while nobody looked is read when somebody does', async () => {
  const { host, guest } = await beginMatch(hall, 'tic-tac-toe');
  const { page } = host;
  await page.getByRole('button', { name: 'Chat' }).click();
  await page.locator('.chat ol').waitFor();
  const look = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await look(true);
  await guest.page.getByRole('button', { name: 'Chat' }).click();
  await say(guest, 'are you there?');
  const badge = page.locator('main header .badge');
  await badge.waitFor({ state: 'attached' });
  await look(false);
  await badge.waitFor({ state: 'detached' });
});

test('the chat’s badge counts what is unread and not mine', async () => {
  const [host, guest] = await twoAtATable();
  await say(guest, 'read at the table');
  await host.page.locator('.chat li').getByText('read at the table').waitFor();
  await host.page.locator('section.chat').scrollIntoViewIfNeeded();
  await host.page.getByRole('button', { name: 'Start the match' }).click();
  await host.page.locator('.bar').waitFor();
  const badge = ({ page }: Visitor) => page.getByRole('button', { name: 'Chat' }).locator('.badge');
  expect(await badge(host).count()).toBe(0);
  await host.page.getByRole('button', { name: 'Chat' }).click();
  await host.page.getByRole('textbox', { name: 'Say something' }).fill('my own');
  // The answer comes when the panel is closed again.
  await Promise.all([
    host.page.keyboard.press('Enter').then(() => host.page.keyboard.press('Escape')),
    guest.page.getByRole('button', { name: 'Chat', exact: false }).locator('.badge').waitFor(),
  ]);
  expect(await badge(host).count()).toBe(0);
  await guest.page.getByRole('button', { name: 'Chat' }).click();
  await say(guest, 'an answer');
  await expect.poll(() => badge(host).innerText()).toMatch(/^1/);
});

test('somebody who did not play sees the replay with everybody’s name', async () => {
  const { host, guest } = await beginMatch(hall, 'tic-tac-toe');
  await Promise.all([playToEnd(host.page, chanceOf(1)), playToEnd(guest.page, chanceOf(2))]);
  const record = (await host.page.getByRole('link', { name: 'Replay' }).getAttribute('href'))!;
  const names = await host.page.locator('.tic-tac-toe bdi').allInnerTexts();
  expect(names).toHaveLength(2);
  const stranger = await hall.visit();
  await stranger.page.goto(record);
  await expect.poll(() => stranger.page.locator('.tic-tac-toe bdi').allInnerTexts()).toEqual(names);
});
