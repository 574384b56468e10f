import type { Locale } from '@duskhall/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { SIZES, type Visitor } from './browser.ts';
import { testHall } from './hall.ts';
import { untilAsked } from './play.ts';
import { playScene } from './scenes.ts';

const hall = testHall();
const SMALL = { width: 360, height: 740 };
const isLong = process.env.LONG_TESTS === '1';

/** Reads from top to bottom, so that every picture is drawn. */
async function readThrough(page: Page): Promise<void> {
  const step = page.viewportSize()!.height;
  const length = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < (await length()); y += step) {
    await page.evaluate((to) => {
      scrollTo(0, to);
      // What has come near is told when the next frame is drawn.
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, y);
  }
}

async function read(game: string, locale: Locale, viewport: { width: number; height: number }): Promise<Visitor> {
  const visitor = await hall.visit({ locale }, { viewport });
  await visitor.page.goto(`/learn/${game}`);
  await visitor.page.locator('#course').waitFor();
  await readThrough(visitor.page);
  return visitor;
}

const READERS: readonly [game: string, locale: Locale, viewport: { width: number; height: number }][] = [
  ['carta-impera-victoria', 'en', SMALL],
  ['vampire-empire', 'fr', SIZES.desktop],
  ['vampire-village', 'ru', SMALL],
  ['blood-vendetta', 'ru', SIZES.desktop],
];
for (const [game, locale, viewport] of READERS)
  test(`the rulebook of ${game} in ${locale}, ${viewport.width} px wide, draws all it has`, async () => {
    const { page } = await read(game, locale, viewport);
    const undrawn = await page
      .locator('figure, .picture')
      .evaluateAll((pictures) =>
        pictures.filter((picture) => picture.childElementCount === 0).map((picture) => picture.parentElement!.id),
      );
    expect(undrawn).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    // Boards are made for one at a time: what they name by an id must not stand there twice. Gradients may: they are alike.
    const ids = await page.locator('[id]:not(svg *)').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    if (isLong || game === 'carta-impera-victoria') expect(await violations(page)).toEqual([]);
  });

test('a rulebook is searched, and its examples are gone through', async () => {
  const { page } = await hall.visit({}, { viewport: SIZES.desktop });
  await page.goto('/learn/carta-impera-victoria');
  await page.locator('#course').waitFor();
  const sections = page.locator('section.rule');
  const all = await sections.count();
  await page.getByRole('searchbox').fill('embargo');
  await expect.poll(() => sections.count()).toBeLessThan(all / 2);
  for (const text of await sections.allInnerTexts()) expect(text.toLowerCase()).toContain('embargo');
  await page.getByRole('searchbox').fill('xyzzy');
  await page.getByText('No section contains these words.').waitFor();
  await page.getByRole('searchbox').fill('');
  const example = page.locator('.example').first();
  await example.scrollIntoViewIfNeeded();
  const label = () => example.getByRole('img').first().getAttribute('aria-label');
  const before = await label();
  await example.getByRole('button', { name: 'Next', exact: true }).click();
  expect(await label()).not.toBe(before);
  await example.getByRole('button', { name: 'Back', exact: true }).click();
  expect(await label()).toBe(before);
});

test('a link to a section leads there, also when pictures above are drawn later', async () => {
  const { page } = await hall.visit({}, { viewport: SIZES.desktop });
  await page.goto('/');
  await page.goto('/learn/carta-impera-victoria#CIV-5.8');
  const top = (rule: string) =>
    page.locator(`[id="${rule}"] > h2`).evaluate((node) => node.getBoundingClientRect().top);
  await page.locator('[id="CIV-5.8"] figure [role=img]').first().waitFor();
  await expect.poll(() => top('CIV-5.8')).toBeLessThan(200);
  expect(await top('CIV-5.8')).toBeGreaterThanOrEqual(0);
  await page.locator('nav.contents a[href="#CIV-6.5"]').click();
  await page.locator('[id="CIV-6.5"] figure [role=img]').first().waitFor();
  await expect.poll(() => top('CIV-6.5')).toBeLessThan(200);
});

test('on paper nothing is left out, and nothing to be clicked is printed', async () => {
  const { page } = await hall.visit({}, { viewport: SIZES.desktop });
  await page.goto('/learn/vampire-village');
  await page.locator('#course').waitFor();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.locator('figure:empty').count()).toBe(0);
  for (const button of await page.getByRole('button', { name: /^(Print|Next|Play)$/ }).all())
    expect(await button.isVisible()).toBe(false);
});

test('in a match the rules show the paragraph with its picture', async () => {
  const person = await hall.visit();
  await playScene(hall.server, person, 'effects');
  const { page } = person;
  await untilAsked(page);
  await page.keyboard.press('?');
  const target = page.locator('dialog .isTarget');
  await target.locator('figure [role=img]').first().waitFor();
  expect(await target.locator('> p').innerText()).not.toBe('');
});
