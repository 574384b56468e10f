import { levelBot, timeOf } from '@duskhall/bots';
import { manualClock } from '@duskhall/host';
import { fastRng } from '@duskhall/kernel';
import { vampireEmpire } from '@duskhall/vampire-empire';
import { describe, expect, test } from 'vitest';
import { type Minds, mindsHere } from '../index.ts';
import { createTable, must, settled } from './gathering.ts';
import { openHouse } from './house.ts';
import { visit } from './visitor.ts';

const games = [vampireEmpire];
/** Bots that never finish thinking: the machine is under full load. */
const stuck: Minds = { ...mindsHere(games), timeOf, decide: () => new Promise(() => {}) };
const swift: Minds = {
  ...mindsHere(games, () => levelBot('master', { budget: { iterations: 8 } })),
  timeOf,
};
const DELAY: [number, number] = [600, 1600];

/** How long a bot takes in W1 with this hand, perhaps before a watcher. */
async function timeTaken(
  minds: Minds,
  responseMode: string,
  hand: string[],
  changes: Parameters<typeof openHouse>[0] = {},
  isWatched = false,
): Promise<number> {
  const house = await openHouse({ games, minds, botDelay: DELAY, botLevels: ['master'], ...changes });
  const person = await visit(house.url, 'Person');
  const options = { sides: 'host-chooses', responseMode };
  const settings = { game: 'vampire-empire', seats: 2, options, mayWatch: true };
  const table = await createTable(house.url, person, settings);
  await must(person.ask({ type: 'open', table: table.id }));
  await must(person.ask({ type: 'seatBot', table: table.id, seat: 0, level: 'master' }));
  await must(person.ask({ type: 'sit', table: table.id, seat: 1 }));
  if (isWatched) await must((await visit(house.url, 'Watcher')).ask({ type: 'open', table: table.id }));
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
  const TIME = timeOf('master');
  const NONE = ['garlic', 'musket'];
  const SOME = ['coffin', 'kitchen-boy', 'garlic', 'musket', 'relic'];
  for (const [mode, isWatched, least, longest] of [
    ['auto-pass', false, TIME + 250, TIME + 250],
    ['always-ask', false, TIME + 250, TIME + 250],
    ['auto-pass', true, 3000, 7000],
    ['always-ask', true, 2 * TIME, 2 * TIME + DELAY[1] - DELAY[0]],
  ] as const)
    for (const [state, minds] of [
      ['calm', swift],
      ['busy', stuck],
    ] as const)
      for (const hand of [NONE, SOME])
        test(`${mode}, ${isWatched ? 'watched' : 'alone'}, ${state}, ${hand === NONE ? 'no choice' : 'a choice'}`, async () => {
          const taken = await timeTaken(minds, mode, hand, {}, isWatched);
          expect(taken).toBeGreaterThanOrEqual(least);
          // The last step may have begun earlier.
          expect(taken).toBeLessThanOrEqual(longest + 50);
        });

  test('nor when it has decided', async () => {
    const taken = await Promise.all(
      [0, TIME / 2, TIME - 50, null].map((after) => {
        const clock = manualClock(1_000_000);
        const decide: Minds['decide'] = (asked) =>
          new Promise((resolve) => after !== null && clock.after(after, () => resolve(swift.decide(asked))));
        return timeTaken({ ...swift, decide }, 'always-ask', SOME, { clock, chance: () => fastRng(3) });
      }),
    );
    expect(new Set(taken).size).toBe(1);
  });
});
