import { expect, test } from 'vitest';
import type { Visitor } from './browser.ts';
import { post, testHall } from './hall.ts';
import { chanceOf, playToEnd, takeTurn, untilAsked } from './play.ts';

const hall = testHall();

const tile = ({ page }: Visitor, game: string) => page.locator(`article[data-game="${game}"]`);
const told = ({ page }: Visitor) => page.locator('aside li .line').allInnerTexts();
const play = (one: Visitor, game: string) => tile(one, game).getByRole('button', { name: /^Play/ }).first().click();

/** Two devices of one person. */
async function devices(): Promise<[Visitor, Visitor]> {
  const settings = { bot: 'random', opponents: { 'carta-impera-victoria': 1 } };
  const first = await hall.visit(settings);
  await post(first, '/api/me', { name: 'Ada' });
  const second = await hall.visit(settings);
  await second.context.addCookies(await first.context.cookies());
  return [first, second];
}
/** The next copy of a match on the server. */
const copied = ({ page }: Visitor) =>
  page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().includes('/device-matches/'));

test('a match against bots begins on the device, with no choice to make, and asks the server for no table', async () => {
  const one = await hall.visit({ bot: 'random' });
  const { page } = one;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.goto('/');
  await tile(one, 'carta-impera-victoria').waitFor();
  expect(await page.getByRole('checkbox', { name: 'On this device' }).count()).toBe(0);
  await play(one, 'carta-impera-victoria');
  await page.waitForURL(/\/local\/local-/);
  await untilAsked(page);
  await takeTurn(page, chanceOf(1));
  // Nor is somebody without a name given one by the server.
  expect(asked.filter((request) => /^(POST|PUT) /.test(request))).toEqual([]);
});

test('a match goes on on another device, of which the first hears, and comes back', async () => {
  const [first, second] = await devices();
  await first.page.goto('/');
  await play(first, 'carta-impera-victoria');
  await untilAsked(first.page);
  const chance = chanceOf(5);
  const kept = copied(first);
  await takeTurn(first.page, chance);
  expect((await kept).status()).toBe(200);
  const last = copied(first);
  await untilAsked(first.page);
  await takeTurn(first.page, chance);
  await untilAsked(first.page);
  const before = await told(first);
  // Whoever leaves the page leaves everything on the server.
  await first.page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await last;

  await second.page.goto('/');
  await second.page.getByText('on another device').waitFor();
  await second.page.getByRole('link', { name: 'Continue' }).click();
  await untilAsked(second.page);
  expect(await told(second)).toEqual(before);
  const there = copied(second);
  await takeTurn(second.page, chance);
  await untilAsked(second.page);
  await there;

  await takeTurn(first.page, chance);
  await first.page.getByRole('heading', { name: 'This match is being played on another device' }).waitFor();
  // The browser tells of the refusal, too.
  const others = first.complaints.filter((text) => !/409 \(Conflict\)/.test(text));
  first.complaints.splice(0, first.complaints.length, ...others);
  const after = await told(second);
  await first.page.getByRole('button', { name: 'Play it on this device' }).click();
  await untilAsked(first.page);
  expect(await told(first)).toEqual(after);
});

test('a finished match can be replayed on another device', async () => {
  const [first, second] = await devices();
  await first.page.goto('/');
  await first.page.locator('details.reference summary').click();
  await play(first, 'tic-tac-toe');
  const kept = copied(first);
  await playToEnd(first.page, chanceOf(1));
  await kept;
  await expect
    .poll(async () => (await (await second.context.request.get('/api/me')).json()).device[0]?.finishedAt ?? 0)
    .toBeGreaterThan(0);
  await second.page.goto('/');
  await second.page.getByRole('link', { name: 'Replay' }).click();
  await second.page.getByText(/^Moment \d+ of/).waitFor();
});

test('a match that is left at once and opened again goes on here', async () => {
  const [one] = await devices();
  const { page } = one;
  await page.goto('/');
  await play(one, 'carta-impera-victoria');
  await untilAsked(page);
  const chance = chanceOf(5);
  await takeTurn(page, chance);
  const left = copied(one);
  await page.goBack();
  expect((await left).status()).toBe(200);
  await page.getByRole('link', { name: 'Continue' }).click();
  await untilAsked(page);
  const next = copied(one);
  await takeTurn(page, chance);
  expect((await next).status()).toBe(200);
  expect(await page.getByText('on another device').count()).toBe(0);
});

test('a page that is hidden sends what was played since the last copy, once', async () => {
  const [one] = await devices();
  const { page } = one;
  await page.goto('/');
  await play(one, 'carta-impera-victoria');
  await untilAsked(page);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
  const become = (state: string) =>
    page.evaluate((visibilityState) => {
      Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await takeTurn(page, chanceOf(5));
  await untilAsked(page);
  const hidden = copied(one);
  await become('hidden');
  await (await hidden).finished();
  for (const state of ['visible', 'hidden', 'visible']) {
    await become(state);
    // Whatever the page has sent goes out before this.
    await page.evaluate(() => fetch('/api/me').then((answer) => answer.text()));
  }
  expect(sent).toHaveLength(1);
});
