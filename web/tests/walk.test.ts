import { expect, test } from 'vitest';
import { textsOf } from '../../cli/games.ts';
import { testHall } from './hall.ts';
import { startScenario } from './seating.ts';
import { openEyes } from './walk/eyes.ts';
import { walk } from './walk/in-page.ts';
import { type Position, positionsOf } from './walk/positions.ts';
import { WALKS } from './walk/tables.ts';
import { takeOver } from './walk/take-over.ts';

const hall = testHall();
/** A small phone. */
const VIEWPORT = { width: 360, height: 740 };
/** More than twice what any position takes in which everything can be reached. */
const MOST_TAPS = 150;
/** The bar tells what happened last; in a secret phase there is no bar. */
const isUntold = ({ last }: Position, story: string, hasBar: boolean): boolean => hasBar && last !== '' && story === '';

// What is not reached once is not reached the next time either: nothing here waits for the network.
for (const { game, questions, tables, isLeftOut = () => false } of WALKS)
  test(`every answer to every question of ${game.name} can be tapped on a phone`, { retry: 0 }, async () => {
    const positions = positionsOf(game, await textsOf(game, 'en'), tables);
    expect(
      questions.filter((question) => !positions.has(question)),
      'questions that never came up',
    ).toEqual([]);
    const visitor = await hall.visit({}, { viewport: VIEWPORT });
    await visitor.prepare(takeOver);
    await visitor.prepare(openEyes);
    // Any table will do: what is shown at it comes from here.
    await startScenario(hall.server, [['Wren', visitor]], { game: 'carta-impera-victoria', seats: 2 }, null);
    const faults: string[] = [];
    for (const [question, found] of positions)
      for (const at of found) {
        const answers = [...at.moves.keys()].filter((i) => !isLeftOut(at.moves[i] as object, at));
        const told = { game: game.name, at, answers, most: MOST_TAPS };
        const { unreached, covered, cut, story } = await visitor.page.evaluate(walk, told);
        const hasBar = (await visitor.page.locator('.bar').count()) > 0;
        if (isUntold(at, story, hasBar)) faults.push(`${question}: the bar does not tell: ${at.last}`);
        faults.push(
          ...unreached.map((move) => `${question}: not reached: ${move}`),
          ...covered.map((thing) => `${question}: covered: ${thing}`),
          ...cut.map((text) => `${question}: cut: ${text}`),
        );
      }
    expect(faults).toEqual([]);
  });
