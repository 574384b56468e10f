import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { emptyPage } from './browser.ts';
import { faultsOn, ON_SLIDE, ON_STAGE } from './overlaps.ts';

const configFile = join(import.meta.dirname, '../src/games-dev/vite.config.ts');
const outDir = mkdtempSync(join(tmpdir(), 'duskhall-stage-'));
let served: PreviewServer;
let browser: Browser;
beforeAll(async () => {
  await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  served = await preview({ configFile, build: { outDir }, preview: { port: 0, strictPort: false, host: '127.0.0.1' } });
  browser = await chromium.connect(inject('browsers')[Number(process.env.VITEST_POOL_ID) - 1]!);
});
afterAll(async () => {
  await served?.close();
  rmSync(outDir, { recursive: true });
});

const STAGES = [
  ...['roles', 'intro', 'dawn', 'day', 'sunset', 'debate', 'speech', 'defence', 'verdict'],
  ...['spared', 'words', 'secret', 'ballot'],
];
const SEATS = [6, 12, 16, 24];
/** How large a name is at least, in pixels of a screen 720 high. */
const NAME: { readonly [seats: number]: number } = { 6: 20, 12: 20, 16: 17, 24: 16 };

async function show(page: Page, query: string): Promise<void> {
  await page.evaluate((text) => (globalThis as unknown as { show(text: string): Promise<void> }).show(text), query);
  // The ring is measured first, then laid out.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

for (const height of [720, 1080, 2160])
  test(`on the stage nothing overlaps and nothing is cut off, ${height} pixels high`, async () => {
    const page = await emptyPage(browser, served.resolvedUrls!.local[0]!, {
      viewport: { width: (height * 16) / 9, height },
    });
    await page.goto('/?game=blood-vendetta&scene=screen-roles&motion=0');
    await page.locator('.bv.screen').waitFor();
    // Only boxes are measured: painting them would take most of the time.
    await page.addStyleTag({ content: 'html { visibility: hidden !important; }' });
    const found: string[] = [];
    for (const locale of height === 720 ? ['ru', 'fr', 'en'] : ['ru'])
      for (const seats of SEATS)
        for (const stage of STAGES) {
          const scene = `screen-${stage}-${seats}`;
          await show(page, `game=blood-vendetta&scene=${scene}&lang=${locale}&motion=0&names=long&news=12`);
          const faults = await page.evaluate(faultsOn, ON_STAGE);
          found.push(...faults.map((fault) => `${scene} ${locale}: ${fault}`));
          expect(await page.locator('.ring li').count(), scene).toBe(seats);
          const size = await page
            .locator('.name')
            .first()
            .evaluate((name) => Number.parseFloat(getComputedStyle(name).fontSize));
          expect(size, `${scene}: a name`).toBeGreaterThanOrEqual((NAME[seats]! * height) / 720 - 0.5);
        }
    for (const seats of [6, 12, 24]) {
      await show(page, `game=blood-vendetta&scene=screen-over-${seats}&lang=ru&motion=0&names=long`);
      const [next, place] = [page.locator('.slides nav .primary'), page.locator('.slides')];
      for (let slide = 1; ; slide++) {
        const faults = await page.evaluate(faultsOn, ON_SLIDE);
        found.push(...faults.map((fault) => `slide ${slide} of ${seats}: ${fault}`));
        if (await next.isDisabled()) break;
        await next.dispatchEvent('click');
        await place.and(page.locator(`[aria-label^="${slide + 1} "]`)).waitFor({ state: 'attached' });
      }
    }
    expect(found).toEqual([]);
    await page.context().close();
  });
