import { LOCALES } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { SIZES } from './browser.ts';
import { testHall } from './hall.ts';
import { path as vendetta } from './lesson/blood-vendetta.ts';
import { path as carta } from './lesson/carta-impera-victoria.ts';
import { learnerOf, type Path } from './lesson/learner.ts';
import { path as empire } from './lesson/vampire-empire.ts';
import { path as village } from './lesson/vampire-village.ts';

const hall = testHall();
const SMALL = { width: 360, height: 740 };
const PATHS: { readonly [game: string]: Path } = {
  'carta-impera-victoria': carta,
  'vampire-empire': empire,
  'vampire-village': village,
  'blood-vendetta': vendetta,
};
/** In the short run each language has one of the two sizes in each game. */
const isLong = process.env.LONG_TESTS === '1';

for (const [g, [game, path]] of Object.entries(PATHS).entries())
  for (const [l, locale] of LOCALES.entries())
    for (const [v, viewport] of [SMALL, SIZES.desktop].entries())
      test.runIf(isLong || (g + l + v) % 2 === 0)(
        `${game} is learned by taps, in ${locale}, ${viewport.width} px wide`,
        async () => {
          const visitor = await hall.visit({ locale }, { viewport });
          const { page } = visitor;
          await page.goto(`/learn/${game}`);
          await page.locator(`a[href="/lesson/${game}"]`).click();
          await page.locator('[data-hints]').waitFor();
          if (locale === 'en') expect(await violations(page)).toEqual([]);
          const learner = learnerOf(visitor, locale);
          await path(learner);
          await learner.next();
          await page.waitForURL(/\/local\//);
          await page.locator('.stage .board-root').first().waitFor();
          await page.goto(`/learn/${game}`);
          await page.locator(`a[href="/lesson/${game}"]`).waitFor();
        },
      );
