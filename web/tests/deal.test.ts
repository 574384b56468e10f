import { manualClock } from '@duskhall/host';
import { expect, test } from 'vitest';
import { beginMatch, openTable, sitDown, testHall } from './hall.ts';
import { chanceOf, playToEnd } from './play.ts';

const clock = manualClock(Date.now());
const hall = testHall({ clock });
const OWN = 'You kept your own number: nobody could choose this deal';

test('both players are told at the end that nobody could choose the deal; others, what the record alone proves', async () => {
  const { host, guest } = await beginMatch(hall, 'tic-tac-toe');
  await Promise.all([playToEnd(host.page, chanceOf(1)), playToEnd(guest.page, chanceOf(2))]);
  for (const { page } of [host, guest]) await page.locator('[data-deal="good"]', { hasText: OWN }).waitFor();
  const check = await host.page.getByRole('link', { name: 'Check this deal' }).getAttribute('href');
  await host.page.goto(check!);
  await host.page.getByText(OWN).waitFor();
  const stranger = await hall.visit();
  await stranger.page.goto(check!);
  await stranger.page.getByText('This deal is honest').waitFor();
  await stranger.page.getByText('Checked from the record alone').waitFor();
  // A browser that has kept another commitment reports it.
  await guest.page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('duskhall.deals')!);
    localStorage.setItem('duskhall.deals', JSON.stringify(kept.map((deal: object) => ({ ...deal, nonce: 'other' }))));
  });
  await guest.page.goto(check!);
  await guest.page.getByText('This deal does not check out').waitFor();
  await guest.page.getByText('Your own number is not in it.').waitFor();
});

test('a deal that somebody lets down is called off by name, and goes well the next time', async () => {
  const host = await hall.visit();
  const guest = await hall.visit();
  await guest.prepare(() => {
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (this: WebSocket, data: string) {
      if (!('isShy' in window) || !String(data).includes('"type":"reveal"')) send.call(this, data);
    };
  });
  const code = await openTable(host, 'tic-tac-toe');
  await sitDown(guest, code);
  await guest.page.evaluate(() => Object.assign(window, { isShy: true }));
  await host.page.getByRole('button', { name: 'Start the match' }).click();
  await host.page.getByText(/The cards are being dealt: waiting for/).waitFor();
  expect(await host.page.getByText('Everybody seated has to be ready').count()).toBe(0);
  clock.advance(60_000);
  for (const { page } of [host, guest])
    await page
      .locator('[data-called-off]', { hasText: /no number came from .+ in time\. Numbers had already been/ })
      .waitFor();
  // The house says so in the chat too, in a line without a profile to open.
  await host.page.locator('.chat li', { hasText: 'The deal was called off' }).waitFor();
  expect(await host.page.locator('.chat li button').count()).toBe(0);
  expect(await guest.page.getByRole('button', { name: 'I am ready' }).isVisible()).toBe(true);
  await guest.page.evaluate(() => Reflect.deleteProperty(window, 'isShy'));
  // The count is kept when the page is loaded again.
  await host.page.reload();
  await guest.page.getByRole('button', { name: 'I am ready' }).click();
  await host.page.getByRole('button', { name: 'Start the match' }).click();
  for (const { page } of [host, guest]) await page.locator('.bar').waitFor();
  await Promise.all([playToEnd(host.page, chanceOf(1)), playToEnd(guest.page, chanceOf(2))]);
  await host.page.locator('[data-deal="good"]', { hasText: 'Before it, 1 deal was called off' }).waitFor();
});
