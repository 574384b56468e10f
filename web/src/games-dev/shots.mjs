/*
 * Pictures of boards, with the harness running: GAME=tic-tac-toe node web/src/games-dev/shots.mjs <folder> [scene,…] [size,…] [lang,…] [theme]
 */
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';

const game = process.env.GAME ?? 'carta-impera-victoria';
const port = process.env.PORT ?? 5199;
const [folder = '/tmp/shots', scenes = 'mid', sizes = 'phone', languages = 'en', theme = 'dark', extra = ''] =
  process.argv.slice(2);
const SIZES = {
  phone: [390, 844],
  small: [360, 640],
  narrow: [360, 740],
  tablet: [768, 1024],
  desktop: [1440, 900],
  laptop: [1366, 768],
  tv: [1920, 1080],
};
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const size of sizes.split(',')) {
  const [width, height] = SIZES[size];
  const page = await browser.newPage({ viewport: { width, height } });
  page.on('pageerror', (error) => console.log('ERROR', error.message));
  page.on('console', (message) => message.type() === 'error' && console.log('CONSOLE', message.text()));
  for (const scene of scenes.split(','))
    for (const lang of languages.split(',')) {
      await page.goto(
        `http://127.0.0.1:${port}/?game=${game}&scene=${scene}&lang=${lang}&theme=${theme}&motion=0${extra}`,
      );
      await page.waitForSelector('.stage > *');
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(250);
      const { wide, tall } = await page.evaluate(() => {
        const main = document.querySelector('.stage');
        return { wide: main.scrollWidth - main.clientWidth, tall: main.scrollHeight - main.clientHeight };
      });
      if (wide > 0 || tall > 0) console.log(`${scene} ${size} ${lang}: overflows by ${wide} × ${tall}`);
      await page.screenshot({ path: `${folder}/${scene}-${size}-${lang}-${theme}.png` });
    }
  await page.close();
}
await browser.close();
