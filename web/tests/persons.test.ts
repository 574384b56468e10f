import { expect, test } from 'vitest';
import { SIZES } from './browser.ts';
import { beginMatch, layTable, openTable, sitDown, testHall } from './hall.ts';
import { untilAsked } from './play.ts';
import { playScene } from './scenes.ts';

const hall = testHall();

test('the language changes at once, in the page and in the game', async () => {
  const { host, guest } = await beginMatch(hall, 'carta-impera-victoria');
  const asked = (await host.page.locator('.bar.isMine').count()) > 0 ? host : guest;
  const { page } = asked;
  await untilAsked(page);
  const prompt = page.locator('.bar .prompt p');
  const english = await prompt.innerText();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('dialog select').first().selectOption('ru');
  await page.locator('dialog').getByRole('heading', { name: 'Меню' }).waitFor();
  await expect.poll(() => prompt.innerText()).toMatch(/[а-я]/);
  await page.locator('dialog select').first().selectOption('fr');
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr');
  await page.locator('dialog select').first().selectOption('en');
  await expect.poll(() => prompt.innerText()).toBe(english);
  await page.keyboard.press('Escape');
  await untilAsked(page);
});

test('the page speaks the language of the browser', async () => {
  const { page } = await hall.visit({}, { locale: 'fr-CA' });
  await page.goto('/');
  await page.getByRole('heading', { name: 'Des tables de jeu à la chandelle' }).waitFor();
});

test('a turn is played by keyboard alone', async () => {
  const { page } = await hall.visit();
  await page.goto('/');
  await page.locator('article').first().waitFor();
  const press = async (isThere: () => Promise<boolean>, most = 80) => {
    for (let i = 0; i < most && !(await isThere()); i++) await page.keyboard.press('Tab');
    expect(await isThere()).toBe(true);
    await page.keyboard.press('Enter');
  };
  const isFocused = (selector: string) => () =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  await press(isFocused('article button.primary'));
  await untilAsked(page);
  const before = await page.locator('aside li').count();
  await press(isFocused('.bar .moves button:not(.hint)'));
  if ((await page.locator('dialog[open] ul').count()) > 0) await press(isFocused('dialog ul button'));
  await expect.poll(() => page.locator('aside li').count()).toBeGreaterThan(before);
});

test('a hostile name is shown, not obeyed', async () => {
  const name = '<img src=x onerror=z()>';
  const host = await hall.visit();
  const guest = await hall.visit({}, { viewport: SIZES.phone });
  const code = await openTable(host, 'carta-impera-victoria');
  await sitDown(guest, code, name);
  await host.page.locator('.seats').getByText(name).waitFor();
  await host.page.getByRole('textbox', { name: 'Say something' }).fill('<b>bold</b>');
  await host.page.getByRole('button', { name: 'Send' }).click();
  await guest.page.getByText('<b>bold</b>').waitFor();
  await host.page.getByRole('button', { name: 'Start the match' }).click();
  await host.page.locator('.stage').getByText(name).first().waitFor();
  expect(await host.page.locator('img[src="x"]').count()).toBe(0);
});

test('nothing scrolls sideways on a phone', async () => {
  const { page } = await hall.visit({ locale: 'ru' }, { viewport: SIZES.phone, isMobile: true, hasTouch: true });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const screen of ['/', '/settings', '/profile', '/credits']) {
    await page.goto(screen);
    await page.locator('h1').first().waitFor();
    expect(await overflow(), screen).toBeLessThanOrEqual(0);
  }
  await page.goto('/');
  await page.locator('article button.primary').first().click();
  await untilAsked(page);
  expect(await overflow(), 'match').toBeLessThanOrEqual(0);
});

test('a long name fits on the narrowest phone', async () => {
  const viewport = { width: 360, height: 740 };
  const person = await hall.visit({ locale: 'ru' }, { viewport, isMobile: true, hasTouch: true });
  const { page } = person;
  const { code } = await layTable(person, 'Александра Константин', { game: 'vampire-empire', seats: 2 });
  for (const screen of ['/', `/t/${code}`]) {
    await page.goto(screen);
    await page.locator('nav a[href="/profile"]').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBe(viewport.width);
  }
});

test('everything that can be tapped on a phone is large enough', async () => {
  const person = await hall.visit({}, { viewport: SIZES.phone, isMobile: true, hasTouch: true });
  const { page } = person;
  /** A box or circle inside a label is tapped with the label; a link in a sentence is as high as its line. */
  const small = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('button, .button, select, input:not(label input), label:has(input), summary')]
        .filter((node) => node.checkVisibility({ visibilityProperty: true }))
        .map((node) => ({ node, box: node.getBoundingClientRect() }))
        .filter(({ box }) => Math.min(box.width, box.height) < 43.5)
        .map(({ node, box }) => `${Math.round(box.width)}×${Math.round(box.height)} ${node.outerHTML.slice(0, 80)}`),
    );
  for (const screen of ['/', '/settings', '/profile']) {
    await page.goto(screen);
    await page
      .locator(screen === '/' ? 'article' : 'h1')
      .first()
      .waitFor();
    expect(await small(), screen).toEqual([]);
  }
  await openTable(person, 'carta-impera-victoria', 3);
  await page.locator('.seats').waitFor();
  expect(await small(), 'table').toEqual([]);
  for (const scene of ['mid', 'effects', 'pick']) {
    await playScene(hall.server, person, scene);
    await untilAsked(page);
    expect(await small(), scene).toEqual([]);
  }
});
