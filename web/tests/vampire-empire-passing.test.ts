import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testHall } from './hall.ts';
import { type Player, sitAt } from './vampire-empire-table.ts';

const hall = testHall();

const people = {
  vampires: ['lady', 'monk', 'butler'],
  trusted: ['cook', 'bishop'],
  castle: ['lady', 'cook', 'nun'],
  city: ['monk', 'lord', 'bishop', 'maid', 'butler', 'officer'],
};
/** The vampire player's own W1 has just opened; the human player is asked next. */
const night = (human: string[], vampire = ['coffin', 'raven', 'garlic']) =>
  sitAt(hall, {
    ...people,
    turn: 'night',
    step: 'before',
    revealed: ['lady'],
    vampire: { hand: vampire },
    human: { hand: human },
  });

const LEAST = 1500;
const open = async ({ page }: Player) => {
  await page.getByRole('button', { name: 'Pass automatically' }).click();
  return page.locator('dialog[open]');
};
const stop = (page: Page) => page.getByRole('button', { name: 'Passing automatically: switch off' });

for (const [what, hand] of [
  ['a choice', ['ostler', 'garlic', 'relic', 'pistol']],
  ['no choice', ['garlic']],
] as const)
  test(`VE-8.4 whoever always passes on support cards does so after a wait, with ${what}`, async () => {
    const { vampire, human } = await night([...hand]);
    const dialog = await open(human);
    await dialog.getByLabel('support cards').check();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await stop(human.page).waitFor();
    const times: number[] = [];
    human.page.on('websocket', () => {});
    const asked = human.page
      .locator('.bar.isMine')
      .waitFor()
      .then(() => times.push(performance.now()));
    await vampire.press('Pass');
    await asked;
    await human.page.locator('.bar.isMine').waitFor({ state: 'detached' });
    expect(performance.now() - times[0]!).toBeGreaterThan(LEAST - 300);
  });

test('the choice is kept for the match, seen, and ended by one tap', async () => {
  const { vampire, human } = await night(['ostler', 'garlic', 'relic', 'pistol']);
  await (await open(human)).getByLabel('support cards').check();
  await human.page.reload();
  await stop(human.page).click();
  expect(await stop(human.page).count()).toBe(0);
  await human.page.getByRole('button', { name: 'Pass automatically' }).waitFor();
  await vampire.press('Pass');
  await human.press('Pass');
});

test('until something concerns: routine windows are passed, a card that was played is asked about', async () => {
  const { vampire, human } = await night(['sacrifice', 'garlic', 'relic', 'pistol']);
  await (await open(human)).getByLabel('Pass until something concerns me').check();
  await human.page.keyboard.press('Escape');
  await vampire.cards('Coffin');
  await vampire.press('Play Coffin');
  // Sacrifice against Coffin: this concerns.
  await human.press('Pass');
  await human.page.locator('.bar.isMine').waitFor();
});
