import { fileURLToPath } from 'node:url';
import { openBrowser, visitor } from './tests/browser.ts';
import { layTable } from './tests/hall.ts';
import { openHall } from './tests/server.ts';

/*
 * Takes the pictures `evening-*.jpg` of docs/images: moments of an evening of bots on the table's screen. An evening in which
 * something does not happen leaves its picture as it was. `npm run gallery:evening`
 */
const folder = fileURLToPath(new URL('../docs/images/', import.meta.url));
const SEATS = 8;
const OPTIONS = {
  ...{ set: 'advanced', roleReadSeconds: 4, introSeconds: 2, phaseSeconds: 4, clanSeconds: 4, cardSeconds: 1 },
  ...{ debateSeconds: 20, debateSecondsEach: 1, defenceSeconds: 5, voteSeconds: 4, lastWordsSeconds: 5 },
};
const hall = await openHall({ botDelay: [100, 400] });
const browser = await openBrowser();
const host = await visitor(browser, hall.url, {}, { viewport: { width: 1280, height: 720 } });
const { page } = host;

const taken = new Set<string>();
async function take(name: string, after: number): Promise<void> {
  if (taken.has(name)) return;
  taken.add(name);
  await page.waitForTimeout(after);
  await page.screenshot({ path: `${folder}evening-${name}.jpg`, quality: 84 });
}

const { code } = await layTable(host, 'Host', { game: 'blood-vendetta', seats: SEATS, options: OPTIONS });
await page.goto('/');
await page.goto(`/screen/${code}`);
await page.getByRole('button', { name: 'Fill with bots' }).click();
await page.getByRole('button', { name: 'Start the match' }).click();
await page.locator('.how').waitFor();
await take('how-it-works', 800);
await page.getByRole('button', { name: 'Skip all' }).click();

/** What the screen shows, and how long to wait until it is all there. */
const MOMENTS: readonly (readonly [selector: string, name: string, after: number])[] = [
  ['.beat.is-verdict', 'verdict', 3600],
  ['.beat.is-death', 'death', 3000],
  ['.isLast', 'last-words', 500],
  ['path.line', 'debate', 900],
  ['[data-phase="day"]', 'day', 700],
  ['[data-phase="dawn"]', 'dawn', 700],
];
while ((await page.locator('.slides').count()) === 0) {
  for (const [selector, name, after] of MOMENTS) {
    // What happens under a beat is not seen.
    const stage = selector.startsWith('.beat') ? '.bv.screen' : '.bv.screen:not(:has(.beat))';
    if (!taken.has(name) && (await page.locator(`${stage}:has(${selector}), ${stage}${selector}`).count()) > 0)
      await take(name, after);
  }
  await page.waitForTimeout(100);
}
for (const kind of ['winner', 'cast', 'awards', 'decisive', 'suspicion']) {
  await page.locator(`.slide.is-${kind}`).waitFor();
  await take(kind, 5000);
  await page.keyboard.press('ArrowRight');
}
await browser.close();
await hall.stop();
