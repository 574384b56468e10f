import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SCENES } from '../src/games-dev/scenes/vampire-village.ts';
import { testHall } from './hall.ts';
import { sitAt } from './vampire-village-table.ts';

const hall = testHall();
const PHONE = { width: 360, height: 740 };
const sceneOf = (name: string): object => SCENES[name]!.scenario!;
const dock = (page: Page, name: string | RegExp) => page.locator('.dock').getByRole('button', { name });
const lot = (page: Page, name: string | RegExp) => page.locator('.mine').getByRole('button', { name });

async function onPhones(seats: number, scenario: object, settings: object = {}): Promise<Page[]> {
  const people = await sitAt(hall, seats, scenario, settings);
  for (const { page } of people) await page.setViewportSize(PHONE);
  return people.map(({ page }) => page);
}
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!];
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 3 });
  await page.mouse.up();
}
const keep = async (page: Page, card: number): Promise<void> => {
  await page.locator('.hand button').nth(card).click();
  await dock(page, /^Keep|^Оставить/).click();
};

test('the card being laid is shown, places say what it brings, and it can be dragged there', async () => {
  const [anna, boris] = (await onPhones(2, sceneOf('pick-2'))) as [Page, Page];
  await keep(anna, 1);
  await keep(boris, 0);
  const held = anna.locator('.hand').getByRole('button', { name: 'Main Street, yellow' });
  await held.waitFor();
  const place = lot(anna, /^row 2, column 1, free place, brings 3 villagers/);
  await expect.poll(() => place.innerText()).toContain('+3');
  expect(await place.innerText()).toContain('−3 against witches');
  await drag(anna, held, place);
  await lot(anna, /^row 2, column 1, Main Street, yellow, 3 villagers/).waitFor();
  await dock(anna, 'Lay it here').click();
  await anna.getByText('1 of 2 ready').first().waitFor();
});

test('a card of the hand is dragged to where it would lie', async () => {
  const [anna] = (await onPhones(2, sceneOf('pick-2'))) as [Page];
  const card = anna.locator('.hand').getByRole('button', { name: /^Main Street/ });
  await drag(anna, card, lot(anna, /^row 2, column 2, empty|Frost Gate/).first());
  await drag(anna, card, lot(anna, /^row 2, column 4, free place/));
  await lot(anna, /^row 2, column 4, Main Street, yellow, 3 villagers/).waitFor();
  await dock(anna, 'Keep Main Street').waitFor();
});

test('whoever gives creatures sees what they would meet, and drags them', async () => {
  const draws = [['vampire-2', 'werewolf-grey', 'demon-ruin']];
  const villages = [['start-frost-gate@0,0:2'], ['start-ember-gate@0,0:2'], ['start-river-gate@0,0:2']];
  const [anna] = (await onPhones(3, { step: 'creatures', villages, draws })) as [Page];
  const boris = anna.locator('.slots').getByRole('button', { name: /^To Boris/ });
  await expect.poll(() => boris.innerText()).toContain('vampires: defence 2');
  await anna
    .locator('.drawn')
    .getByRole('button', { name: /Vampire Servant/ })
    .click();
  await expect.poll(() => boris.innerText()).toContain('vampires: 2 against 2: is held');
  await drag(anna, anna.locator('.drawn button').nth(1), anna.locator('.slots button').nth(2));
  await anna
    .locator('.slots')
    .getByRole('button', { name: /^To Chloé: Grey Werewolf/ })
    .waitFor();
});

test('five villages and long Russian names stay inside the screen, and everything can be hit with a thumb', async () => {
  const draws = [['vampire-1', 'demon-slayer', 'werewolf-grey']];
  const [anna] = (await onPhones(5, { step: 'creatures', draws }, { locale: 'ru' })) as [Page];
  const wide = await anna.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.vv .one b, .vv .slot, .vv .seat, .vv .one, .vv .to')]
      .filter((node) => node.scrollWidth > node.clientWidth + 1)
      .map((node) => node.textContent),
  );
  expect(wide).toEqual([]);
  const small = await anna.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.vv button:not(.shell-bar *)')]
      .map((node) => {
        const { width, height } = node.getBoundingClientRect();
        const reach = Number.parseFloat(getComputedStyle(node, '::after').inset) || 0;
        return { name: node.textContent!.trim(), width: width - 2 * reach, height: height - 2 * reach };
      })
      .filter(({ width, height }) => width < 43.5 || height < 43.5),
  );
  expect(small).toEqual([]);
});

test('what threatens stands in words, with a sign', async () => {
  const [anna] = (await onPhones(2, sceneOf('attack-2'))) as [Page];
  const stakes = anna.getByRole('list', { name: 'Danger and standing' });
  await stakes.getByText('Top side breaks: werewolves 5 against 3, 2 short').waitFor();
  expect(await stakes.locator('.sign').first().innerText()).toBe('!');
  await stakes.getByText('You lead with 15 points').waitFor();
});

test('a tick means chosen, nothing else', async () => {
  const [anna] = (await onPhones(2, sceneOf('attack-2'))) as [Page];
  await lot(anna, /Bakery.*can be chosen/).waitFor();
  expect(await anna.locator('.mine .mark').count()).toBe(0);
  await lot(anna, /Bakery.*can be chosen/).click();
  await lot(anna, /Bakery.*chosen/)
    .locator('.mark')
    .waitFor();
});

test('the night is told step by step, and round 1 ends with a summary before the new hand', async () => {
  // Witches of 6 break a wall of 4, then stand before one of 3 with 4: it is broken as well.
  const villages = [
    ['bakery@0,0:3', 'hedge-wall@0,1:1', 'keep@1,0', 'windmill@1,1:1'],
    ['inn@0,0:2', 'palisade@1,0'],
  ];
  const creatures = [['witch-swamp', 'witch-swamp', 'witch-swamp']];
  const [anna] = (await onPhones(2, { step: 'attack', villages, creatures }, { speed: 500 })) as [Page];
  await lot(anna, /Bakery.*can be chosen/).click();
  await dock(anna, 'Give up Bakery').click();
  await anna.locator('.report').getByText('The witches attack from the left').waitFor();
  await anna
    .locator('.caption')
    .getByText(/breaks through, lost: /)
    .waitFor();
  await anna.locator('.night').getByRole('button', { name: 'Skip' }).click();
  const summary = anna.getByRole('dialog', { name: 'Round 1 is over' });
  await summary.getByText('Boris').waitFor();
  expect(await anna.locator('.hand').isVisible()).toBe(false);
  await summary.getByRole('button', { name: 'On to round 2' }).click();
  await expect.poll(() => anna.locator('.hand').isVisible()).toBe(true);
});

test('on a desktop a card and a creature are shown large under the pointer', async () => {
  const [anna] = await sitAt(hall, 2, sceneOf('attack-2'));
  const { page } = anna!;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('.mine .chip').first().hover();
  await page.locator('.peek').getByText('Swamp Witch').first().waitFor();
  await lot(page, /Bakery/).hover();
  await page.locator('.peek').getByText('Bakery').first().waitFor();
});
