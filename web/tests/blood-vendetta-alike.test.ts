import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fasterClock, UNHURRIED } from './blood-vendetta-table.ts';
import { SIZES, type Visitor } from './browser.ts';
import { layTable, testHall } from './hall.ts';

const hall = testHall({ clock: fasterClock() });

/** The first has a power at dawn and hunts by day, the second has one at sunset; all others are bots. */
const roles = ['monk', 'king', 'queen', 'vampire', 'vampire', 'vampire'];

async function seatedPhones(callMode: string): Promise<Visitor[]> {
  const phones: Visitor[] = [];
  for (let i = 0; i < 2; i++) phones.push(await hall.visit({ hasSound: true }, { viewport: SIZES.phone }));
  const [host, guest] = phones as [Visitor, Visitor];
  const settings = { game: 'blood-vendetta', seats: roles.length, options: { ...UNHURRIED, callMode } };
  const { id: table } = await layTable(host, 'Wren', settings);
  await host.page.goto(`/t/${table}`);
  await host.page.getByRole('button', { name: 'Take a seat' }).click();
  await guest.page.goto(`/t/${table}`);
  await guest.page.getByLabel('Your name').fill('Robin');
  await guest.page.getByRole('button', { name: 'Join' }).click();
  // Whoever joins is seated.
  await guest.page.getByRole('button', { name: 'I am ready' }).click();
  await host.page.locator('.seats').getByText('Robin').first().waitFor();
  await host.page.getByRole('button', { name: 'Fill with bots' }).click();
  await host.page.waitForFunction(
    (n) => document.querySelectorAll('.seats li:not(.isEmpty)').length === n,
    roles.length,
  );
  await hall.server.hall.startScenario(table, { roles, cycle: 1 }, 'alike');
  for (const { page } of phones) await page.locator('.bv .secret').waitFor();
  return phones;
}

/** The place and size of everything on the page, without its text; and the title of the tab. */
const shapeOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const STATES = /\s*(isChosen|isDim|svelte-\w+)/g;
    const shapes = [...document.querySelectorAll('main, main *')].map((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      const name = (node.getAttribute('class') ?? '').replace(STATES, '');
      return `${node.tagName}.${name} ${[x, y, width, height].map(Math.round).join(' ')}`;
    });
    return [document.title, document.querySelector('link[rel=icon]')?.getAttribute('href') ?? '', ...shapes];
  });

/** Both phones show the same step of the same call, and wait for a tap. */
async function together(phones: readonly Visitor[], form: string): Promise<void> {
  for (const { page } of phones) await page.locator(`.bv .secret[data-form="${form}"]`).waitFor();
}
async function answer({ page }: Visitor, form: string): Promise<void> {
  if (form === 'either') await page.locator('.tile[data-tile="0"]').click();
  else if (form !== 'card') await page.locator('.tile[data-tile="2"]').click();
  await page.locator('.confirm:not([disabled])').click();
}

test.each([
  ['sequential', ['pick', 'card', 'pick', 'card', 'board', 'card', 'pick', 'either', 'card']],
  ['simultaneous', ['pick', 'card', 'board', 'card', 'pick', 'either', 'card']],
])('VN-4.13.1: whoever is called has the same page before them as all others (%s)', async (callMode, steps) => {
  const phones = await seatedPhones(callMode);
  const [host, guest] = phones as [Visitor, Visitor];
  const asked: string[][] = [];
  for (const form of steps) {
    await together(phones, form);
    const [one, other] = await Promise.all(phones.map(({ page }) => shapeOf(page)));
    expect(one, `${form} after ${asked.length} steps`).toEqual(other);
    expect(one!.length).toBeGreaterThan(30);
    asked.push(await Promise.all(phones.map(({ page }) => page.locator('.bv .ask').innerText())));
    const line = await host.page.locator('.strip p').first().innerText();
    await answer(host, form);
    await answer(guest, form);
    // A step of the same window comes at once, one of another call only when all have answered.
    if (form === 'card')
      await host.page.waitForFunction((old) => document.querySelector('.strip p')?.textContent !== old, line);
  }
  const differences = asked.filter(([one, other]) => one !== other).length;
  expect(differences, 'steps in which they are asked different things').toBeGreaterThan(2);
});

const FAULTS: readonly [name: string, plant: () => void][] = [
  ['a tile that is left out', () => document.querySelector('.bv .tile.isDim')?.remove()],
  [
    'a question that makes itself room',
    () => document.querySelector<HTMLElement>('.bv .ask')!.style.setProperty('height', '70px'),
  ],
  ['a badge in the head', () => document.querySelector('main header')!.append(document.createElement('b'))],
  ['a tab that tells whose turn it is', () => Object.assign(document, { title: 'Your turn' })],
];
test('differences are noticed', async () => {
  const phones = await seatedPhones('sequential');
  await together(phones, 'pick');
  const other = await shapeOf(phones[1]!.page);
  const { page } = phones[0]!;
  expect(await shapeOf(page)).toEqual(other);
  for (const [name, plant] of FAULTS) {
    await page.evaluate(plant);
    expect(await shapeOf(page), name).not.toEqual(other);
    await page.reload();
    await page.locator('.bv .secret[data-form="pick"]').waitFor();
  }
});
