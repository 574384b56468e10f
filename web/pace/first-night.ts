import type { Page } from 'playwright-core';
import { openBrowser, SIZES, visitor } from '../tests/browser.ts';

/*
 * How long eight people who have never played need from opening the laptop to the first night, if each reads every word that
 * comes into view at 200 words a minute: `npm run first-night -- http://localhost:8080`. The pages run as fast as they can;
 * what is counted is the people's time, in seconds, and the time that the rules keep the last step open.
 */
const [WORD, LOOK, TAP] = [60 / 200, 1.5, 1];
/** To point a camera at the code, and to type a name. */
const [SCAN, TYPE] = [10, 5];
/** VN-4.13.5, VN-4.13.6: what a step lasts on average when all have finished, and the beat with which the next begins. */
const LULL = 3.5 + 1;
const NAMES = ['Anna', 'Boris', 'Chloé', 'Daria', 'Emil', 'Fay', 'Greta', 'Hugo'];

const [url] = process.argv.slice(2);
if (url === undefined) throw new Error('name the address of a server: npm run first-night -- http://localhost:8080');

/** Somebody at a page: how late it is for them, and what they have read. */
interface Reader {
  page: Page;
  time: number;
  words: number;
  known: Set<string>;
}

/** The lines of text in view. */
const linesOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: string[] = [];
    const dialog = document.querySelector('dialog[open]');
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement!;
      const { top, bottom, width } = element.getBoundingClientRect();
      const isInView =
        width > 1 && bottom > 0 && top < innerHeight && element.checkVisibility({ visibilityProperty: true });
      if (isInView && (dialog === null || dialog.contains(element))) lines.push(node.textContent!.trim());
    }
    return lines;
  });

async function read(reader: Reader): Promise<void> {
  const fresh = (await linesOn(reader.page)).filter((line) => !reader.known.has(line));
  for (const line of fresh) reader.known.add(line);
  const words = fresh
    .join(' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length;
  reader.words += words;
  reader.time += LOOK + WORD * words;
}
async function tap(reader: Reader, selector: string): Promise<void> {
  const button = reader.page.locator(selector).first();
  await button.waitFor();
  await read(reader);
  await button.click();
  reader.time += TAP;
}

const browser = await openBrowser();
async function open(options: object, time: number): Promise<Reader> {
  const { page } = await visitor(browser, url!, {}, options);
  return { page, time, words: 0, known: new Set() };
}
const log = (what: string, seconds: number) => console.log(`| ${what} | ${Math.round(seconds)} |`);

const laptop = await open({ viewport: SIZES.desktop }, 0);
await laptop.page.goto('/');
await tap(
  laptop,
  'article[data-game="blood-vendetta"] button:has-text("With friends"), article[data-game="blood-vendetta"] button:has-text("Open a table")',
);
await laptop.page.locator('dialog form').waitFor();
await laptop.page.locator('dialog select[name="seats"]').selectOption('8');
laptop.time += TAP;
await tap(laptop, 'dialog form button.primary');
const code = (await laptop.page.locator('.join .code').innerText()).trim();
console.log('| moment | seconds |\n|---|---|');
log(`the code is on the screen (${laptop.words} words)`, laptop.time);

const phones: Reader[] = [];
for (const name of NAMES) {
  const phone = await open({ viewport: SIZES.phone, isMobile: true, hasTouch: true }, laptop.time + SCAN);
  await phone.page.goto(`/t/${code}`);
  await phone.page.locator('#name').fill(name);
  phone.time += TYPE;
  await tap(phone, 'form button.primary');
  await phone.page.locator('#name').waitFor({ state: 'detached' });
  await tap(phone, 'main button.primary:not([disabled])');
  phones.push(phone);
}
const latest = (readers: readonly Reader[]) => Math.max(...readers.map(({ time }) => time));
log(`everybody sits and is ready (${Math.max(...phones.map(({ words }) => words))} words)`, latest(phones));

laptop.time = Math.max(laptop.time, latest(phones));
await tap(laptop, '.start');
log('the roles are dealt', laptop.time);
const dealt = laptop.time;
for (const phone of phones) {
  phone.time = dealt;
  await phone.page.locator('.secret .covered button').waitFor();
  await read(phone);
  const { x, y, width, height } = (await phone.page.locator('.secret .covered button').boundingBox())!;
  await phone.page.mouse.move(x + width / 2, y + height / 2);
  await phone.page.mouse.down();
  await read(phone);
  await phone.page.mouse.up();
  phone.time += TAP;
}
for (const { page } of phones) await page.locator('.secret .confirm').click();
log('everybody knows role and clan', latest(phones) + TAP);
await phones[0]!.page.locator('[data-stage="debate"]').waitFor();
log('the first night begins', latest(phones) + TAP + LULL);
await browser.close();
