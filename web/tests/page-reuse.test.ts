import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SIZES } from './browser.ts';
import { layTable, testHall } from './hall.ts';

const hall = testHall();
let first: Page;

test('somebody leaves traces of every kind in a page', async () => {
  const visitor = await hall.visit({ theme: 'light' });
  const { page, context } = visitor;
  first = page;
  await layTable(visitor, 'Ann', { game: 'tic-tac-toe', seats: 2 });
  await visitor.prepare(() => Object.assign(globalThis, { isPrepared: true }));
  await page.goto('/');
  expect(await page.evaluate(() => 'isPrepared' in globalThis)).toBe(true);
  await page.evaluate(() => {
    localStorage.setItem('trace', 'left');
    sessionStorage.setItem('trace', 'left');
    return caches.open('trace');
  });
  await page.route('**/api/address', (route) => route.fulfill({ json: { urls: ['http://elsewhere.test'] } }));
  await page.setViewportSize(SIZES.phone);
  // What the lobby fetches ahead has come before the network goes.
  await page.waitForLoadState('networkidle');
  await (await context.newPage()).goto('/', { waitUntil: 'networkidle' });
  await context.setOffline(true);
});

test('the next visitor of that page finds none of them', async () => {
  const { page, context, complaints } = await hall.visit();
  expect(page).toBe(first);
  expect(context.pages()).toHaveLength(1);
  expect(page.viewportSize()).toEqual(SIZES.desktop);
  await page.goto('/');
  const asked = await page.evaluate(() => fetch('/api/address').then((answer) => answer.json()));
  expect(asked).not.toEqual({ urls: ['http://elsewhere.test'] });
  expect((await context.request.get('/api/me')).status()).toBe(401);
  const found = await page.evaluate(async () => ({
    theme: JSON.parse(localStorage.getItem('duskhall.settings')!).theme,
    stored: [localStorage.getItem('trace'), sessionStorage.getItem('trace'), ...(await caches.keys())],
    isPrepared: 'isPrepared' in globalThis,
  }));
  expect(found).toEqual({ theme: 'dark', stored: [null, null], isPrepared: false });
  expect(complaints).toEqual([]);
});
