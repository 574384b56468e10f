import { timeOf } from '@duskhall/bots';
import { vampireEmpire } from '@duskhall/vampire-empire';
import { describe, expect, test } from 'vitest';
import { type Minds, mindsHere } from '../index.ts';
import { createTable, must, settled } from './gathering.ts';
import { openHouse } from './house.ts';
import { visit } from './visitor.ts';

const games = [vampireEmpire];
/** Bots that never finish thinking: the machine is under full load. */
const stuck: Minds = { ...mindsHere(games), timeOf, decide: () => new Promise(() => {}) };
const swift: Minds = { ...mindsHere(games), timeOf };
const DELAY: [number, number] = [600, 1600];

/** How long a bot takes in W1 with this hand. */
async function timeTaken(minds: Minds, responseMode: string, hand: string[]): Promise<number> {
  const house = await openHouse({ games, minds, botDelay: DELAY, botLevels: ['master'] });
  const person = await visit(house.url, 'Person');
  const settings = { game: 'vampire-empire', seats: 2, options: { sides: 'host-chooses', responseMode } };
  const table = await createTable(house.url, person, settings);
  await must(person.ask({ type: 'open', table: table.id }));
  await must(person.ask({ type: 'seatBot', table: table.id, seat: 0, level: 'master' }));
  await must(person.ask({ type: 'sit', table: table.id, seat: 1 }));
  const scenario = { turn: 'night', step: 'before', vampire: { hand }, human: { hand: ['garlic'] } };
  await house.server.hall.startScenario(table.id, scenario, 'seed');
  await person.until(({ mirror }) => mirror !== null);
  for (let passed = 0; passed < 60_000; passed += 50) {
    if (person.mirror().log.some((event) => 'type' in event && ['passed', 'played'].includes(event.type as string)))
      return passed;
    house.clock.advance(50);
    await settled([person]);
  }
  return -1;
}

describe('VE-8.4 a bot’s time does not tell whether it has a choice', () => {
  const NONE = ['garlic', 'musket'];
  const SOME = ['coffin', 'kitchen-boy', 'garlic', 'musket', 'relic'];
  for (const [mode, least, longest] of [
    ['auto-pass', 1200, 2800],
    ['always-ask', 1000 + DELAY[0], 1000 + DELAY[1]],
  ] as const)
    for (const [state, minds] of [
      ['calm', swift],
      ['busy', stuck],
    ] as const)
      for (const hand of [NONE, SOME])
        test(`${mode}, ${state}, ${hand === NONE ? 'no choice' : 'a choice'}`, async () => {
          const taken = await timeTaken(minds, mode, hand);
          expect(taken).toBeGreaterThanOrEqual(least);
          // The last step may have begun earlier.
          expect(taken).toBeLessThanOrEqual(longest + 50);
        });
});
