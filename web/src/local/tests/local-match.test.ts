import { bloodVendetta } from '@duskhall/blood-vendetta';
import { botNamed, LEVELS, openMind, random } from '@duskhall/bots';
import { cartaImperaVictoria } from '@duskhall/carta-impera-victoria';
import { type AnyGame, fastRng, verifyDeal, WATCHER } from '@duskhall/kernel';
import { leducPoker } from '@duskhall/leduc-poker';
import { ticTacToe } from '@duskhall/tic-tac-toe';
import { vampireEmpire } from '@duskhall/vampire-empire';
import { vampireVillage } from '@duskhall/vampire-village';
import { afterEach, expect, test, vi } from 'vitest';
import { pageClock, stopwatch } from '../../clock.ts';
import { deal } from '../deal.ts';
import { keptMatch, LATE, LEAST_DELAY, openDevice, settled, type TestDevice, windowOf } from './test-device.ts';

const GAMES: [AnyGame, number][] = [
  [ticTacToe, 2],
  [leducPoker, 2],
  [cartaImperaVictoria, 3],
  [vampireEmpire, 2],
  [vampireVillage, 3],
];

afterEach(() => void vi.restoreAllMocks());

/** The person takes any move offered; the clock does the rest. Returns whether anything could be done. */
async function goOn(device: TestDevice, rng = fastRng(3)): Promise<boolean> {
  const { match } = device;
  const { moves } = match.mirrorOf(0);
  const isMine = match.waiting.includes(0) && moves.length > 0;
  if (isMine) expect(await device.enter(0, [random(match.game, {}, moves as never[], rng)])).toBeNull();
  return isMine || (await device.step());
}

for (const [game, seats] of GAMES)
  test(`${game.name}: a match with bots ends, goes on after a reload, and tells the same story`, async () => {
    const rng = fastRng(3);
    let device = openDevice(game, keptMatch(game, seats, 'a device'));
    for (let turn = 0; !device.match.isOver; turn++) {
      expect(await goOn(device, rng), 'the match stands still').toBe(true);
      if (turn % 7 !== 6 || device.match.isOver) continue;
      device.match.stop();
      await settled();
      const { clocks: _, n: __, ...before } = device.match.mirrorOf(0);
      device = openDevice(game, JSON.parse(device.stored));
      expect(device.match.mirrorOf(0)).toMatchObject(before);
    }
    const { scores, moves, free } = device.match.mirrorOf(0);
    expect(scores).toHaveLength(seats);
    expect([moves, free]).toEqual([[], []]);
    expect(JSON.parse(device.stored).finishedAt).toBeGreaterThan(0);
  });

test('a match that an older page kept goes on with what is left of its window', async () => {
  const game = bloodVendetta as AnyGame;
  const device = openDevice(game, keptMatch(game, 9, 'old page'));
  while (device.match.mirrorOf(0).clocks.window <= 0) expect(await goOn(device), 'no window opens').toBe(true);
  device.match.save();
  const { progress: _, ...old } = JSON.parse(device.stored);
  const again = openDevice(game, { ...old, window: 4321, isPaused: true, verdict: [] });
  expect(again.match.mirrorOf(0).clocks).toMatchObject({ window: 4321, isPaused: true });
});

test('a match whose end was not stored is concluded when it is opened again', async () => {
  const device = openDevice(ticTacToe, keptMatch(ticTacToe, 2, 'an end'));
  while (!device.match.isOver) expect(await goOn(device)).toBe(true);
  await settled();
  const { scores } = device.match.kept;
  expect(scores).toHaveLength(2);
  const again = openDevice(ticTacToe, { ...JSON.parse(device.stored), finishedAt: 0, scores: [] });
  again.clock.advance(5);
  await settled();
  expect(JSON.parse(again.stored)).toMatchObject({ scores, finishedAt: expect.any(Number) });
  expect(again.match.isOver).toBe(true);
});

test('who begins to look while a move is being stored is told of it once', async () => {
  const device = openDevice(ticTacToe, keptMatch(ticTacToe, 2, 'a look'));
  while (!device.match.waiting.includes(0)) await device.step();
  const again = openDevice(ticTacToe, { ...structuredClone(device.match.kept) });
  const entered = again.enter(0, [again.match.movesOf(0)[0]]);
  await Promise.resolve();
  again.match.mirrorOf(WATCHER);
  await entered;
  await settled();
  expect(again.match.mirrorOf(WATCHER).log).toHaveLength(again.match.kept.record.entries.length);
});

test('a move is taken back, and the bots forget it', async () => {
  const game = cartaImperaVictoria;
  const device = openDevice(game, keptMatch(game, 2, 'undo'));
  while (!device.match.waiting.includes(0)) await device.step();
  const before = device.match.mirrorOf(0);
  await device.enter(0, [before.moves[0]]);
  expect(device.match.mirrorOf(0).mayUndo).toBe(true);
  await device.match.undo(0);
  const { n: _, clocks: __, ...after } = device.match.mirrorOf(0);
  expect(before).toMatchObject(after);
  while (device.match.waiting.includes(0)) await goOn(device);
  while (!device.match.waiting.includes(0) && !device.match.isOver) await device.step();
  expect(device.inquiries.at(-1)).toMatchObject({ seat: 1, isAnew: device.inquiries.length === 1 });
});

test('whoever concedes has lost, and a pause holds everything', async () => {
  const device = openDevice(ticTacToe, keptMatch(ticTacToe, 2, 'pause'));
  while (device.match.waiting.includes(0)) await goOn(device);
  await device.match.pause(0, true);
  const { length } = device.match.kept.record.entries;
  while (await device.step()) {}
  expect(device.match.kept.record.entries).toHaveLength(length);
  await device.match.pause(0, false);
  expect(await device.step()).toBe(true);
  await device.match.concede(0);
  expect(device.match.mirrorOf(0)).toMatchObject({ scores: [0, 1], moves: [], free: [] });
});

const ASK = { responseMode: 'always-ask' };
const AUTO = { responseMode: 'auto-pass', sides: 'host-chooses' };
/** W1 of the bot on seat 1, or of the person on seat 0. */
const responseOf = (seat: number, vampire: string[], human: string[]) =>
  keptMatch(vampireEmpire as AnyGame, 2, 'windows', AUTO, {
    seat,
    step: 'before',
    vampire: { hand: vampire },
    human: { hand: human },
  });
/** How long the window that has just opened lasts. */
function drawnWindow(device: TestDevice): number {
  device.match.save();
  return windowOf(device);
}

test('VE-8.4 a window of drawn time closes when that is over, keeps what is left of it, and tells nobody', async () => {
  const game = vampireEmpire as AnyGame;
  const kept = responseOf(0, ['garlic'], ['garlic']);
  const device = openDevice(game, { ...kept, players: kept.players.map((player) => ({ ...player, bot: '' })) });
  const window = drawnWindow(device);
  expect(window).toBeGreaterThanOrEqual(3000);
  expect(window).toBeLessThanOrEqual(7000);
  expect(device.match.mirrorOf(0).clocks.window).toBe(-1);
  device.match.stop();
  const again = openDevice(game, JSON.parse(device.stored));
  const { n } = again.match.mirrorOf(0);
  expect(drawnWindow(again)).toBe(window);
  while (again.match.mirrorOf(0).n === n) expect(await again.step()).toBe(true);
  expect([again.clock.now(), again.match.mirrorOf(0).clocks.window]).toEqual([window, -1]);
});

for (const hand of [
  ['garlic', 'musket'],
  ['coffin', 'kitchen-boy', 'garlic', 'musket', 'relic'],
])
  for (const isStuck of [false, true])
    test(`VE-8.4 a bot’s time tells nothing: ${hand}${isStuck ? ', its worker being stuck' : ''}`, async () => {
      const mind = isStuck ? { decide: () => new Promise<never>(() => {}) } : null;
      const device = openDevice(vampireEmpire as AnyGame, responseOf(1, hand, ['garlic', 'relic']), 1, mind as never);
      const seen = () => device.match.mirrorOf(0).log.length;
      const before = seen();
      while (seen() === before) expect(await device.step()).toBe(true);
      const { milliseconds } = LEVELS.novice;
      // Who has not answered by then has until its limit, twice its time, and a moment more.
      expect(device.clock.now()).toBe(isStuck ? 2 * milliseconds + LATE : milliseconds + LEAST_DELAY);
    });

test('a page that is loaded again has what is left of a window, not what there was at the last event', async () => {
  const game = bloodVendetta as AnyGame;
  const device = openDevice(game, keptMatch(game, 9, 'windows'));
  while (device.match.mirrorOf(0).clocks.window <= 0) expect(await goOn(device), 'no window opens').toBe(true);
  const window = drawnWindow(device);
  let now = device.clock.now();
  vi.spyOn(device.clock, 'now').mockImplementation(() => now);
  now += window / 2;
  device.match.save();
  expect(windowOf(device)).toBe(window / 2);
  now += window / 4;
  device.match.save();
  expect(openDevice(game, JSON.parse(device.stored)).match.mirrorOf(0).clocks.window).toBe(window / 4);
});

test('a date that is set takes no time and gives none', async () => {
  const game = vampireEmpire as AnyGame;
  for (const step of [-10_000, -600_000, 600_000]) {
    const device = openDevice(game, responseOf(0, ['coffin', 'garlic'], ['garlic']));
    const window = drawnWindow(device);
    expect(window).toBeGreaterThan(0);
    device.clock.step(step);
    expect(drawnWindow(device)).toBe(window);
    device.match.stop();
    const again = openDevice(game, JSON.parse(device.stored));
    again.clock.step(step);
    expect(drawnWindow(again)).toBe(window);
    for (let turn = 0; turn < 20; turn++) await goOn(again);
    const times = again.match.kept.record.entries.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeLessThan(300_000);
  }
});

test('the page measures by a clock that nobody sets, and notices that it has slept', () => {
  const { now } = Date;
  const asleep = stopwatch();
  const [before, begun] = [pageClock.now(), asleep()];
  vi.spyOn(Date, 'now').mockImplementation(() => now() - 600_000);
  expect(pageClock.now()).toBeGreaterThanOrEqual(before);
  expect(pageClock.now() - before).toBeLessThan(300_000);
  expect(begun).toBeLessThan(300_000);
  expect(asleep()).toBeGreaterThan(300_000);
});

test('a deal of this device can be checked', () => {
  const players = [
    { name: 'Anna', bot: '' },
    { name: '', bot: 'novice' },
  ];
  const { record } = deal(cartaImperaVictoria, players, 0, {});
  expect(verifyDeal(cartaImperaVictoria, record).length).toBeGreaterThan(0);
  expect(() => verifyDeal(cartaImperaVictoria, { ...record, seed: 'chosen' })).toThrow();
});

test('a failed worker is told the whole story when it thinks again', async () => {
  const device = openDevice(vampireEmpire as AnyGame, keptMatch(vampireEmpire as AnyGame, 2, 'failing', ASK));
  while (device.inquiries.length < 3) await goOn(device);
  expect(device.inquiries.map(({ isAnew }) => isAnew)).toEqual([true, false, false]);
  device.isFailing = true;
  while (device.inquiries.length < 4) await goOn(device);
  await settled();
  device.isFailing = false;
  while (device.inquiries.length < 6) await goOn(device);
  expect(device.inquiries.slice(3).map(({ isAnew }) => isAnew)).toEqual([false, true, false]);
});

test('the bots of an evening say unasked what is on their minds, and it ends', async () => {
  const game = bloodVendetta as AnyGame;
  const mind = openMind(() => game, botNamed);
  const timers = Object.keys(game.options).filter((name) => name.includes('Seconds'));
  const untimed = { ...Object.fromEntries(timers.map((name) => [name, 0])), callMode: 'simultaneous' };
  const device = openDevice(game, keptMatch(game, 9, 'evening', untimed), 1, mind);
  const rng = fastRng(3);
  while (!device.match.isOver) {
    // Who answers at once hears nobody.
    for (let i = 0; i < 10 && device.clock.untilNext() < 60_000; i++) await device.step();
    expect(device.match.isOver || (await goOn(device, rng)), 'the evening stands still').toBe(true);
  }
  const told = device.inquiries.filter(({ isUnasked }) => isUnasked);
  expect(told.every(({ seat, level }) => seat > 0 && level === 'novice')).toBe(true);
  const said = device.match.kept.record.entries.filter((entry) => JSON.stringify(entry).includes('"say"'));
  expect(said.length).toBeGreaterThan(2);
});

test.each([
  ['on', 2000, 5000],
  ['off', 11_000, 12_000],
])(
  'VN-4.13.5: brisk %s: when everybody has finished, a step lasts from %i to %i ms more',
  async (brisk, least, most) => {
    const roles = ['king', 'queen', 'vampire', 'vampire', 'vampire', 'hunter'];
    const lasted = new Set<number>();
    for (let seed = 1; seed < 6; seed++) {
      const device = openDevice(
        bloodVendetta,
        keptMatch(bloodVendetta, 6, 'brisk', { brisk, callMode: 'sequential' }, { roles }),
        seed,
      );
      const { match } = device;
      // Somebody watches: one person among bots waits for nothing.
      match.mirrorOf(WATCHER);
      while (match.waiting.some((seat) => seat > 0)) await device.step();
      const left = () => {
        match.save();
        return windowOf(device);
      };
      expect(left()).toBeGreaterThan(11_000);
      await device.enter(0, [match.mirrorOf(0).moves[0]]);
      expect(match.waiting).toEqual([]);
      expect(left()).toBeGreaterThanOrEqual(least);
      expect(left()).toBeLessThanOrEqual(most);
      // What is shown does not tell that all have finished.
      expect(match.mirrorOf(0).clocks.window).toBeGreaterThan(11_000);
      lasted.add(left());
      await match.undo(0);
      expect(left()).toBeGreaterThan(11_000);
      match.stop();
    }
    // Only what is drawn differs.
    expect(lasted.size > 1).toBe(brisk === 'on');
  },
);
