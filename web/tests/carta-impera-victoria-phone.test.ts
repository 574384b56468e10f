import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Scene } from '../src/games-dev/scene.ts';
import { SCENES } from '../src/games-dev/scenes/carta-impera-victoria.ts';
import { testHall } from './hall.ts';
import { untilAsked } from './play.ts';
import { playScene } from './scenes.ts';

const hall = testHall();
const NARROW = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

/** Somebody with a phone at a table that is set up. */
async function sit(scene: string | Scene, settings: object = {}, options: object = NARROW): Promise<Page> {
  const person = await hall.visit(settings, options);
  await playScene(hall.server, person, scene);
  await untilAsked(person.page);
  return person.page;
}
/** Seven or ten cards in hand, five of which have to be chosen. */
async function choosing(cards: number): Promise<Page> {
  const page = await sit(SCENES[`hand-${cards}`]!);
  const breakthrough = page.locator('.effects button', { hasText: 'Breakthrough' });
  await breakthrough.tap();
  await page.locator('.dock .main').tap();
  await expect.poll(() => page.locator('.hand button').count()).toBe(cards);
  return page;
}
/** What hides some of these, or is cut off by the edge of the screen. */
const hidden = (things: Locator): Promise<string[]> =>
  things.evaluateAll((nodes) =>
    nodes.flatMap((node) => {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      const inset = 4;
      const points = [left + inset, (left + right) / 2, right - inset].flatMap((x) =>
        [top + inset, (top + bottom) / 2, bottom - inset].map((y) => ({ x, y })),
      );
      const over = points.map(({ x, y }) => document.elementFromPoint(x, y)).find((found) => !node.contains(found));
      return over === undefined
        ? []
        : [`${node.textContent?.trim()} under ${over?.outerHTML.slice(0, 60) ?? 'nothing'}`];
    }),
  );
/** Pairs of a thing and a sign that lies over it. */
const covered = (page: Page, things: string, signs: string): Promise<string[]> =>
  page.evaluate(
    ([first, second]) => {
      const seen = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility({ visibilityProperty: true }));
      return seen(first).flatMap((thing) =>
        seen(second).flatMap((sign) => {
          const [a, b] = [thing.getBoundingClientRect(), sign.getBoundingClientRect()];
          const isOver = a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
          return isOver ? [`${sign.className} over ${thing.outerHTML.slice(0, 60)}`] : [];
        }),
      );
    },
    [things, signs] as const,
  );

for (const cards of [7, 10])
  test(`none of ${cards} cards is covered, chosen or not`, async () => {
    const page = await choosing(cards);
    const hand = page.locator('.hand button');
    expect(await hidden(hand)).toEqual([]);
    for (const place of [0, 2, 3, 5, 6]) await hand.nth(place).tap();
    await expect.poll(() => page.locator('.hand .isUp').count()).toBe(5);
    expect(await hidden(hand)).toEqual([]);
    const boxes = await hand.evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().width));
    expect(Math.min(...boxes)).toBeGreaterThanOrEqual(44);
    expect(Math.max(...boxes) - Math.min(...boxes)).toBeLessThan(1);
  });

for (const locale of ['en', 'ru', 'fr'])
  test(`with every effect listed the hand stays, and each effect is told in full, in ${locale}`, async () => {
    const page = await sit('effects', { locale });
    expect(await hidden(page.locator('.hand button'))).toEqual([]);
    const cut = await page
      .locator('.effect :is(b, small)')
      .evaluateAll(
        (nodes) =>
          nodes.filter(
            (node) => node.scrollHeight > node.clientHeight + 1 || getComputedStyle(node).overflow !== 'visible',
          ).length,
      );
    expect(cut).toBe(0);
    const last = page.locator('.effect').last();
    await last.scrollIntoViewIfNeeded();
    expect(await hidden(last)).toEqual([]);
    expect(await hidden(page.locator('.hand button'))).toEqual([]);
  });

test('a check mark stands on what is chosen alone', async () => {
  const page = await sit('effects');
  await page.locator('.effect', { hasText: 'Embargo' }).tap();
  await page.locator('.cell.isTarget').first().waitFor();
  expect(await page.locator('.civ .mark').count()).toBe(0);
  expect(
    await page.locator('.civ .isTarget').evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).boxShadow)),
  ).not.toContain('none');
  await page.locator('.cell.isTarget').last().tap();
  await untilAsked(page);
  await page.locator('.effect', { hasText: 'Inquisition' }).tap();
  await page.locator('.who.isNamed').first().waitFor();
  expect(await page.locator('.civ .mark').count()).toBe(0);
  await page.locator('.who.isNamed').first().tap();
  await expect.poll(() => page.locator('.who[aria-pressed="true"] .mark').count()).toBe(1);
});

for (const scene of ['mid', 'danger'])
  test(`counts and diamonds of opponents are covered by nothing: ${scene}`, async () => {
    const page = await sit(scene);
    const signs = '.civ .others :is(.badge, .coin, .turn:not(.isOff), .first, .person > *, .mark)';
    expect(await covered(page, '.civ .cell .pips > span, .civ .cell .count, .civ .backs b', signs)).toEqual([]);
    expect(await hidden(page.locator('.civ .backs b'))).toEqual([]);
  });

test('the hint about diamonds does not cover them', async () => {
  const page = await sit('mid', { hasHints: true });
  const hint = page.locator('[data-hints]');
  while (!(await hint.innerText()).includes('Thresholds')) await hint.locator('.primary').tap();
  await expect.poll(() => covered(page, '.civ .pips, .civ .backs b', '[data-hints]')).toEqual([]);
});

test('who wins with one card more is told in words, and the column is marked', async () => {
  const page = await sit('danger');
  await page.locator('.civ .stakes').getByText('wins with 1 more Military').waitFor();
  const near = page.locator('.civ .isNear:is(button)');
  expect(await near.evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).dataset.domain))).toEqual([
    'military',
    'utopia',
  ]);
  expect(await near.first().evaluate((node) => getComputedStyle(node).outlineStyle)).toBe('solid');
  await page.locator('.civ .stakes').tap();
  await page.locator('dialog').getByText('9 cards left in the deck').waitFor();
});

/** Counts the beams that are ever drawn. */
const countBeams = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.beams = '0';
    new MutationObserver((changes) => {
      const drawn = changes
        .flatMap(({ addedNodes }) => [...addedNodes])
        .filter((node) => node instanceof Element && node.matches('[data-beam]'));
      const { dataset } = document.documentElement;
      dataset.beams = String(Number(dataset.beams) + drawn.length);
    }).observe(document.querySelector('.civ')!, { childList: true, subtree: true });
  });
for (const [speed, beams] of [
  [120, 4],
  [0, 0],
] as const)
  test(`an Attack is shown where it hits, at speed ${speed}`, async () => {
    const page = await sit('effects', { speed });
    await countBeams(page);
    await page.locator('.effect', { hasText: 'Attack' }).tap();
    await page.locator('.column[data-domain="culture"].isTarget').tap();
    await expect.poll(() => page.locator('.cell[data-domain="culture"] .count').first().innerText()).toMatch(/^0/);
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.beams)).toBe(String(beams));
  });

test('a card is dragged to its place', async () => {
  const page = await sit('mid', {}, { viewport: { width: 1440, height: 900 } });
  const card = (await page.locator('.hand .isPossible').first().boundingBox())!;
  const mine = (await page.locator('.civ .mine').boundingBox())!;
  const held = await page.locator('.hand button').count();
  await page.mouse.move(card.x + 20, card.y + 30);
  await page.mouse.down();
  await page.mouse.move(card.x + 60, card.y - 60, { steps: 4 });
  const [copy] = await page
    .locator('.pulled-copy')
    .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().toJSON()));
  expect(copy!.left).toBeLessThan(card.x + 60);
  expect(copy!.right).toBeGreaterThan(card.x + 60);
  await page.mouse.move(mine.x + mine.width / 2, mine.y + mine.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => page.locator('.hand button').count()).toBe(held - 1);
  expect(await page.locator('.pulled-copy').count()).toBe(0);
});

test('an Embargo is dragged onto a column', async () => {
  const page = await sit('effects', {}, { viewport: { width: 1440, height: 900 } });
  await page.locator('.effect', { hasText: 'Embargo' }).click();
  const held = (await page.locator('.held[data-card]').boundingBox())!;
  const cell = page.locator('.cell[data-domain="military"]').first();
  const to = (await cell.boundingBox())!;
  await page.mouse.move(held.x + 10, held.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 20, { steps: 4 });
  await page.mouse.up();
  await cell.locator('.embargo').waitFor();
});

test('a card on which the mouse rests is shown large', async () => {
  const page = await sit('mid', {}, { viewport: { width: 1440, height: 900 } });
  await page.locator('.hand button').first().hover();
  await page.locator('.peek').waitFor();
  await page.mouse.move(5, 5);
  await page.locator('.peek').waitFor({ state: 'detached' });
});
