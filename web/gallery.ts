import { fileURLToPath } from 'node:url';
import type { Locale } from '@duskhall/kernel';
import { SCENES as CARTA } from './src/games-dev/scenes/carta-impera-victoria.ts';
import { SCENES as EMPIRE } from './src/games-dev/scenes/vampire-empire.ts';
import { SCENES as VILLAGE } from './src/games-dev/scenes/vampire-village.ts';
import { openBrowser, SIZES, type Visitor, visitor } from './tests/browser.ts';
import { layTable } from './tests/hall.ts';
import { chanceOf, takeTurn, untilAsked } from './tests/play.ts';
import { startScenario } from './tests/seating.ts';
import { openHall } from './tests/server.ts';

/*
 * Takes the pictures of docs/images, on real pages at a real server: `npm run gallery`, or with some of their names to take
 * only those.
 */
const folder = fileURLToPath(new URL('../docs/images/', import.meta.url));
const wanted = process.argv.slice(2);
const hall = await openHall({ botDelay: [20, 60] });
const browser = await openBrowser();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const DESKTOP = { viewport: SIZES.desktop };

type Shown = (person: Visitor) => Promise<void>;
const EIGHT = ['king', 'bride', 'vampire', 'monk', 'hunter', 'leader', 'hunter', 'queen'];

/** Somebody at a table with bots, from a scenario. */
const scene =
  (game: string, seats: number, scenario: object, options: object = {}, after?: Shown): Shown =>
  async (person) => {
    await startScenario(hall, [['Wren', person]], { game, seats, options }, scenario, 'gallery');
    await person.page.locator('.stage .board-root').first().waitFor();
    await after?.(person);
  };
const inLobby: Shown = async ({ page }) => {
  await page.goto('/');
  await page.locator('article').first().waitFor();
};
const carta = (name: string, after?: Shown): Shown =>
  scene('carta-impera-victoria', CARTA[name]!.seats, CARTA[name]!.scenario!, {}, after);
const village = (name: string): Shown => scene('vampire-village', VILLAGE[name]!.seats, VILLAGE[name]!.scenario!);
/** The vampire player sits on the first seat. */
const empire = (name: string, after?: Shown): Shown =>
  scene('vampire-empire', 2, EMPIRE[name]!.scenario!, { responseMode: 'always-ask' }, after);
const win: Shown = async ({ page }) => {
  await page.locator('.civ .main').click();
  await page.locator('dialog .winners').waitFor();
};

const PICTURES: { readonly [name: string]: [object, Locale, Shown] } = {
  'lobby-desktop': [DESKTOP, 'en', inLobby],
  'lobby-phone': [PHONE, 'ru', inLobby],
  'invitation-phone': [
    PHONE,
    'fr',
    async ({ page, context }) => {
      const host = await visitor(browser, hall.url, {}, DESKTOP);
      const { code } = await layTable(host, 'Ada', { game: 'vampire-village', seats: 4 });
      await host.context.close();
      await context.clearCookies();
      await page.goto(`/t/${code}`);
      await page.locator('.about-table a').waitFor();
    },
  ],
  'match-phone': [PHONE, 'en', carta('mid')],
  'match-desktop': [DESKTOP, 'en', carta('mid')],
  'story-phone': [
    PHONE,
    'en',
    carta('mid', async ({ page }) => {
      const chance = chanceOf(5);
      for (let i = 0; i < 4; i++) {
        await untilAsked(page);
        await takeTurn(page, chance);
      }
      await untilAsked(page);
    }),
  ],
  'effects-phone': [PHONE, 'ru', carta('effects')],
  'danger-phone': [PHONE, 'en', carta('danger')],
  'finale-phone': [PHONE, 'en', carta('hegemony', win)],
  'vampire-empire-phone': [PHONE, 'en', empire('night')],
  'vampire-empire-desktop': [DESKTOP, 'ru', empire('night')],
  'vampire-village-phone': [PHONE, 'en', village('pick-2')],
  'vampire-village-attack-phone': [PHONE, 'fr', village('attack')],
  'vampire-village-desktop': [DESKTOP, 'en', village('gifts')],
  'blood-vendetta-phone': [PHONE, 'en', scene('blood-vendetta', 8, { roles: EIGHT, cycle: 1, step: 'night' })],
  'blood-vendetta-secret-phone': [PHONE, 'en', scene('blood-vendetta', 8, { roles: EIGHT, cycle: 1, step: 'dawn' })],
  'lesson-phone': [
    PHONE,
    'en',
    async ({ page }) => {
      await page.goto('/lesson/carta-impera-victoria');
      await page.locator('[data-hints] .primary').click();
      await page.locator('.hinted').first().waitFor();
    },
  ],
  'rulebook-desktop': [
    DESKTOP,
    'en',
    async ({ page }) => {
      // The fonts of a first visit may come too late for it.
      await page.goto('/');
      await page.goto('/learn/vampire-village');
      const example = page.locator('.example').first();
      await example.scrollIntoViewIfNeeded();
      await example.getByRole('button', { name: 'Next', exact: true }).click();
      await example.evaluate((node) => node.scrollIntoView({ block: 'start' }));
    },
  ],
  'puzzle-phone': [
    PHONE,
    'en',
    async ({ page }) => {
      await page.goto('/puzzles/vampire-empire?theme=bluff');
      await page.locator('a[href^="/puzzle/"]').first().click();
      await page.locator('.stage .board-root').first().waitFor();
    },
  ],
};

for (const [name, [options, locale, show]] of Object.entries(PICTURES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const person = await visitor(browser, hall.url, { locale, speed: 0 }, options);
  await show(person);
  await person.page.evaluate(() => document.fonts.ready);
  await person.page.waitForTimeout(800);
  await person.page.screenshot({ path: `${folder}${name}.png` });
  if (person.complaints.length > 0) console.log(name, person.complaints);
  await person.context.close();
}
await browser.close();
await hall.stop();
