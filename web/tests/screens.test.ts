import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LOOKED_AT, violationsInAnyTheme as violations } from './axe.ts';
import { SIZES } from './browser.ts';
import { openTable, testHall } from './hall.ts';
import { untilAsked } from './play.ts';
import { playScene } from './scenes.ts';

const hall = testHall();

for (const size of LOOKED_AT) {
  const visit = () => hall.visit({}, { viewport: SIZES[size] });

  test(`axe finds nothing serious in the hall on a ${size}`, async () => {
    const person = await visit();
    const { page, complaints } = person;
    for (const screen of ['/', '/settings', '/profile', '/credits', '/t/AAAAA']) {
      await page.goto(screen);
      await page.locator('h1').first().waitFor();
      if (screen === '/') await page.locator('article').first().waitFor();
      expect(await violations(page), screen).toEqual([]);
    }
    // That there is no such table was the point.
    complaints.length = 0;
    await page.goto('/');
    await page.locator('article').first().getByRole('button', { name: 'Open a table' }).click();
    await page.locator('dialog form').waitFor();
    expect(await violations(page), 'new table').toEqual([]);
    const code = await openTable(person, 'carta-impera-victoria', 3);
    await page.locator('.seats').waitFor();
    const other = await visit();
    await other.page.goto(`/t/${code}`);
    await other.page.getByRole('button', { name: 'Join' }).waitFor();
    expect(await violations(other.page), 'entrance').toEqual([]);
    await other.page.getByRole('button', { name: 'Join' }).click();
    await page.getByRole('textbox', { name: 'Say something' }).fill('Hello');
    await page.keyboard.press('Enter');
    await page.locator('.seats .name').click();
    expect(await violations(page), 'person').toEqual([]);
    await page.getByRole('button', { name: 'Report' }).click();
    expect(await violations(page), 'report').toEqual([]);
    await page.keyboard.press('Escape');
    expect(await violations(page), 'table').toEqual([]);
  });

  test(`axe finds nothing serious in a match on a ${size}`, async () => {
    const person = await visit();
    const { page } = person;
    for (const scene of ['effects', 'pick', 'mid']) {
      await playScene(hall.server, person, scene);
      await untilAsked(page);
      expect(await violations(page), scene).toEqual([]);
    }
    const open = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).first().click();
      await page.locator('dialog[open]').waitFor();
      expect(await violations(page), name).toEqual([]);
      await page.keyboard.press('Escape');
    };
    for (const panel of ['Menu', 'Chat', 'Rules', ...(size === 'phone' ? ['Log'] : [])]) await open(panel);
    await page.locator('.bar .all').click();
    expect(await violations(page), 'choices').toEqual([]);
    await page.keyboard.press('Escape');
    for (const sheet of ['.civ .who', '.civ .mine .head, .civ .mine button', '.civ .pile']) {
      await page.locator(sheet).first().click();
      await page.locator('dialog[open]').waitFor();
      expect(await violations(page), sheet).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });

  test(`axe finds nothing serious at the end and in the replay on a ${size}`, async () => {
    const person = await visit();
    const { page } = person;
    await playScene(hall.server, person, 'hegemony');
    await untilAsked(page);
    await page.locator('.civ').getByRole('button', { name: 'Finish' }).click();
    await page.locator('dialog .winners').waitFor();
    expect(await violations(page), 'end').toEqual([]);
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.getByRole('slider').waitFor();
    await page.locator('.civ').waitFor();
    expect(await violations(page), 'replay').toEqual([]);
    await page.getByRole('button', { name: 'Check this deal' }).click();
    await page.locator('dialog[open]').waitFor();
    expect(await violations(page), 'check').toEqual([]);
  });
}

test('a button that cannot be read in another theme is found', async () => {
  const { page } = await hall.visit({ theme: 'dark' });
  await page.goto('/');
  await page.locator('article').first().waitFor();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-theme="light"] article button { color: #ddd !important; background: #fff !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await violations(page)).toEqual([expect.stringMatching(/^by light: color-contrast/)]);
});

/** Of script and style, in bytes as they are sent. */
function sizesOf(page: Page): Map<string, number> {
  const sizes = new Map<string, number>();
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css)$/.test(pathname)) sizes.set(pathname, gzipSync(await response.body()).length);
  });
  return sizes;
}
const sumOf = (sizes: Map<string, number>): number => [...sizes.values()].reduce((a, b) => a + b, 0);

test('the first page loads less than 100 KB of script and style', async () => {
  const { page } = await hall.firstVisit();
  // What the lobby fetches in advance, it fetches when there is nothing else to do.
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  const sizes = sizesOf(page);
  await page.goto('/');
  await page.locator('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  console.log(`first load of the lobby: ${(sumOf(sizes) / 1024).toFixed(1)} KB gzip in ${sizes.size} files`);
  expect(sumOf(sizes)).toBeGreaterThan(10_000);
  expect(sumOf(sizes)).toBeLessThan(100 * 1024);
});

const LIMIT = 150 * 1024;
test('lobby and table load less than 150 KB of script and style', async () => {
  const { page } = await hall.firstVisit();
  const sizes = sizesOf(page);
  await openTable({ page } as Parameters<typeof openTable>[0], 'carta-impera-victoria', 2);
  await page.waitForLoadState('networkidle');
  const sum = sumOf(sizes);
  console.log(`first load of lobby and table: ${(sum / 1024).toFixed(1)} KB gzip in ${sizes.size} files`);
  expect(sum).toBeGreaterThan(10_000);
  expect(sum).toBeLessThan(LIMIT);
  expect([...sizes.keys()].filter((name) => name.includes('carta'))).toEqual([]);
});
