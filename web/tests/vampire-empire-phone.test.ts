import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SCENES } from '../src/games-dev/scenes/vampire-empire.ts';
import { testHall } from './hall.ts';
import { type Player, sitAt } from './vampire-empire-table.ts';

const hall = testHall();
const SMALL = { width: 360, height: 740 };
const sceneOf = (name: string): object => SCENES[name]!.scenario!;
const onPhone = (scenario: object): Promise<{ vampire: Player; human: Player }> =>
  sitAt(hall, scenario, { responseMode: 'always-ask' }, {}, SMALL);

/** Two clergy in the castle, and a Novice for either of them. */
const NOVICE = {
  ...sceneOf('support'),
  vampires: ['lady', 'lord', 'butler'],
  trusted: ['cook', 'bishop'],
  revealed: [],
  markers: {},
  castle: ['monk', 'nun', 'cook'],
  city: ['lady', 'lord', 'bishop', 'maid'],
  human: { hand: ['novice', 'ostler', 'candlestick'], deck: 19 },
};
const LARGE = {
  ...sceneOf('exchange'),
  human: {
    hand: [
      'holy-water-1',
      'aspen-stake',
      'relic',
      'candlestick',
      'sacrifice',
      'crucifix',
      'ostler',
      'pitchfork',
    ].concat(['garlic', 'musket', 'rapier']),
    deck: 12,
  },
};

test('a character that glows asks attack or defence where it is tapped', async () => {
  const { human } = await onPhone(NOVICE);
  const { page } = human;
  await human.cards('Novice');
  expect(await page.locator('.castle .is-possible').count()).toBe(2);
  await human.who('Monk');
  const asked = page.locator('.sides');
  await asked.waitFor();
  expect(await asked.count()).toBe(1);
  await human.who('Nun');
  await page.locator('.place', { hasText: 'Nun' }).locator('.sides').waitFor();
  expect(await asked.count()).toBe(1);
  await asked.getByRole('button', { name: /defence/ }).click();
  await human.press('Play Novice');
  await human.page.getByRole('button', { name: /^Nun, .*\+2 defence/ }).waitFor();
});

test('a card with a single target asks there at once', async () => {
  const { human } = await onPhone(NOVICE);
  await human.cards('Ostler');
  const asked = human.page.locator('.place', { hasText: 'Cook' }).locator('.sides');
  await asked.getByRole('button', { name: /attack/ }).click();
  await human.press('Play Ostler');
  await human.page.getByRole('button', { name: /^Cook, .*\+1 attack/ }).waitFor();
});

/** The cards of the hand of which some part lies under something else or outside the page. */
const covered = (page: Page): Promise<string[]> =>
  page.locator('.hand .hold').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      const points = [left + 4, (left + right) / 2, right - 4].flatMap((x) =>
        [top + 4, (top + bottom) / 2, bottom - 4].map((y) => document.elementFromPoint(x, y)),
      );
      return points.every((node) => card.contains(node)) ? [] : [card.textContent.trim()];
    }),
  );
for (const [size, scenario] of [
  ['8', sceneOf('exchange')],
  ['11', LARGE],
] as const)
  test(`no card of a hand of ${size} is covered, chosen or not`, async () => {
    const { human } = await onPhone(scenario);
    const { page } = human;
    expect(await page.locator('.hand .hold').count()).toBe(Number(size));
    expect(await covered(page)).toEqual([]);
    await human.cards('Pitchfork', 'Relic', 'Ostler');
    await page.locator('.hand .isUp').nth(2).waitFor();
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    expect(await covered(page)).toEqual([]);
  });

test('everything that can be tapped is large enough', async () => {
  const small = (page: Page) =>
    page.locator('.ve button').evaluateAll((buttons) =>
      buttons
        .filter((button) => button.checkVisibility())
        .map((button) => ({ button, box: button.getBoundingClientRect() }))
        .filter(({ box }) => Math.min(box.width, box.height) < 43.5)
        .map(({ button, box }) => `${Math.round(box.width)}×${Math.round(box.height)} ${button.textContent.trim()}`),
    );
  for (const scene of ['exchange', 'support', 'day']) {
    const { human } = await onPhone(sceneOf(scene));
    await human.page.locator('.bar.isMine').waitFor();
    expect(await small(human.page), scene).toEqual([]);
  }
});

test('who is about to win is said, to both sides', async () => {
  const { human, vampire } = await onPhone({
    ...sceneOf('day'),
    castle: ['lady', 'monk', 'nun'],
    city: ['cook', 'lord', 'bishop', 'maid'],
    markers: {},
    revealed: ['lady', 'monk'],
  });
  await human.page
    .locator('.danger', { hasText: 'Revealed in the castle: 2 of 3. One more, and Vlad wins.' })
    .waitFor();
  await vampire.page.locator('.danger', { hasText: 'One more, and you win.' }).waitFor();
  for (const { page } of [human, vampire]) expect(await page.locator('.standing .counts').innerText()).toMatch(/2\/3/);
});

test('a vampire has a living face until it is revealed to all', async () => {
  const { human, vampire } = await onPhone({ ...sceneOf('reveal'), step: 'exchange' });
  // The bar tells of people with a small picture of their own.
  const faces = ({ page }: Player, face: string) => page.locator(`.ve [data-face="${face}"]:not(.chip *)`).count();
  for (const player of [human, vampire]) expect(await faces(player, 'vampire')).toBe(0);
  await vampire.press(/Skip/);
  await vampire.who('Lady');
  await vampire.press('Reveal: Lady');
  for (const player of [human, vampire]) await expect.poll(() => faces(player, 'vampire')).toBe(1);
  await expect.poll(() => faces(human, 'living')).toBe(8);
});

/** Drags a card of the hand with the mouse. */
async function pull({ page }: Player, card: string, target: string): Promise<void> {
  const middleOf = async (selector: string): Promise<[number, number]> => {
    const box = (await page.locator(selector).first().boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.mouse.move(...(await middleOf(`.hand .isPossible:has-text("${card}")`)));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(target)), { steps: 6 });
  await page.mouse.up();
}
test('a card is dragged to its target', async () => {
  const { human } = await onPhone(NOVICE);
  await pull(human, 'Novice', '.castle .place:has-text("Nun")');
  await human.page
    .locator('.sides')
    .getByRole('button', { name: /attack/ })
    .click();
  await human.press('Play Novice');
  await human.page.getByRole('button', { name: /^Nun, .*\+2 attack/ }).waitFor();
});
test('a card is dragged to a pile', async () => {
  const { human } = await onPhone(sceneOf('exchange'));
  await pull(human, 'Relic', '.own .is-moat');
  await human.page.getByRole('button', { name: /^Relic, .*chosen, moat/ }).waitFor();
  await pull(human, 'Pitchfork', '.own .is-cellar');
  await human.page.getByRole('button', { name: /^Pitchfork, .*chosen, cellar/ }).waitFor();
});
