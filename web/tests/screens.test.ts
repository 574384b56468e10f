import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SIZES } from './browser.ts';
import { openTable, testHall } from './hall.ts';
import { chanceOf, playToEnd, takeTurn, untilAsked } from './play.ts';

const hall = testHall();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  impact: string;
  nodes: { html: string; failureSummary: string }[];
}

/** What axe-core calls serious or worse, besides what is inside one part of the page. */
async function violations(page: Page, besides = ''): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(
    async (exclude) => {
      const { axe } = globalThis as unknown as { axe: { run(context: object): Promise<{ violations: Finding[] }> } };
      return (await axe.run({ include: ['html'], exclude })).violations;
    },
    besides === '' ? [] : [besides],
  );
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`,
    );
}

for (const theme of ['dark', 'light', 'contrast'])
  for (const size of ['phone', 'desktop'] as const)
    test(`axe finds nothing serious by ${theme} on a ${size}`, async () => {
      const { page, complaints } = await hall.visit({ theme }, { viewport: SIZES[size] });
      for (const screen of ['/', '/settings', '/profile', '/credits', '/t/AAAAA']) {
        await page.goto(screen);
        await page.locator('h1').first().waitFor();
        if (screen === '/') await page.locator('article').first().waitFor();
        expect(await violations(page), screen).toEqual([]);
      }
      // That there is no such table was the point.
      complaints.length = 0;
      await openTable({ page } as Parameters<typeof openTable>[0], 'carta-impera-victoria', 3);
      await page.locator('.seats').waitFor();
      expect(await violations(page), 'table').toEqual([]);
      await page.goto('/');
      await page.locator('article').first().getByRole('button', { name: 'Play now against bots' }).click();
      await untilAsked(page);
      await takeTurn(page, chanceOf(1));
      // The board has tests of its own.
      expect(await violations(page, '.stage'), 'match').toEqual([]);
      await page.keyboard.press('?');
      await page.locator('dialog[open]').waitFor();
      expect(await violations(page, '.stage'), 'rules').toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Menu' }).click();
      expect(await violations(page, '.stage'), 'menu').toEqual([]);
    });

test('axe finds nothing serious at the end and in the replay', async () => {
  const { page } = await hall.visit();
  await page.goto('/');
  await page.locator('details.reference summary').click();
  await page.locator('article[data-game="tic-tac-toe"]').getByRole('button', { name: 'Play now against bots' }).click();
  await playToEnd(page, chanceOf(1));
  await page.locator('dialog .winners').waitFor();
  expect(await violations(page), 'end').toEqual([]);
  await page.getByRole('link', { name: 'Check this deal' }).click();
  await page.getByText('This deal is honest').waitFor();
  expect(await violations(page), 'check').toEqual([]);
  await page.keyboard.press('Escape');
  expect(await violations(page), 'replay').toEqual([]);
});

const LIMIT = 150 * 1024;
test('lobby and table load less than 150 KB of script and style', async () => {
  const { page } = await hall.visit();
  const sizes = new Map<string, number>();
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css)$/.test(pathname)) sizes.set(pathname, gzipSync(await response.body()).length);
  });
  await openTable({ page } as Parameters<typeof openTable>[0], 'carta-impera-victoria', 2);
  await page.waitForLoadState('networkidle');
  const sum = [...sizes.values()].reduce((a, b) => a + b, 0);
  console.log(`first load of lobby and table: ${(sum / 1024).toFixed(1)} KB gzip in ${sizes.size} files`);
  expect(sum).toBeGreaterThan(10_000);
  expect(sum).toBeLessThan(LIMIT);
  expect([...sizes.keys()].filter((name) => name.includes('carta'))).toEqual([]);
});
