import { levelBot, timeOf } from '@duskhall/bots';
import { manualClock } from '@duskhall/host';
import { fastRng } from '@duskhall/kernel';
import { ticTacToe } from '@duskhall/tic-tac-toe';
import { vampireEmpire } from '@duskhall/vampire-empire';
import { describe, expect, test } from 'vitest';
import { type Minds, mindsHere } from '../index.ts';
import { act, createTable, must, ready, settled } from './gathering.ts';
import { openHouse } from './house.ts';
import { type Visitor, visit } from './visitor.ts';

const games = [vampireEmpire];
/** Bots that never finish thinking: the machine is under full load. */
const stuck: Minds = { ...mindsHere(games), timeOf, decide: () => new Promise(() => {}) };
const swift: Minds = {
  ...mindsHere(games, () => levelBot('master', { budget: { iterations: 8 } })),
  timeOf,
};
const DELAY: [number, number] = [600, 1600];
const TIME = timeOf('master');
/** When a bot among bots and one person shows what it has, and when at the latest. */
const FIRST = TIME + 250;
const LAST = 2 * TIME + 100;
const NONE = ['garlic', 'musket'];
const SOME = ['coffin', 'kitchen-boy', 'garlic', 'musket', 'relic'];

interface Sitting {
  minds: Minds;
  mode: string;
  hand: string[];
  changes?: Parameters<typeof openHouse>[0];
  /** A watcher is there from the beginning. */
  isWatched?: boolean;
  /** What a watcher does after so many milliseconds. */
  onStep?: ((passed: number, watcher: Visitor, table: string) => Promise<unknown>) | undefined;
}

/** How long a bot takes in W1 with this hand. */
async function timeTaken({ minds, mode, hand, changes = {}, isWatched = false, onStep }: Sitting): Promise<number> {
  const house = await openHouse({ games, minds, botDelay: DELAY, botLevels: ['master'], ...changes });
  const person = await visit(house.url, 'Person');
  const options = { sides: 'host-chooses', responseMode: mode };
  const settings = { game: 'vampire-empire', seats: 2, options, mayWatch: true };
  const { id: table } = await createTable(house.url, person, settings);
  await must(person.ask({ type: 'open', table }));
  await must(person.ask({ type: 'seatBot', table, seat: 0, level: 'master' }));
  await must(person.ask({ type: 'sit', table, seat: 1 }));
  const watcher = await visit(house.url, 'Watcher');
  if (isWatched) await must(watcher.ask({ type: 'open', table }));
  const scenario = { turn: 'night', step: 'before', vampire: { hand }, human: { hand: ['garlic'] } };
  await house.server.hall.startScenario(table, scenario, 'seed');
  await person.until(({ mirror }) => mirror !== null);
  for (let passed = 0; passed < 30_000; passed += 50) {
    if (person.mirror().log.some((event) => 'type' in event && ['passed', 'played'].includes(event.type as string)))
      return passed;
    await onStep?.(passed, watcher, table);
    house.clock.advance(50);
    await settled([person]);
  }
  return -1;
}

/** Minds that answer at once where there is no choice, and after so many milliseconds where there is one; null: never. */
function searching(after: number | null) {
  const clock = manualClock(1_000_000);
  const decide: Minds['decide'] = (asked) => {
    if (asked.read(null).inquiry.moves.length === 1) return swift.decide(asked);
    return new Promise((resolve) => after !== null && clock.after(after, () => resolve(swift.decide(asked))));
  };
  return { minds: { ...swift, decide }, changes: { clock, chance: () => fastRng(3) } };
}

describe('VE-8.4 a bot’s time does not tell whether it has a choice', () => {
  for (const [mode, isWatched, state, minds, least, longest] of [
    ['auto-pass', false, 'calm', swift, FIRST, FIRST],
    ['always-ask', false, 'calm', swift, FIRST, FIRST],
    ['auto-pass', false, 'busy', stuck, LAST, LAST],
    ['always-ask', false, 'busy', stuck, LAST, LAST],
    ['auto-pass', true, 'calm', swift, 3000, 7000],
    ['auto-pass', true, 'busy', stuck, 3000, 7000],
    ['always-ask', true, 'calm', swift, 2 * TIME, 2 * TIME + DELAY[1] - DELAY[0]],
    ['always-ask', true, 'busy', stuck, 2 * TIME, 2 * TIME + DELAY[1] - DELAY[0]],
  ] as const)
    for (const hand of [NONE, SOME])
      test(`${mode}, ${isWatched ? 'watched' : 'alone'}, ${state}, ${hand === NONE ? 'no choice' : 'a choice'}`, async () => {
        const taken = await timeTaken({ minds, mode, hand, isWatched });
        expect(taken).toBeGreaterThanOrEqual(least);
        // The last step may have begun earlier.
        expect(taken).toBeLessThanOrEqual(longest + 50);
      });

  test('nor when it has decided, but for a search that is not done when it is to be shown', async () => {
    const taken = await Promise.all(
      [0, TIME / 2, TIME + 200, TIME + 300, 2 * TIME + 5, null].map((after) =>
        timeTaken({ ...searching(after), mode: 'always-ask', hand: SOME }),
      ),
    );
    expect(taken).toEqual([FIRST, FIRST, FIRST, LAST, LAST, LAST]);
  });

  for (const mode of ['auto-pass', 'always-ask'])
    for (const [what, isWatched, onStep] of [
      [
        'somebody comes to watch',
        false,
        async (passed, watcher, table) => passed === 200 && must(watcher.ask({ type: 'open', table })),
      ],
      [
        'the only watcher leaves',
        true,
        async (passed, watcher, table) => passed === 100 && must(watcher.ask({ type: 'shut', table })),
      ],
    ] as [string, boolean, Sitting['onStep']][])
      test(`${mode}: nor if ${what} meanwhile`, async () => {
        const taken = await Promise.all(
          [NONE, SOME].map((hand) => timeTaken({ ...searching(900), mode, hand, isWatched, onStep })),
        );
        expect(taken[0]).toBe(taken[1]);
        expect(taken[0]).toBeGreaterThanOrEqual(mode === 'auto-pass' ? 3000 : 2 * TIME);
      });
});

for (const mode of ['auto-pass', 'always-ask'])
  test(`${mode}: whoever comes and goes again and again delays a bot once`, async () => {
    const taken = await timeTaken({
      ...searching(900),
      ...{ mode, hand: SOME },
      async onStep(passed, watcher, table) {
        if (passed % 800 === 200) await must(watcher.ask({ type: 'open', table }));
        if (passed % 800 === 400) await must(watcher.ask({ type: 'shut', table }));
      },
    });
    expect(taken).toBeGreaterThan(FIRST);
    expect(taken).toBeLessThanOrEqual(200 + (mode === 'auto-pass' ? 7000 : 2 * TIME + DELAY[1]) + 50);
  });

/** When a bot's first answers in tic-tac-toe are shown; each search takes so many milliseconds longer than it may. */
async function answerTimes(overs: readonly number[], isWatched: boolean): Promise<number[]> {
  const clock = manualClock(1_000_000);
  const wanted: unknown[] = [];
  const decide: Minds['decide'] = ({ limit, read }) =>
    new Promise((resolve) => {
      wanted.push(read(null).inquiry.moves.at(-1));
      clock.after(limit + overs[wanted.length - 1]!, () => resolve({ move: wanted.at(-1), reason: null }));
    });
  const minds = { ...mindsHere([ticTacToe]), timeOf, decide };
  const house = await openHouse({ games: [ticTacToe], minds, botDelay: DELAY, botLevels: ['master'], clock });
  const person = await visit(house.url, 'Person');
  const { id: table, ...rest } = await createTable(house.url, person, {
    game: 'tic-tac-toe',
    seats: 2,
    mayWatch: true,
  });
  await must(person.ask({ type: 'open', table }));
  await must(person.ask({ type: 'sit', table, seat: 0 }));
  await must(person.ask({ type: 'seatBot', table, seat: 1, level: 'master' }));
  if (isWatched) await must((await visit(house.url, 'Watcher')).ask({ type: 'open', table }));
  await ready({ id: table, ...rest }, person);
  await must(person.ask({ type: 'start', table }));
  await person.until(({ mirror }) => mirror !== null);
  const times: number[] = [];
  for (let i = 1; i <= overs.length; i++) {
    await must(act(person, person.mirror().moves.at(-2)));
    const begun = clock.now();
    for (; clock.now() - begun < 8000 && person.mirror().log.length < 2 * i; await settled([person])) clock.advance(50);
    times.push(clock.now() - begun);
    expect(person.mirror().log.at(-1)).toMatchObject(wanted.at(-1) as object);
  }
  return times;
}

for (const isWatched of [false, true])
  test(`a search that ends at its limit is not in vain, ${isWatched ? 'watched' : 'alone'}`, async () => {
    for (let round = 0; round < 4; round++) await answerTimes([40], isWatched);
  });

test('after a late search a bot takes as long for the next answer, however soon it has that', async () => {
  expect(await answerTimes([-500, -2 * TIME, -2 * TIME], false)).toEqual([LAST, LAST, FIRST]);
});
