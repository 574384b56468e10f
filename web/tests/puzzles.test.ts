import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LOCALES, type Locale, same } from '@duskhall/kernel';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { findGame, GAMES } from '../../cli/games.ts';
import { dailyOf, dayOf } from '../src/learn/puzzle/daily.ts';
import { positionOf } from '../src/learn/puzzle/puzzle-match.ts';
import { botName } from '../src/names.ts';
import type { MovePuzzle, Puzzle } from '../src/puzzle.ts';
import { words as en } from '../src/texts/en.ts';
import { words as fr } from '../src/texts/fr.ts';
import { words as ru } from '../src/texts/ru.ts';
import { violations } from './axe.ts';
import { SIZES } from './browser.ts';
import { testHall } from './hall.ts';
import { untilAsked } from './play.ts';
import { openHall } from './server.ts';

const hall = testHall();
const WORDS = { en, fr, ru };
const SMALL = { width: 360, height: 740 };

function shipped(game: string): Puzzle[] {
  const path = fileURLToPath(new URL(`../src/games/${game}/puzzles.json`, import.meta.url));
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
}
const SHIPPED = GAMES.map(({ name }) => ({
  game: name,
  all: shipped(name),
  moves: shipped(name).filter((puzzle) => puzzle.kind === 'move'),
  liars: shipped(name).filter((puzzle) => puzzle.kind === 'liar'),
}));
const ON_BOARD = SHIPPED.filter(({ moves }) => moves.length > 0);

/** Gives one of the legal answers out of the list of choices. */
async function answer(page: Page, game: string, puzzle: MovePuzzle, isRight: boolean): Promise<void> {
  const { s } = positionOf(findGame(game), puzzle).match;
  const isBest = (move: unknown) => same(move, puzzle.findings[0]!.move);
  const place = findGame(game)
    .legal(s, puzzle.seat)
    .findIndex((move) => isBest(move) === isRight);
  await page.locator(`[data-puzzle="${puzzle.id}"]`).waitFor();
  await page.locator('.bar .all').click();
  await page.locator('dialog[open] ul button').nth(place).click();
  await page.locator(`[data-verdict="${isRight}"]`).waitFor();
}
const puzzleAt = (page: Page, puzzles: readonly Puzzle[]) =>
  puzzles.find(({ id }) => page.url().endsWith(`/${id}`)) as MovePuzzle;
const rating = (page: Page) => page.locator('[data-rating]').innerText();

for (const [i, { game, all, moves }] of ON_BOARD.entries()) {
  const locale: Locale = LOCALES[i % LOCALES.length]!;
  const viewport = i % 2 === 0 ? SMALL : SIZES.desktop;

  test(`a puzzle of ${game} is missed, tried again, and played on, in ${locale}, ${viewport.width} px wide`, async () => {
    const t = WORDS[locale];
    const { page } = await hall.visit({ locale }, { viewport });
    const [puzzle] = moves;
    await page.goto(`/puzzle/${game}/${puzzle!.id}`);
    await answer(page, game, puzzle!, false);
    await page.getByRole('heading', { name: t.puzzleWrong }).first().waitFor();
    expect(await page.locator('dialog li').count()).toBeGreaterThan(1);
    expect(await violations(page), 'verdict').toEqual([]);
    await page.locator('dialog').getByRole('button', { name: t.puzzleAgain }).click();
    await answer(page, game, puzzle!, true);
    expect(await page.locator('dialog').getByText(t.puzzleRating).count(), 'a second try is not rated').toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: t.puzzlesAll }).click();
    await page.locator(`a[href="/puzzle/${game}/${puzzle!.id}"][data-done="false"]`).waitFor();
    const points = await rating(page);
    await page.reload();
    await page.locator(`a[href="/puzzle/${game}/${puzzle!.id}"][data-done="false"]`).waitFor();
    expect(await rating(page)).toBe(points);
    expect(await violations(page), 'list').toEqual([]);
    await page.getByRole('link', { name: t.puzzleNear }).click();
    const next = await page.waitForURL('**/puzzle/**').then(() => puzzleAt(page, all));
    await answer(page, game, next, true);
    await page.getByText(t.puzzleRating).waitFor();
    await page.getByRole('button', { name: t.puzzlePlayLevels.regular }).click();
    await page.waitForURL(/\/local\//);
    await page.locator('.stage .board-root').first().waitFor();
    await untilAsked(page);
    await page.goto(`/puzzles/${game}`);
    await page.locator(`a[href="/puzzle/${game}/${next.id}"][data-done="true"]`).waitFor();
  });
}

for (const { game, liars } of SHIPPED.filter((one) => one.liars.length > 0))
  test(`who lies in ${game} is found at the second try, in French`, async () => {
    const t = WORDS.fr;
    const { page } = await hall.visit({ locale: 'fr' }, { viewport: SMALL });
    const { id, liar, proofs } = liars[0]!;
    const name = (seat: number) => page.getByRole('button', { name: botName('fr', seat), exact: true });
    await page.goto(`/puzzle/${game}/${id}`);
    await name(proofs.find(({ seat }) => seat !== liar)!.seat).click();
    await page.getByRole('heading', { name: t.puzzleNotLiar }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: t.puzzleAgain }).click();
    await name(liar).click();
    await page.getByRole('heading', { name: t.puzzleRight }).waitFor();
    await page.getByRole('link', { name: t.hintNext }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/puzzle') && !url.pathname.endsWith(id));
    await page.goto(`/puzzles/${game}`);
    await page.locator(`a[href="/puzzle/${game}/${id}"][data-done="false"]`).waitFor();
  });

test('the puzzles of the day change at midnight, and days in a row are counted', async () => {
  const { page } = await hall.firstVisit({ locale: 'en' });
  const { game, all } = ON_BOARD[0]!;
  const noon = Date.UTC(2031, 4, 6, 12);
  for (const [days, streak] of [
    [0, 1],
    [1, 2],
    [3, 1],
  ] as const) {
    const date = noon + days * 86_400_000;
    await page.clock.setFixedTime(date);
    await page.goto('/puzzles');
    const daily = dailyOf(all, dayOf(date)) as MovePuzzle;
    await page.locator(`li[data-game="${game}"] a[href="/puzzle/${game}/${daily.id}"]`).click();
    await answer(page, game, daily, true);
    await page.goto('/puzzles');
    await page.locator(`li[data-game="${game}"] [data-done="true"]`).waitFor();
    expect(await page.locator('[data-streak]').getAttribute('data-streak')).toBe(String(streak));
  }
  expect(await violations(page)).toEqual([]);
});

test('after a first visit puzzles are solved without a server', async () => {
  const server = await openHall({ webFolder: hall.folder });
  const { page, complaints } = await hall.firstVisit(
    { locale: 'en' },
    { baseURL: server.url, serviceWorkers: 'allow' },
  );
  await page.goto('/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await server.stop();
  // Errors are expected: the server does not answer.
  onTestFinished(() => void complaints.splice(0));
  const { game, all } = ON_BOARD[0]!;
  await page.getByRole('link', { name: 'Puzzle of the day' }).click();
  await page.locator(`li[data-game="${game}"]`).getByRole('link', { name: 'All puzzles' }).click();
  await page.getByRole('link', { name: 'Next puzzle near my rating' }).click();
  await page.waitForURL('**/puzzle/**');
  await page.reload();
  await answer(page, game, puzzleAt(page, all), true);
  await page.goto('/puzzles');
  await page.getByText(`1 of ${all.length} solved`).waitFor();
});
