import { expect, test } from 'vitest';
import { violations, violationsInAnyTheme } from './axe.ts';
import { SIZES, type Visitor } from './browser.ts';
import { layTable, post, testHall } from './hall.ts';

const hall = testHall();
const ROLES = ['monk', 'queen', 'king', 'vampire', 'dhampir', 'hunter', 'vampire', 'leader'];
/** Every window lasts an hour, so that none closes during a check. */
const SLOW = { callSeconds: 3600, debateSeconds: 3600, roleReadSeconds: 3600, cardSeconds: 3600 };

/** A person on the first seat of a table set up like this, with bots on the others. */
async function sitAt(person: Visitor, watcher: Visitor, scenario: object): Promise<void> {
  const { page } = person;
  const { id: table } = await layTable(person, 'Wren', { game: 'blood-vendetta', seats: ROLES.length, options: SLOW });
  await page.goto(`/t/${table}`);
  await page.getByRole('button', { name: 'Take a seat' }).first().click();
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await page.locator('.seats li.isEmpty').first().waitFor({ state: 'detached' });
  // Somebody watches: alone among bots nothing would wait for a dead person.
  await post(watcher, '/api/me', { name: 'Owl' });
  await watcher.page.goto(`/t/${table}`);
  await watcher.page.locator('.seats').waitFor();
  await hall.server.hall.startScenario(table, { roles: ROLES, ...scenario }, 'axe');
  await page.locator('.bv').waitFor();
}

test("axe finds nothing serious on a player's board", async () => {
  const person = await hall.visit();
  const watcher = await hall.visit();
  const { page } = person;
  const look = async (what: string) => {
    await page.setViewportSize(SIZES.desktop);
    expect(await violationsInAnyTheme(page), what).toEqual([]);
    await page.setViewportSize(SIZES.phone);
    expect(await violationsInAnyTheme(page), `${what} on a phone`).toEqual([]);
  };
  const SCENES = {
    roles: { step: 'roles' },
    dawn: { step: 'dawn', cycle: 1 },
    night: { step: 'night', cycle: 1 },
    dead: { step: 'night', cycle: 1, dead: ['S1'] },
  };
  for (const [what, scenario] of Object.entries(SCENES)) {
    await sitAt(person, watcher, scenario);
    await look(what);
    if (what === 'roles' || what === 'dawn') continue;
    const tools = page.locator('.dock .tool:not([disabled])');
    for (let i = 0; i < (await tools.count()); i++) {
      const name = await tools.nth(i).innerText();
      await tools.nth(i).click();
      await page.locator('dialog[open]').waitFor();
      expect(await violationsInAnyTheme(page), `${what}: ${name}`).toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
    await page.locator('.person').nth(2).click();
    expect(await violationsInAnyTheme(page), `${what}: somebody`).toEqual([]);
  }
});

test('VN-2.6: a set of one’s own is made by tapping, and its faults are named', async () => {
  const { page } = await hall.visit();
  await page.goto('/');
  const tile = page.locator('article[data-game="blood-vendetta"]');
  await tile.getByRole('button', { name: 'Open a table' }).click();
  await page.locator('dialog select[name="seats"]').selectOption('9');
  await page.getByText('Rules and options').click();
  const roles = page.locator('[data-part="roles"]');
  await roles.getByText('9 cards for 9 players').waitFor();
  expect(await violations(page)).toEqual([]);
  await roles.getByRole('radio').nth(2).check();
  await roles.getByRole('button', { name: 'One more: King' }).click();
  await roles.getByText('10 cards for 9 players').waitFor();
  await roles.getByText('(VN-2.6.2)').waitFor();
  await roles.getByRole('button', { name: 'One fewer: Prince' }).click();
  await roles.getByText('This set can be played.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open it and play on this device' }).click();
  await page.locator('main .code').first().waitFor();
});
