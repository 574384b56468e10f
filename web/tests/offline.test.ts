import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Visitor } from './browser.ts';
import { testHall } from './hall.ts';
import { path as carta } from './lesson/carta-impera-victoria.ts';
import { learnerOf } from './lesson/learner.ts';
import { chanceOf, playToEnd, takeTurn, untilAsked } from './play.ts';
import { openHall } from './server.ts';

const hall = testHall();

/** A visitor who has been here before; then the server stops for good, and the page is loaded again. */
async function leftAlone(settings: object = {}): Promise<Visitor> {
  const server = await openHall({ webFolder: hall.folder });
  const one = await hall.firstVisit({ bot: 'novice', ...settings }, { baseURL: server.url, serviceWorkers: 'allow' });
  await one.page.goto('/');
  await one.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await server.stop();
  await one.page.reload();
  await one.page.getByText('No connection to the server.').waitFor();
  // Errors are expected: the server does not answer.
  onTestFinished(() => {
    const others = one.complaints.filter((text) => !/ERR_(FAILED|CONNECTION|ABORTED)/.test(text));
    one.complaints.splice(0, one.complaints.length, ...others);
  });
  return one;
}

const tile = ({ page }: Visitor, game: string) => page.locator(`article[data-game="${game}"]`);
const told = ({ page }: Visitor) => page.locator('aside li .line').allInnerTexts();

test('without a server a match against bots is played to the end, and its deal can be checked', async () => {
  const one = await leftAlone();
  const { page } = one;
  await page.locator('details.reference summary').click();
  expect(await tile(one, 'tic-tac-toe').getByRole('button', { name: 'Open a table' }).count()).toBe(0);
  await tile(one, 'tic-tac-toe').getByRole('button', { name: 'Play now against bots' }).click();
  await page.waitForURL(/\/local\/local-/);
  expect(await playToEnd(page, chanceOf(3))).toBeGreaterThan(1);
  expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringContaining('bot-worker')]);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^duskhall-local-.*\.json$/);
  await page.getByRole('link', { name: 'Check this deal' }).click();
  await page.getByText('This deal is honest').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'One step forward' }).click();
  await page.getByLabel('Through the eyes of').selectOption({ index: 1 });
  await page.getByText(/^Moment 1 of \d$/).waitFor();
  await page.goto('/');
  await page.getByText('on this device').first().waitFor();
});

test('a game is learned without a server: its lesson to the end, and its rulebook', async () => {
  const one = await leftAlone();
  const { page } = one;
  await page.goto('/lesson/carta-impera-victoria');
  const learner = learnerOf(one, 'en');
  await carta(learner);
  await learner.next();
  await page.waitForURL(/\/local\//);
  await page.locator('.stage .board-root').first().waitFor();
  await page.goto('/learn/carta-impera-victoria');
  await page.getByRole('heading', { name: 'The turn', exact: true }).waitFor();
});

test('a long match goes on after a reload, and can be given up', async () => {
  const one = await leftAlone();
  const { page } = one;
  await tile(one, 'carta-impera-victoria').locator('.change').click();
  await page.locator('dialog').getByLabel('Opponents').selectOption('1');
  await page.keyboard.press('Escape');
  await tile(one, 'carta-impera-victoria').getByRole('button', { name: 'Play now against bots' }).click();
  const chance = chanceOf(5);
  for (let turn = 0; turn < 6 && (await untilAsked(page)); turn++) await takeTurn(page, chance);
  await untilAsked(page);
  const before = await told(one);
  expect(before.length).toBeGreaterThan(2);
  await page.reload();
  await untilAsked(page);
  expect(await told(one)).toEqual(before);
  await takeTurn(page, chance);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByText('You have lost').waitFor();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.locator('.bar').waitFor();
});

test('every game of the hall is offered without a server, and can be begun', async () => {
  const one = await leftAlone();
  for (const game of ['carta-impera-victoria', 'vampire-empire', 'vampire-village', 'blood-vendetta']) {
    await one.page.goto('/');
    await tile(one, game).getByRole('button', { name: 'Play now against bots' }).click();
    await one.page.locator('section.stage > *').first().waitFor();
  }
});

test('a match goes on in the tab that opened it last, can be taken back, and no move is lost', async () => {
  const first = await hall.visit({ bot: 'random', locale: 'en' });
  const { page } = first;
  await page.goto('/');
  await tile(first, 'carta-impera-victoria').getByRole('button', { name: 'Play now against bots' }).click();
  const chance = chanceOf(5);
  await untilAsked(page);
  await takeTurn(page, chance);
  const second = { ...first, page: await first.context.newPage() };
  await second.page.goto(page.url());
  await untilAsked(second.page);
  await page.getByRole('heading', { name: 'This match is being played in another tab' }).waitFor();
  expect(await page.locator('.bar').count()).toBe(0);

  await takeTurn(second.page, chance);
  await untilAsked(second.page);
  const before = await told(second);
  await page.getByRole('button', { name: 'Play it in this tab' }).click();
  await untilAsked(page);
  await second.page.getByRole('heading', { name: 'This match is being played in another tab' }).waitFor();
  expect(await told(first)).toEqual(before);
  // What the other tab does when it is left must not undo what is played here.
  await takeTurn(page, chance);
  await untilAsked(page);
  const stored = () =>
    page.evaluate(() => localStorage.getItem(location.pathname.replace('/local/', 'duskhall.match.')));
  const after = await stored();
  await second.page.goto('/');
  expect(await stored()).toBe(after);
});

test('a match is taken from a tab that hangs', async () => {
  const one = await hall.visit({ bot: 'random' });
  const { page } = one;
  await page.goto('/');
  await page.locator('details.reference summary').click();
  await tile(one, 'tic-tac-toe').getByRole('button', { name: 'Play now against bots' }).click();
  await untilAsked(page);
  const match = page.url();
  await page.goto('/');
  const hanging = page.evaluate(
    async (name) => {
      const hold = () => new Promise(() => {});
      return navigator.locks.request(name, hold).catch(({ name }: Error) => name);
    },
    `duskhall.host.${match.split('/').at(-1)}`,
  );
  const next = await one.context.newPage();
  await next.goto(match);
  expect(await untilAsked(next)).toBe(true);
  expect(await hanging).toBe('AbortError');
});

test('a newer page is announced, and is there after one reload, without the files of the old one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'duskhall-web-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(hall.folder, folder, { recursive: true });
  const server = await openHall({ webFolder: folder });
  onTestFinished(() => server.stop());
  const { page } = await hall.firstVisit({}, { baseURL: server.url, serviceWorkers: 'allow' });
  const caches = () => page.evaluate(() => globalThis.caches.keys());
  await page.goto('/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const [old] = await caches();
  const worker = join(folder, 'service-worker.js');
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(/VERSION = '\w+'/, "VERSION = 'newer'"));
  for (const ending of ['.br', '.gz']) rmSync(worker + ending);
  expect(old).not.toBe('duskhall-newer');
  await page.reload();
  await page.getByRole('button', { name: 'Reload now' }).click();
  await expect.poll(caches).toEqual(['duskhall-newer']);
  await page.locator('article').first().waitFor();
  expect(await page.getByRole('button', { name: 'Reload now' }).count()).toBe(0);
});
