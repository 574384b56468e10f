import type { Scene } from '../src/games-dev/scene.ts';
import { SCENES } from '../src/games-dev/scenes/carta-impera-victoria.ts';
import type { Visitor } from './browser.ts';
import { layTable, post } from './hall.ts';

/** Seats a person with bots at a table of Carta Impera Victoria set up by a scenario. */
export async function playScene(visitor: Visitor, scene: string | Scene): Promise<void> {
  const { page } = visitor;
  const { seats, options = {}, scenario = {} } = typeof scene === 'string' ? SCENES[scene]! : scene;
  const { id: table } = await layTable(visitor, 'Wren', { game: 'carta-impera-victoria', seats, options });
  await page.goto(`/t/${table}`);
  const seated = page.locator('.seats');
  await seated.locator('button.primary').first().click();
  await seated.locator('.plain').first().waitFor();
  await seated.locator('button.primary').first().click();
  await page.waitForFunction((n) => document.querySelectorAll('.seats li:not(.isEmpty)').length === n, seats);
  await post(visitor, '/api/test/scenario', { table, scenario, seed: 'scene' });
  await page.locator('.bar').waitFor();
  await page.locator('.civ').waitFor();
}
