import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fasterClock, UNHURRIED } from './blood-vendetta-table.ts';
import { SIZES, type Visitor } from './browser.ts';
import { layTable, testHall } from './hall.ts';

const hall = testHall({ clock: fasterClock() });
const SMALL = { width: 360, height: 740 };
const ROLES = ['king', 'hunter', 'queen', 'vampire', 'monk', 'vampire', 'vampire', 'scout'];

/** Two phones, in English and in Russian, among bots, at a position. */
async function atTable(scenario: object, settings: object = {}, options: object = {}): Promise<[Page, Page]> {
  const anna = await hall.visit({ locale: 'en', ...settings }, { viewport: SMALL, hasTouch: true, locale: 'en' });
  const boris = await hall.visit({ locale: 'ru' }, { viewport: SIZES.phone, hasTouch: true, locale: 'ru' });
  const given = { game: 'blood-vendetta', seats: ROLES.length, options: { ...UNHURRIED, ...options } };
  const { id, code } = await layTable(anna, 'Anna', given);
  await anna.page.goto(`/t/${code}`);
  await anna.page.getByRole('button', { name: 'Take a seat' }).click();
  await joinAs(boris, code, 'Борис');
  await anna.page.locator('.seats').getByText('Борис').first().waitFor();
  await anna.page.getByRole('button', { name: 'Fill with bots' }).click();
  await expect.poll(() => anna.page.locator('.seats li:not(.isEmpty)').count()).toBe(ROLES.length);
  await hall.server.hall.startScenario(id, { roles: ROLES, ...scenario }, 'phones');
  for (const { page } of [anna, boris]) await page.locator('.bv').first().waitFor();
  return [anna.page, boris.page];
}
async function joinAs({ page }: Visitor, code: string, name: string): Promise<void> {
  await page.goto(`/t/${code}`);
  await page.locator('#name').fill(name);
  await page.locator('form button.primary').click();
  await page.locator('#name').waitFor({ state: 'detached' });
}
async function press(page: Page, selector: string): Promise<void> {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
}
/** Whether a part is in the way of another. */
const overlap = (page: Page, one: string, other: string): Promise<boolean> =>
  page.evaluate(
    ([a, b]) => {
      const [first, second] = [a, b].map((selector) => document.querySelector(selector!)!.getBoundingClientRect());
      return first!.top < second!.bottom && second!.top < first!.bottom;
    },
    [one, other],
  );

test('a role is a full card with picture, deed, goal and fears, seen only while it is held, and no hint lies over it', async () => {
  const [anna] = await atTable({ step: 'roles' }, { hasHints: true });
  expect(await anna.locator('.bv .secret ol li').count()).toBe(4);
  await anna.locator('[data-hints]').waitFor();
  await press(anna, '.bv .hold');
  const face = anna.locator('.bv .over > .face');
  await face.getByText('Whom I fear').waitFor();
  expect(await face.locator('h2').innerText()).toBe('King');
  expect(await face.locator('dd').allInnerTexts()).toEqual([
    'A lord. Each sunset either learns the type of one other player or kills one. Has to do one of the two, and may check anybody again.',
    'Let no hunter stay alive.',
    'Can kill me: Hunters and the town’s vote. Can take my power away: Monk.',
  ]);
  expect(await face.locator('.portrait svg').count()).toBe(1);
  expect(await anna.locator('[data-hints]').isVisible()).toBe(false);
  const [card, board] = [(await face.boundingBox())!, (await anna.locator('.bv').first().boundingBox())!];
  expect(card.height).toBeGreaterThan(board.height * 0.8);
  await anna.mouse.up();
  await face.waitFor({ state: 'detached' });
});

test('talk, accusations and phrases are one stream that everybody reads in their own language', async () => {
  const [anna, boris] = await atTable({ step: 'night', cycle: 1, dead: ['S7'] }, {}, { debateSeconds: 3600 });
  await anna.getByText('Talk! Tap a name to accuse. Trials in').waitFor();
  await boris.getByText('Говорите! Чтобы обвинить, коснитесь имени. До суда').waitFor();
  const names = (page: Page) => page.locator('.person bdi').allInnerTexts();
  expect(await names(boris)).toEqual(await names(anna));
  await anna.locator('.stream input').fill('I was at home all day.');
  await anna.locator('.stream form button').click();
  await boris.locator('.stream').getByText('I was at home all day.').waitFor();
  await anna.locator('[data-seat="1"]').click();
  await anna.locator('dialog button.primary').click();
  await anna.locator('.stream').getByText('You accuse Борис.').waitFor();
  await boris.locator('.stream').getByText('Anna обвиняет вас.').waitFor();
  // It fills the screen: nothing is left empty above the dock, and what came last is in sight.
  const [stream, dock] = await Promise.all(
    ['.stream', '.dock'].map((part) =>
      anna
        .locator(part)
        .boundingBox()
        .then((box) => box!),
    ),
  );
  expect(dock!.y - stream!.y - stream!.height).toBeLessThan(20);
  expect(stream!.height).toBeGreaterThan(200);
  expect(await overlap(anna, '.stream p:last-child', '.stream form')).toBe(false);
  // What was read in the stream is not unread in the head.
  await expect.poll(() => boris.locator('header .badge').count()).toBeLessThanOrEqual(1);

  // Whoever goes is away for all to see.
  await boris.goto('/');
  await anna.locator('[data-seat="1"]').getByText('away').first().waitFor();
});

test('a pause covers neither the phase nor the question and its time', async () => {
  const [anna] = await atTable({ step: 'night', cycle: 1 }, {}, { debateSeconds: 3600 });
  await anna.getByRole('button', { name: 'Menu' }).click();
  await anna.getByRole('dialog').getByRole('button', { name: 'Ask for a pause' }).click();
  await anna.getByText('The match is paused.').waitFor();
  for (const part of ['.bv .strip', '.bv .question']) expect(await overlap(anna, 'main .line', part), part).toBe(false);
});

test('the dead who see everything have a map of who did what to whom; those who do not have none', async () => {
  for (const ghostView of ['full', 'public']) {
    const [anna, boris] = await atTable({ cycle: 1, dead: ['S1'] }, {}, { ghostView, callMode: 'simultaneous' });
    await anna.locator('.beyond').waitFor();
    expect(await boris.locator('.truth').count()).toBe(0);
    if (ghostView === 'public') {
      expect(await anna.locator('.truth').count()).toBe(0);
      continue;
    }
    // The Monk is a bot; at dawn everybody answers once.
    await boris.locator('.tile[data-tile="2"]').click();
    await boris.locator('.confirm:not([disabled])').click();
    const deeds = () => anna.locator('.truth li').allInnerTexts();
    await expect.poll(deeds).toContainEqual(expect.stringMatching(/^Leopold → .+ · power stilled$/));
    expect(await anna.locator('.truth .line').count()).toBeGreaterThan(0);
    expect(await anna.locator('.truth .seat').count()).toBe(ROLES.length);
  }
});

test('whoever opens a table to lead it is neither seated nor offered a seat', async () => {
  const { page } = await hall.visit();
  await page.goto('/');
  const tile = page.locator('article[data-game="blood-vendetta"]');
  await tile.getByRole('button', { name: 'Open a table' }).click();
  await page.getByText('Rules and options').click();
  await page.getByLabel('Moderator').selectOption('human');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText('You lead this table and take no seat').waitFor();
  expect(await page.getByRole('button', { name: /^(Sit here|Take a seat)$/ }).count()).toBe(0);
  expect(await page.locator('.notice').count()).toBe(0);
});
