import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openBrowser, visitor } from './tests/browser.ts';
import { openHall } from './tests/server.ts';

/* Takes the pictures that a link to a rulebook is shown with, from the posters of the games: `npm run previews`. */
const GAMES = ['carta-impera-victoria', 'vampire-empire', 'vampire-village', 'blood-vendetta'];
/** What most previews show without cutting, in px. */
const SIZE = { width: 1200, height: 630 };
const folder = fileURLToPath(new URL('public/previews/', import.meta.url));

mkdirSync(folder, { recursive: true });
const hall = await openHall({});
const browser = await openBrowser();
const { page } = await visitor(browser, hall.url, { locale: 'en' }, { viewport: SIZE });
for (const game of GAMES) {
  await page.goto(`/learn/${game}`);
  const poster = page.locator('header .frame');
  await poster.evaluate((frame) => {
    Object.assign(frame.style, { position: 'fixed', inset: '0', maxHeight: 'none', height: '100%', zIndex: '99' });
    document.querySelector<HTMLElement>('h1')!.style.fontSize = '88px';
  });
  await page.evaluate(() => document.fonts.ready);
  // The first page of a new browser finds its fonts late.
  await page.waitForTimeout(800);
  await page.screenshot({ path: `${folder}${game}.jpg`, quality: 80 });
}
await browser.close();
await hall.stop();
