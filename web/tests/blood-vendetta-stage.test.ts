import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { emptyPage } from './browser.ts';
import { holdTimers } from './held-timers.ts';
import { faultsOn, ON_OVERLAY, ON_SLIDE, ON_STAGE } from './overlaps.ts';

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

const LANGUAGES = ['ru', 'fr', 'en'];

/** A stage, and what is wrong on it. */
async function faultsIn(page: Page, where: Parameters<typeof faultsOn>[0], what: string): Promise<string[]> {
  return (await page.evaluate(faultsOn, where)).map((fault) => `${what}: ${fault}`);
}

async function faultsOfStages(page: Page, locale: string, height: number): Promise<string[]> {
  const found: string[] = [];
  const scenes = SEATS.flatMap((seats) => STAGES.map((stage) => [`screen-${stage}-${seats}`, seats, 12] as const));
  for (const [scene, seats, news] of [...scenes, ['screen-busy', 24, 12] as const, ['screen-trials', 24, 0] as const]) {
    await show(page, `game=blood-vendetta&scene=${scene}&lang=${locale}&motion=0&names=long&news=${news}`);
    found.push(...(await faultsIn(page, ON_STAGE, `${scene} ${locale}`)));
    expect(await page.locator('.ring li').count(), scene).toBe(seats);
    const size = await page
      .locator('.name')
      .first()
      .evaluate((name) => Number.parseFloat(getComputedStyle(name).fontSize));
    expect(size, `${scene}: a name`).toBeGreaterThanOrEqual((NAME[seats]! * height) / 720 - 0.5);
  }
  return found;
}

/** Over a full table: a verdict when the last of 24 hands is told, the death after it, and how the game works. */
async function faultsOfOverlays(page: Page, locale: string): Promise<string[]> {
  const found: string[] = [];
  for (const votes of ['half', 'all']) {
    const scene = `screen-death-${votes}`;
    await show(page, `game=blood-vendetta&scene=${scene}&lang=${locale}&motion=0&names=long&news=12`);
    await page.locator('.stamp.isTold').waitFor({ state: 'attached' });
    expect(await page.locator('.side bdi').count(), scene).toBe(24);
    found.push(...(await faultsIn(page, ON_OVERLAY, `${scene} ${locale}, verdict`)));
    await page.locator('.beat').dispatchEvent('click');
    await page.locator('.is-death .role b').waitFor({ state: 'attached' });
    found.push(...(await faultsIn(page, ON_OVERLAY, `${scene} ${locale}, death`)));
  }
  for (const sides of ['many', 'two']) {
    const scene = `screen-how-${sides}`;
    await show(page, `game=blood-vendetta&scene=${scene}&lang=${locale}&motion=0&names=long`);
    for (let card = 1; card <= 4; card++) {
      found.push(...(await faultsIn(page, ON_OVERLAY, `${scene} ${locale}, card ${card}`)));
      // The last is not left: these cards are shown once a session.
      if (card === 4) break;
      await page.locator('.how nav .primary').dispatchEvent('click');
    }
  }
  return found;
}

async function faultsOfSlides(page: Page, locale: string, seats: number): Promise<string[]> {
  const found: string[] = [];
  await show(page, `game=blood-vendetta&scene=screen-over-${seats}&lang=${locale}&motion=0&names=long`);
  const [next, place] = [page.locator('.slides nav .primary'), page.locator('.slides')];
  for (let slide = 1; ; slide++) {
    found.push(...(await faultsIn(page, ON_SLIDE, `slide ${slide} of ${seats} ${locale}`)));
    if (await next.isDisabled()) return found;
    await next.dispatchEvent('click');
    await place.and(page.locator(`[aria-label^="${slide + 1} "]`)).waitFor({ state: 'attached' });
  }
}

for (const height of [720, 1080, 2160])
  test(`on the stage nothing overlaps and nothing is cut off, ${height} pixels high`, async () => {
    const page = await emptyPage(browser, served.resolvedUrls!.local[0]!, {
      viewport: { width: (height * 16) / 9, height },
    });
    await page.addInitScript(holdTimers);
    await page.goto('/?game=blood-vendetta&scene=screen-roles&motion=0');
    await page.locator('.bv.screen').waitFor();
    // Only boxes are measured, at rest: painting them would take most of the time.
    const content = 'html { visibility: hidden !important; } * { animation: none !important; }';
    await page.addStyleTag({ content });
    const found: string[] = [];
    for (const locale of height === 720 ? LANGUAGES : ['ru'])
      found.push(...(await faultsOfStages(page, locale, height)));
    for (const locale of LANGUAGES) found.push(...(await faultsOfOverlays(page, locale)));
    for (const seats of [6, 12, 24]) found.push(...(await faultsOfSlides(page, 'ru', seats)));
    if (height === 720) for (const locale of ['fr', 'en']) found.push(...(await faultsOfSlides(page, locale, 24)));
    expect(found).toEqual([]);
    await page.context().close();
  });
