import { expect, onTestFinished, test } from 'vitest';
import { textsOf } from '../../cli/games.ts';
import type { Visitor } from './browser.ts';
import { testHall } from './hall.ts';
import { startScenario } from './seating.ts';
import { endOf } from './walk/positions.ts';
import { WALKS, type Walk } from './walk/tables.ts';
import { takeOver } from './walk/take-over.ts';

const hall = testHall();
const PHONE = { width: 360, height: 740 };

/** A match that ends before the visitor's eyes, or one that has ended. */
async function seeEnd({ game, tables }: Walk, settings: object): Promise<Visitor> {
  const { begun, ended, scores } = endOf(game, await textsOf(game, 'en'), tables[0]!);
  const visitor = await hall.visit(settings, { viewport: PHONE });
  await visitor.prepare(takeOver);
  await startScenario(hall.server, [['Wren', visitor]], { game: 'carta-impera-victoria', seats: 2 }, null);
  const told = { game: game.name, at: begun, match: 'ending', n: 1 };
  // The screen of one game makes room for that of another.
  await visitor.page.evaluate((first) => walker.seat({ ...first, match: '' }), told);
  await visitor.page.locator('.stage').waitFor({ state: 'detached' });
  await visitor.page.evaluate((first) => {
    walker.seat(first);
    walker.tell(first);
  }, told);
  await visitor.page.locator('.stage .board-root').first().waitFor();
  await visitor.page.evaluate((last) => walker.tell(last), { ...told, at: ended, n: 2, scores });
  await visitor.page.locator('dialog .winners').waitFor();
  // The server knows no such match: its record cannot be checked.
  onTestFinished(() => {
    const others = visitor.complaints.filter((complaint) => !complaint.includes('/api/matches/ending/'));
    visitor.complaints.splice(0, Number.POSITIVE_INFINITY, ...others);
  });
  return visitor;
}

/** One card from a hegemony, which random players never reach. */
const HEGEMONY = {
  hands: [['science-i'], [], []],
  areas: [{ science: 7 }, { economy: 3 }, { culture: 2 }],
  step: 'effects',
};

test('a whole column that won fits a phone', async () => {
  const [carta] = WALKS;
  const tables = [{ seats: 3, scenario: HEGEMONY, seeds: [1] }];
  const { page } = await seeEnd({ ...carta!, tables }, { speed: 250 });
  const finale = page.locator('dialog .finale');
  await finale.locator('.cards').waitFor();
  expect(await finale.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  const last = await finale.locator('.cards > span').last().boundingBox();
  const box = (await finale.boundingBox())!;
  expect(last!.x + last!.width).toBeLessThanOrEqual(box.x + box.width);
});

for (const walk of WALKS) {
  test(`the end of ${walk.game.name} is told before its points, and a tap goes on to them`, async () => {
    const { page } = await seeEnd(walk, { speed: 250 });
    const dialog = page.locator('dialog');
    await dialog.locator('.finale.isPlaying .picture > *').waitFor();
    await dialog.getByText('The decisive moment').waitFor();
    expect(await dialog.locator('.moment p').innerText()).not.toBe('');
    expect(await dialog.getByRole('link', { name: 'Replay' }).count(), 'points').toBe(0);
    // Whoever wants to play again need not wait.
    await dialog.getByRole('button', { name: 'Rematch' }).waitFor();
    await dialog.locator('.winners').click({ force: true });
    await dialog.getByRole('link', { name: 'Replay' }).waitFor();
    expect(await dialog.locator('.finale.isPlaying').count()).toBe(0);
    expect(await dialog.locator('.lead').innerText()).not.toBe('');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null), 'focus').toBe(true);
  });

  test(`without motion the end of ${walk.game.name} is told above its points`, async () => {
    const { page } = await seeEnd(walk, { speed: 0 });
    await page.locator('dialog .finale .moment').waitFor();
    await page.locator('dialog').getByRole('link', { name: 'Replay' }).waitFor();
    expect(await page.locator('dialog .isPlaying').count()).toBe(0);
  });
}
