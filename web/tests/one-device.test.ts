import { bloodVendetta } from '@duskhall/blood-vendetta';
import type { AnyGame } from '@duskhall/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { SIZES, type Visitor } from './browser.ts';
import { testHall } from './hall.ts';

const hall = testHall({ games: [bloodVendetta as AnyGame] });
const NAMES = ['Anna', 'Boris', 'Chloé', 'Dmitri', 'Élodie', 'Fyodor'];

async function open(settings: object = {}): Promise<Visitor> {
  const one = await hall.visit(settings, { viewport: SIZES.phone, hasTouch: true, isMobile: true });
  await one.page.goto('/');
  await one.page.getByRole('button', { name: 'With friends' }).click();
  await one.page.getByRole('button', { name: 'One phone for all' }).click();
  return one;
}
async function gather(settings: object = {}): Promise<Visitor> {
  const one = await open(settings);
  const { page } = one;
  for (const [i, name] of NAMES.entries()) await page.getByLabel(`Name of player ${i + 1}`).fill(name);
  await page.getByRole('button', { name: 'Deal and begin' }).click();
  return one;
}

const cover = (page: Page) => page.locator('[data-cover]');
/** What the whole page says, seen or not. */
const everything = (page: Page) => page.evaluate(() => document.body.textContent?.replace(/\s+/g, ' ').trim() ?? '');

const toHold = (page: Page) => cover(page).getByRole('button', { name: 'Press and hold' });

async function hold(page: Page): Promise<void> {
  await toHold(page).hover();
  await page.mouse.down();
  await page.locator('.secret').waitFor();
  await page.mouse.up();
}
/** As a screen reader does it, which cannot hold. */
async function take(page: Page, screen = '.secret'): Promise<void> {
  await toHold(page).dispatchEvent('click');
  await page.locator(screen).waitFor();
}

/** One person's turn: every step is answered; the forms of the steps, one for each tap that was needed. */
async function play(page: Page): Promise<string[]> {
  const taps: string[] = [];
  for (;;) {
    const form = (await page.locator('.secret').getAttribute('data-form'))!;
    if (form !== 'card' && form !== 'role') {
      await page.locator('.secret .field button:not([aria-disabled="true"])').first().click();
      taps.push(form);
    }
    const asked = await page.locator('.secret .ask').innerText();
    await page.locator('.secret .confirm:not([disabled])').click();
    taps.push(form);
    await expect
      .poll(
        async () =>
          (await cover(page).count()) > 0 ||
          (await page.locator('.secret').count()) === 0 ||
          (await page.locator('.secret .ask').innerText()) !== asked,
      )
      .toBe(true);
    if ((await page.locator('.secret').count()) === 0) return taps;
  }
}

/** A whole round: everybody in seat order, covered in between. */
async function round(page: Page): Promise<string[][]> {
  const covers: string[] = [];
  const turns: string[][] = [];
  for (const name of NAMES) {
    await cover(page).getByText(`Give the phone to ${name}`).waitFor();
    covers.push((await everything(page)).replace(name, '…'));
    await take(page);
    turns.push(await play(page));
  }
  // Nothing but the name tells one cover from another: nothing of the person before is left on the page.
  expect(new Set(covers).size).toBe(1);
  return turns;
}

test('six people and one phone: everybody has the same steps, and nothing stays for the next', async () => {
  const { page } = await gather();
  await cover(page).waitFor();
  expect(await violations(page)).toEqual([]);
  const roles = await round(page);
  expect(roles).toEqual(NAMES.map(() => ['role']));
  // By night the phone lies in the middle.
  await page.getByRole('button', { name: 'Everybody is looking' }).click();
  const hands = page.locator('[data-hands]');
  await hands.waitFor();
  expect(await violations(page)).toEqual([]);
  await hands.getByRole('button', { name: 'Anna' }).click();
  await hands.getByRole('button', { name: 'Boris' }).click();
  await hands.getByRole('button', { name: 'End the debate' }).click();
  await hands.getByRole('button', { name: 'End it: everybody is ready' }).click();
  await hands.getByRole('button', { name: 'Boris has spoken' }).click();
  await page.locator('[data-hands="verdict"]').waitFor();
  await hands.getByRole('button', { name: 'Anna' }).click();
  await hands.getByRole('button', { name: 'Count the hands: 1' }).click();
  await page.getByRole('button', { name: 'Hand the phone round' }).click();

  const dawn = await round(page);
  expect(new Set(dawn.map((taps) => taps.join())).size).toBe(1);
  expect(dawn[0]!.length).toBeGreaterThan(1);
  expect(await page.locator('.secret').count()).toBe(0);
});

test('whoever looks away, goes back or loads the page again finds the cover', async () => {
  const { page } = await gather();
  // A tap is not enough.
  await toHold(page).click();
  expect(await page.locator('.secret').count()).toBe(0);
  await hold(page);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await cover(page).waitFor();
  expect(await page.locator('.secret').count()).toBe(0);
  await take(page);
  await page.locator('.secret .confirm').click();
  await cover(page).getByText('Give the phone to Boris').waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'With friends' }).waitFor();
  await page.goForward();
  await cover(page).getByText('Give the phone to Boris').waitFor();
  await page.reload();
  await cover(page).getByText('Give the phone to Boris').waitFor();
});

/** A finger on the middle of something; lifted by the function returned. */
async function press(page: Page, selector: string): Promise<() => Promise<unknown>> {
  const { x, y, width, height } = (await page.locator(selector).boundingBox())!;
  const device = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x: x + width / 2, y: y + height / 2 }]);
  return () => touch('touchEnd', []);
}

test('the role is open no longer than a finger holds it, also the finger that has lifted the cover', async () => {
  const { page } = await gather();
  const open = page.locator('.secret .isShown, .secret .isHeld');
  for (const hand of ['finger', 'mouse']) {
    const button = '[data-cover] button';
    await page.locator(button).waitFor();
    if (hand === 'mouse') await hold(page);
    else {
      const lift = await press(page, button);
      await page.locator('.secret').waitFor();
      await lift();
    }
    // Whatever a lifted finger sets off has been handled by then.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect([hand, await open.count()]).toEqual([hand, 0]);
    for (const part of ['.secret .covered button', '.secret .foot button.hold']) {
      const lift = await press(page, part);
      await open.first().waitFor();
      await lift();
      await expect.poll(() => open.count()).toBe(0);
    }
    await page.locator('.secret .confirm').click();
  }
});

test('who has the phone in turn cannot give up or stop the match for all, and no hint lies over the role', async () => {
  const { page } = await gather({ hasHints: true });
  await take(page);
  expect(await page.locator('[data-hints]').count()).toBe(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('dialog').getByRole('button', { name: 'Back to the hall' }).waitFor();
  expect(
    await page
      .locator('dialog')
      .getByRole('button', { name: /Concede|pause/i })
      .count(),
  ).toBe(0);
});

test('with bots at the table, and a secret ballot for which the phone goes round', async () => {
  const { page } = await open({ bot: 'random' });
  for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Add a bot' }).click();
  for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Remove' }).nth(3).click();
  const some = NAMES.slice(0, 3);
  for (const [i, name] of some.entries()) await page.getByLabel(`Name of player ${i + 1}`).fill(name);
  await page.getByLabel('Secret ballot').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Deal and begin' }).click();
  for (const name of some) {
    await cover(page).getByText(`Give the phone to ${name}`).waitFor();
    await take(page);
    await play(page);
  }
  await page.getByRole('button', { name: 'Everybody is looking' }).click();
  const hands = page.locator('[data-hands]');
  for (const name of ['Anna', 'Boris', 'End the debate', 'End it: everybody is ready'])
    await hands.getByRole('button', { name }).click();
  // Whoever is tried first, bot or person, has a word first.
  const spoken = hands.getByRole('button', { name: /has spoken/ });
  await spoken.or(cover(page)).first().waitFor();
  if (await spoken.isVisible()) await spoken.click();
  for (const name of some) {
    await cover(page)
      .or(page.getByRole('button', { name: 'Hand the phone round' }))
      .waitFor();
    if (!(await cover(page).isVisible())) await page.getByRole('button', { name: 'Hand the phone round' }).click();
    await cover(page).getByText(`Give the phone to ${name}`).waitFor();
    await take(page, '.verdict');
    await page.locator('.verdict .vote').first().click();
    await page.locator('.court .primary').click();
  }
  expect(await page.locator('.verdict').count()).toBe(0);
});
