import { manualClock } from '@duskhall/host';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { SIZES, type Visitor } from './browser.ts';
import { layTable, testHall } from './hall.ts';

const clock = manualClock(Date.now());
const hall = testHall({ clock });
const REST = 30_000;
const ROLES = ['hunter', 'hunter', 'vampire', 'vampire', 'vampire', 'vampire', 'vampire', 'vampire'];

/** The phone of somebody who has taken a seat. */
async function sit(code: string, name: string, locale: string): Promise<Visitor> {
  const phone = await hall.visit({ locale }, { viewport: SIZES.phone, isMobile: true, hasTouch: true, locale });
  const { page } = phone;
  await page.goto(`/t/${code}`);
  await page.locator('#name').fill(name);
  await page.locator('form button.primary').click();
  await page.locator('#name').waitFor({ state: 'detached' });
  return phone;
}

async function propose(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Lead this match yourself' }).click();
}
const desk = (page: Page) => page.locator('.bv.console');

test('VN-4.11.8: whoever still plays is asked before somebody leads, and everybody is told', async () => {
  const host = await hall.visit();
  const { page } = host;
  const { id, code } = await layTable(host, 'Hostess', { game: 'blood-vendetta', seats: 8 });
  await page.goto(`/t/${code}`);
  const [anna, boris] = [await sit(code, 'Anna', 'en'), await sit(code, 'Борис', 'ru')];
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await expect.poll(() => page.locator('.seats li:not(.isEmpty)').count()).toBe(8);
  await hall.server.hall.startScenario(id, { roles: ROLES, step: 'night', cycle: 1 }, 'seed');
  const pages = { host: page, anna: anna.page, boris: boris.page };
  for (const one of Object.values(pages)) await one.locator('.bv').first().waitFor();
  const asks = (one: Visitor) => one.page.getByRole('dialog');
  await propose(page);
  await page.getByText('Everybody who still plays is asked whether Hostess may lead.').waitFor();
  await asks(anna).getByText('Hostess would lead the evening and see all roles.').waitFor();
  await asks(boris).getByText('Hostess будет вести вечер и видеть все роли').waitFor();
  expect(await violations(anna.page)).toEqual([]);
  await asks(anna).getByRole('button', { name: 'Agree' }).click();
  await asks(anna).waitFor({ state: 'detached' });
  await asks(boris).getByRole('button', { name: 'Отказать' }).click();
  for (const one of [page, anna.page]) await one.getByText('Not everybody agreed: Hostess will not lead.').waitFor();
  await boris.page.getByText('Согласились не все: Hostess вечер не ведёт.').waitFor();
  // Nobody is asked again right away; the menu stays open, with the message on top of it.
  await propose(page);
  await page.getByText('they have just been asked: wait a moment').waitFor();
  expect([await asks(anna).count(), await desk(page).count()]).toEqual([0, 0]);
  clock.advance(REST);
  await page.getByRole('button', { name: 'Lead this match yourself' }).click();
  await asks(anna).getByRole('button', { name: 'Agree' }).click();
  expect(await desk(page).count()).toBe(0);
  await asks(boris).getByRole('button', { name: 'Согласиться' }).click();
  for (const one of [page, anna.page]) await one.getByText('Moderator: Hostess').waitFor();
  await boris.page.getByText('Ведущий: Hostess').waitFor();
  await desk(page).waitFor();
  expect([await desk(anna.page).count(), await desk(boris.page).count()]).toEqual([0, 0]);
}, 180_000);
