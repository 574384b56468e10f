import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bringGames, broughtGames } from '../../cli/outside/games.ts';
import { pageModules } from '../../cli/outside/page-modules.ts';
import { openTable, testHall } from './hall.ts';
import { chanceOf, playToEnd } from './play.ts';

const home = new URL('../../cli/dist/', import.meta.url);
await bringGames([fileURLToPath(new URL('../../docs/examples/goofspiel.js', import.meta.url))], home);
const hall = testHall({ outside: await pageModules(broughtGames(), home) });

test('a game that the page was not built with is played to its end on the generic board', async () => {
  const visitor = await hall.visit();
  const { page } = visitor;
  await openTable(visitor, 'goofspiel');
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  expect(await playToEnd(page, chanceOf(1))).toBe(5);
  await page
    .locator('dialog[open]')
    .getByText(/^\S+: \d+$/)
    .first()
    .waitFor();
});
