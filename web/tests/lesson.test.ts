import { expect, test } from 'vitest';
import { SIZES, type Visitor } from './browser.ts';
import { testHall } from './hall.ts';

const hall = testHall();
const SMALL = { width: 360, height: 740 };

/** What the lesson says now, and how far it is. */
const guideOf = ({ page }: Visitor) => page.locator('[data-hints]');
const titleOf = (visitor: Visitor) => guideOf(visitor).locator('h3').innerText();
const placeOf = (visitor: Visitor) => guideOf(visitor).locator('.count').innerText();

/** By locale: how the steps of Carta Impera Victoria are answered, by taps alone. */
const WORDS = {
  en: { next: 'Next', finish: 'Finish', effects: ['Development', 'Attack', 'Embargo'], last: 'Play the last rounds' },
  ru: { next: 'Дальше', finish: 'Завершить', effects: ['Разработка', 'Атака', 'Эмбарго'], last: 'Доиграть партию' },
  fr: {
    next: 'Suivant',
    finish: 'Terminer',
    effects: ['Développement', 'Attaque', 'Embargo'],
    last: 'Jouer les derniers tours',
  },
} as const;

for (const [locale, words] of Object.entries(WORDS))
  for (const viewport of [SMALL, SIZES.desktop])
    test(`Carta Impera Victoria is learned by taps, in ${locale}, ${viewport.width} px wide`, async () => {
      const visitor = await hall.visit({ locale }, { viewport });
      const { page } = visitor;
      await page.goto('/learn/carta-impera-victoria');
      await page.locator('a[href="/lesson/carta-impera-victoria"]').click();
      await guideOf(visitor).waitFor();
      /** Nothing that the lesson points at lies under its card. */
      const isFree = () =>
        page.evaluate(() => {
          const card = document.querySelector('[data-hints]')!.getBoundingClientRect();
          return [...document.querySelectorAll('.hinted')].map((spot) => {
            const { top, bottom, left, right } = spot.getBoundingClientRect();
            const isAside = left >= card.right || right <= card.left;
            return isAside || Math.min(bottom, card.bottom) - Math.max(top, card.top) < (bottom - top) / 3;
          });
        });
      const on = async (step: number) => {
        await expect.poll(() => placeOf(visitor)).toBe(`${step} / 12`);
        // It moves once it knows its size.
        await expect.poll(isFree, { message: await titleOf(visitor) }).not.toContain(false);
      };
      const next = () => guideOf(visitor).getByRole('button', { name: words.next }).click();
      const play = async (domain: string) => {
        const card = page.locator(`.civ .hand [data-domain="${domain}"]`).first();
        await card.click();
        await page.locator('.civ .front .main').click();
      };
      const use = (effect: string) => page.locator('.civ .effect', { hasText: effect }).click();
      const column = (domain: string) => page.locator(`.civ .mine button[data-domain="${domain}"]`).click();
      const finish = () => page.locator('.civ .front .main', { hasText: words.finish }).click();
      const send = () => page.locator('.civ .front .main:not([disabled])').click();

      await on(1);
      await next();
      await on(2);
      // Something else is answered kindly, and nothing is played.
      await play('culture');
      await page.locator('.notice').waitFor();
      await page.locator('.notice button').last().click();
      await on(2);
      await play('economy');
      await on(3);
      // Left and resumed.
      await page.reload();
      await on(3);
      await next();
      await on(4);
      await use(words.effects[0]);
      await column('religion');
      await page.locator('.civ .hand [data-domain="science"]').first().click();
      await send();
      await on(5);
      await finish();
      await on(6);
      await next();
      await on(7);
      await use(words.effects[1]);
      await column('culture');
      await on(8);
      await next();
      await on(9);
      await use(words.effects[2]);
      await page.locator('.civ .others button[data-domain="military"]').click();
      await on(10);
      await finish();
      await on(11);
      await play('science');
      await finish();
      await on(12);
      await guideOf(visitor).getByRole('button', { name: words.last }).click();
      await page.waitForURL(/\/local\//);
      await page.locator('.civ .hand button').first().waitFor();
    });
