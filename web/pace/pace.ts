import { loadavg } from 'node:os';
import { openBrowser, SIZES, visitor } from '../tests/browser.ts';
import { HANDS, playLikePerson } from './person.ts';

/*
 * Plays a whole match of each game against bots at normal speed and reports how much of it was waiting, and the taps:
 * `npm run pace -- http://localhost:8080`, then games' names to play only those, `table` to play at a table that is filled
 * with bots instead, and `minutes=8` to stop a match after that time.
 */
const [url, ...words] = process.argv.slice(2);
if (url === undefined) throw new Error('name the address of a server: npm run pace -- http://localhost:8080');
const named = words.filter((word) => Object.hasOwn(HANDS, word));
const minutes = Number(words.find((word) => word.startsWith('minutes='))?.slice(8) ?? 20);
const isAtTable = words.includes('table');

const browser = await openBrowser();
console.log('| game | seconds | waiting | taps | load |\n|---|---|---|---|---|');
for (const game of named.length > 0 ? named : Object.keys(HANDS)) {
  const options = { viewport: SIZES.phone, hasTouch: true, isMobile: true };
  // The page's own speed: nothing is set.
  const { page, context } = await visitor(browser, url, { speed: 250 }, options);
  await page.goto('/');
  const tile = page.locator(`article[data-game="${game}"]`);
  await tile.waitFor();
  if (isAtTable) {
    await tile.getByRole('button', { name: /Open a table|With friends/ }).click();
    await page.locator('dialog form button.primary').click();
    await page.locator('main .code').first().waitFor();
    await page.getByRole('button', { name: 'Fill with bots' }).click();
    await page.getByRole('button', { name: 'Start the match' }).click();
  } else await tile.getByRole('button', { name: /^Play/ }).first().click();
  await page.locator('.stage button').first().waitFor();
  const { seconds, waited, taps, isOver } = await playLikePerson(page, HANDS[game]!, 7, minutes * 60_000);
  const share = `${Math.round((100 * waited) / seconds)} %`;
  const load = loadavg()[0]!.toFixed(1);
  console.log(`| ${game}${isOver ? '' : ' (not finished)'} | ${Math.round(seconds)} | ${share} | ${taps} | ${load} |`);
  await context.close();
}
await browser.close();
