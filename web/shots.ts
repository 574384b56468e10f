import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@duskhall/kernel';
import type { Scene } from './src/games-dev/scene.ts';
import { openBrowser, SIZES, visitor } from './tests/browser.ts';
import { untilAsked } from './tests/play.ts';
import { playScene } from './tests/scenes.ts';
import { openHall } from './tests/server.ts';

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

/** Two players in the middle of a match. */
const duel: Scene = {
  seats: 2,
  scenario: {
    hands: [
      ['science-ii', 'economy-ii', 'culture-ii'],
      ['military-ii', 'utopia-iii', 'science-i'],
    ],
    areas: [
      { military: 2, religion: 1, economy: 3, science: 4, culture: 2 },
      { military: 3, religion: 4, culture: 1, utopia: 2 },
    ],
    discard: ['military-i', 'religion-i', 'economy-i', 'science-i', 'utopia-iii'],
    coin: { holder: 0, source: 1, domain: 'religion' },
    step: 'play',
  },
};

const hall = await openHall({ botDelay: [20, 60] });
const browser = await openBrowser();
for (const size of SIZE_NAMES.filter((name) => isWanted(SIZE_NAMES, name)))
  for (const locale of LOCALES.filter((name) => isWanted(LOCALES, name)))
    for (const theme of THEMES.filter((name) => isWanted(THEMES, name))) {
      const phone = size === 'phone' ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {};
      const person = await visitor(browser, hall.url, { locale, theme }, { viewport: SIZES[size], ...phone });
      const { page, context, complaints } = person;
      const shoot = async (name: string) => {
        await page.waitForTimeout(400);
        await page.screenshot({ path: `${folder}${name}-${size}-${locale}-${theme}.png` });
      };
      const scene = async (laid: string | Scene, name: string) => {
        await playScene(hall, person, laid);
        await untilAsked(page);
        await shoot(name);
      };
      await page.goto('/');
      await page.locator('article').first().waitFor();
      await shoot('lobby');
      await page.locator('article').first().locator('button').nth(1).click();
      await shoot('new-table');
      await page.locator('dialog form button.primary').click();
      await page.locator('.seats').waitFor();
      await shoot('table');
      await page.locator('.seats button.primary').first().click();
      await page.waitForFunction(() => document.querySelector('.seats li.isEmpty') === null);
      await page.locator('.seats button.primary:not([disabled])').click();
      await untilAsked(page);
      await shoot('match-start');
      await scene(duel, 'match-2');
      await scene('mid', 'match-4');
      await scene('effects', 'effects');
      await scene('pick', 'draft');
      await page.locator('header button').first().click();
      await shoot('menu');
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await shoot('rules');
      await scene('hegemony', 'match-3');
      await page.locator('.civ .main').click();
      await page.locator('dialog .winners').waitFor();
      await shoot('end');
      const record = await page.locator('dialog a[href^="/r/"]').first().getAttribute('href');
      await page.goto(record!);
      await page.locator('input[type=range]').waitFor();
      await shoot('replay');
      for (const screen of ['settings', 'profile']) {
        await page.goto(`/${screen}`);
        await shoot(screen);
      }
      await page.goto('/');
      await page.locator('article').first().waitFor();
      await shoot('lobby-later');
      if (complaints.length > 0) console.log(size, locale, theme, complaints);
      await context.close();
    }
await browser.close();
await hall.stop();
