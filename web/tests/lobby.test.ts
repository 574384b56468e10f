import { expect, test } from 'vitest';
import { SIZES, type Visitor } from './browser.ts';
import { post, testHall } from './hall.ts';

const hall = testHall();
const tile = ({ page }: Visitor, game: string) => page.locator(`article[data-game="${game}"]`);

test('a tile is a picture, a sentence, length, players and three buttons', async () => {
  const one = await hall.visit({}, { viewport: SIZES.phone, isMobile: true, hasTouch: true });
  await one.page.goto('/');
  await one.page.locator('article').first().waitFor();
  for (const game of ['carta-impera-victoria', 'vampire-empire', 'vampire-village', 'blood-vendetta']) {
    await tile(one, game).locator('svg.poster').waitFor();
    const told = await tile(one, game).locator('.row button, .row .button').allInnerTexts();
    expect(told, game).toEqual(['Play', 'With friends', 'Learn']);
    expect(await tile(one, game).locator('select, input').count(), game).toBe(0);
  }
});

test('level, opponents and side are set in one place, and remembered', async () => {
  const one = await hall.visit();
  const { page } = one;
  await page.goto('/');
  await tile(one, 'vampire-empire').locator('.change').click();
  const dialog = page.locator('dialog');
  await dialog.getByLabel('Bots').selectOption('Novice');
  await dialog.getByRole('radio', { name: 'Vampire' }).check();
  await page.keyboard.press('Escape');
  await expect.poll(() => tile(one, 'vampire-empire').locator('.change').innerText()).toMatch(/Novice.*Vampire/);
  await page.reload();
  await tile(one, 'carta-impera-victoria').locator('.change').click();
  expect(await dialog.getByLabel('Bots').inputValue()).toBe('novice');
  await dialog.getByLabel('Opponents').selectOption('3');
  await page.keyboard.press('Escape');
  await expect.poll(() => tile(one, 'carta-impera-victoria').locator('.change').innerText()).toMatch(/3 opponents/);
});

for (const [side, word] of [
  ['Vampire', /vampire/i],
  ['Hunter', /human|hunter/i],
] as const)
  test(`who wants to be a ${side} is one`, async () => {
    const one = await hall.visit();
    const { page } = one;
    await page.goto('/');
    await tile(one, 'vampire-empire').locator('.change').click();
    await page.locator('dialog').getByRole('radio', { name: side }).check();
    await page.keyboard.press('Escape');
    await tile(one, 'vampire-empire').getByRole('button', { name: 'Play' }).click();
    await page.locator('.ve').waitFor();
    await page.locator('.log li').first().waitFor();
    expect(await page.locator('.ve .own small').innerText()).toMatch(word);
  });

test('the rules are read outside of any match, in the reader’s language', async () => {
  const one = await hall.visit({ locale: 'ru' }, { viewport: SIZES.phone, isMobile: true, hasTouch: true });
  const { page } = one;
  await page.goto('/');
  await tile(one, 'vampire-village').getByRole('link', { name: 'Как играть' }).click();
  await page.waitForURL('/learn/vampire-village');
  const contents = page.locator('nav.contents a');
  await page.locator('summary').click();
  await contents.first().waitFor();
  const sections = await page.locator('section.rule h2').allInnerTexts();
  expect(sections.length).toBeGreaterThan(5);
  expect(await contents.allInnerTexts()).toEqual(await page.locator('article > section > h2').allInnerTexts());
  expect(sections.join(' ')).toMatch(/[а-я]/);
  await contents.last().click();
  await expect
    .poll(() =>
      page
        .locator('article > section')
        .last()
        .evaluate((node) => node.getBoundingClientRect().top < innerHeight),
    )
    .toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  // The address can be passed on.
  await page.reload();
  await page.locator('section.rule').first().waitFor();
});

const MATCH = { table: 't', game: 'blood-vendetta', seat: 0, startedAt: 1, finishedAt: 0, scores: [] };
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Eve', 'Finn'];

test('a running match that waits for me comes first, and a match won by a side is won', async () => {
  const one = await hall.visit();
  const { page } = one;
  await post(one, '/api/me', { name: 'Ada' });
  await page.route('**/api/me', async (route) => {
    const answer = await route.fetch();
    const told = await answer.json();
    const finished = [
      { ...MATCH, id: 'a', names: NAMES, finishedAt: 9, scores: [2, 2, 0, 2, 0, 0] },
      { ...MATCH, id: 'b', names: NAMES, finishedAt: 8, scores: [0, 0, 0, 0, 0, 0] },
      { ...MATCH, id: 'c', names: NAMES.slice(0, 2), game: 'tic-tac-toe', finishedAt: 7, scores: [0.5, 0.5] },
    ];
    const running = [
      { ...MATCH, id: 'd', names: ['Ada', 'Gus'], startedAt: 5, isMyTurn: false },
      { ...MATCH, id: 'e', names: ['Ada', 'Hal'], startedAt: 2, isMyTurn: true },
    ];
    await route.fulfill({ response: answer, json: { ...told, running, finished } });
  });
  await page.goto('/');
  await page.getByText('Continue playing').waitFor();
  const open = page.locator('section', { hasText: 'Continue playing' }).locator('li');
  expect((await open.allInnerTexts()).map((text) => /Gus|Hal|Your turn/g.exec(text)?.[0])).toEqual([
    'Your turn',
    'Gus',
  ]);
  const over = page.locator('section', { hasText: 'Past matches' }).locator('li');
  const told = await over.allInnerTexts();
  expect(told[0]).toContain('won');
  expect(told[0]).not.toContain('drawn');
  expect(told[1]).toContain('nobody won');
  expect(told[2]).toContain('drawn');
});
