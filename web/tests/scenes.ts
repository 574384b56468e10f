import type { Server } from '@duskhall/server';
import type { Scene } from '../src/games-dev/scene.ts';
import { SCENES } from '../src/games-dev/scenes/carta-impera-victoria.ts';
import type { Visitor } from './browser.ts';
import { startScenario } from './seating.ts';

/** Seats a person with bots at a table of Carta Impera Victoria set up by a scenario. */
export async function playScene(server: Server, visitor: Visitor, scene: string | Scene): Promise<void> {
  const { seats, options, scenario = {} } = typeof scene === 'string' ? SCENES[scene]! : scene;
  const laid = { game: 'carta-impera-victoria', seats, options };
  await startScenario(server, [['Wren', visitor]], laid, scenario, 'scene');
  await visitor.page.locator('.bar').waitFor();
  await visitor.page.locator('.civ').waitFor();
}
