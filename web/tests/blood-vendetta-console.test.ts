import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { join, openRoom, seatGuest } from './blood-vendetta-room.ts';
import { SIZES } from './browser.ts';
import { testHall } from './hall.ts';

const hall = testHall();
const desk = (page: Page) => page.locator('.bv.console');
const step = (page: Page, name: string) => desk(page).getByRole('heading', { name, exact: true }).waitFor();
/** What is to be said aloud now, in one way or another. */
const line = (page: Page, hasText: RegExp) => desk(page).locator('.line', { hasText }).first();
const next = (page: Page) => desk(page).getByRole('button', { name: 'Next', exact: true });
const press = (page: Page, name: string | RegExp) => desk(page).getByRole('button', { name }).first().click();

test('VN-4.11.2, VN-4.11.7: a group without phones is led through printed cards, every call and nightfall', async () => {
  const host = await hall.visit();
  const { page } = host;
  const options = { moderator: 'human', cards: 'printed' };
  const code = await openRoom(host, 'Moderator', { seats: 6, moderator: 'host', options });
  await page.goto(`/screen/${code}`);
  const people = ['Anna', 'Boris', 'Chloé', 'Daria', 'Émile', 'Felix'];
  for (const name of people) await seatGuest(page, name);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.getByRole('button', { name: 'To the console' }).click();

  await step(page, 'Let them see who they are');
  await line(page, /^Hunters, /).waitFor();
  await next(page).click();
  await step(page, 'Record the cards');
  expect(await next(page).isDisabled()).toBe(true);
  await press(page, 'Hunter');
  await press(page, '2. Boris');
  await press(page, 'All others are ordinary vampires');
  await expect.poll(() => next(page).isDisabled()).toBe(false);
  await next(page).click();

  await step(page, 'Lead the night');
  await next(page).click();
  // The hunters wake; the moderator enters the show of hands, and can undo it.
  await step(page, 'The clan chooses');
  await desk(page).getByText('2. Boris').first().waitFor();
  await press(page, 'Anna');
  await desk(page).getByText('Entered: Anna').waitFor();
  await press(page, 'Undo the last entry');
  await desk(page).getByText('Entered: Anna').waitFor({ state: 'detached' });
  await press(page, 'Chloé');
  await next(page).click();
  await step(page, 'Tell the answer');
  await desk(page).getByText('The hunters strike Chloé.').waitFor();
  await desk(page).getByText('Will die as things stand: Chloé').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize(SIZES.phone);
  expect(await violations(page)).toEqual([]);
  await next(page).click();

  await step(page, 'Lead the night');
  await line(page, /Chloé.*Vampire\./).waitFor();
  // An accusation, a show of hands and an execution: the last hunter is dead.
  await press(page, '1. Anna');
  await press(page, 'Accuse Boris in court');
  await desk(page).getByText('Accused by Anna').waitFor();
  await next(page).click();
  await desk(page).getByRole('heading', { name: 'Defence' }).waitFor();
  await next(page).click();
  await desk(page).getByText('Tap whoever raises a hand for the execution.').waitFor();
  for (const name of ['1. Anna', '4. Daria', '5. Émile']) await press(page, name);
  await press(page, 'Enter: 3 of 5 for');
  await desk(page).getByRole('heading', { name: 'Last words' }).waitFor();
  await next(page).click();
  await page.locator('dialog .winners').waitFor();
  // Everybody can read every entry afterwards.
  await page.getByText('What was done from the console').click();
  await page.getByText('took an entry back').waitFor();
}, 180_000);

test('VN-4.11.8: the console is taken in the middle of a match, and given back to the software', async () => {
  const host = await hall.visit();
  const { page } = host;
  const options = {
    callMode: 'sequential',
    roleReadSeconds: 1,
    introSeconds: 1,
    debateSeconds: 900,
    callSeconds: 0,
    cardSeconds: 0,
    clanSeconds: 0,
    nightZero: 'debate-only',
  };
  const code = await openRoom(host, 'Hostess', { seats: 7, options });
  const boris = await join(hall, code, 'Boris');
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await boris.page.getByRole('button', { name: 'I am ready' }).click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await boris.page.getByText('Night 0').first().waitFor({ timeout: 60_000 });
  expect(await desk(page).count()).toBe(0);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Lead this match yourself' }).click();
  await boris.page.getByRole('button', { name: 'Agree' }).click();
  await step(page, 'Lead the night');
  await boris.page.getByText('Moderator: Hostess').waitFor();
  // The moderator sees all roles; nobody else does.
  expect(await desk(page).getByText('Hunter', { exact: true }).count()).toBe(2);
  await next(page).click();
  await step(page, 'Wake and ask');
  await line(page, /Queen/).waitFor();

  await press(page, /Remove: Boris/);
  await press(page, 'Cancel');
  await desk(page).getByText('Hand the console over').click();
  await press(page, 'Back to the software');
  await boris.page.getByText('The software leads the match.').waitFor();
  await expect.poll(() => desk(page).count()).toBe(0);
  await page.locator('.bv').first().waitFor();
}, 180_000);
