import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@duskhall/kernel';
import type { Page } from 'playwright-core';
import { openHall } from './dev-server.ts';
import { openBrowser, SIZES, visitor } from './tests/browser.ts';
import { chanceOf, playQuickly, takeTurn, untilAsked } from './tests/play.ts';

/*
 * Takes pictures of the main screens into web/shots, for looking at: `npm run shots -w web`, or with some of the words
 * phone, tablet, desktop, en, ru, fr, dark, light, contrast to take only those.
 */
const folder = fileURLToPath(new URL('shots/', import.meta.url));
mkdirSync(folder, { recursive: true });

const wanted = process.argv.slice(2);
const isWanted = (group: readonly string[], word: string) =>
  !group.some((other) => wanted.includes(other)) || wanted.includes(word);

const SIZE_NAMES = ['phone', 'tablet', 'desktop'] as const;
const LOCALES: readonly Locale[] = ['en', 'ru', 'fr'];
const THEMES = ['dark', 'light', 'contrast'] as const;
const MOVES = Number(process.env.MOVES ?? 14);

/** Plays so many random moves. */
async function playOn(page: Page, moves: number): Promise<void> {
  const chance = chanceOf(7);
  for (let i = 0; i < moves && (await untilAsked(page)); i++) await takeTurn(page, chance);
}

const hall = await openHall({ botDelay: [20, 60] });
const browser = await openBrowser();
for (const size of SIZE_NAMES.filter((name) => isWanted(SIZE_NAMES, name)))
  for (const locale of LOCALES.filter((name) => isWanted(LOCALES, name)))
    for (const theme of THEMES.filter((name) => isWanted(THEMES, name))) {
      const { page, context, complaints } = await visitor(
        browser,
        hall.url,
        { locale, theme },
        {
          viewport: SIZES[size],
          ...(size === 'phone' ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {}),
        },
      );
      const shoot = (name: string) => page.screenshot({ path: `${folder}${name}-${size}-${locale}-${theme}.png` });
      await page.goto('/');
      await page.locator('article').first().waitFor();
      await page.waitForTimeout(300);
      await shoot('lobby');
      await page.locator('article').first().locator('button').nth(1).click();
      await page.waitForTimeout(300);
      await shoot('new-table');
      await page.locator('dialog form button.primary').click();
      await page.locator('.seats').waitFor();
      await page.waitForTimeout(500);
      await shoot('table');
      await page.goto('/');
      await page.locator('article').first().locator('button.primary').click();
      await page.locator('.bar').waitFor();
      await page.waitForTimeout(800);
      await shoot('match-start');
      await playOn(page, MOVES);
      await page.waitForTimeout(500);
      await shoot('match');
      await page.keyboard.press('?');
      await page.waitForTimeout(400);
      await shoot('rules');
      await page.keyboard.press('Escape');
      await playQuickly(page, 5);
      await page.locator('dialog .winners').waitFor();
      await page.waitForTimeout(400);
      await shoot('end');
      const record = await page.locator('dialog a[href^="/r/"]').first().getAttribute('href');
      await page.goto(`${record}?at=60`);
      await page.locator('input[type=range]').waitFor();
      await page.waitForTimeout(800);
      await shoot('replay');
      await page.locator('header button').last().click();
      await page.locator('dialog .good').waitFor();
      await page.waitForTimeout(300);
      await shoot('check');
      await page.goto('/settings');
      await page.waitForTimeout(400);
      await shoot('settings');
      await page.goto('/');
      await page.locator('article').first().waitFor();
      await page.waitForTimeout(400);
      await shoot('lobby-later');
      if (complaints.length > 0) console.log(size, locale, theme, complaints);
      await context.close();
    }
await browser.close();
await hall.stop();
