import { bloodVendetta } from '@duskhall/blood-vendetta';
import { botNamed, openMind, random } from '@duskhall/bots';
import { cartaImperaVictoria } from '@duskhall/carta-impera-victoria';
import { type AnyGame, fastRng, verifyDeal } from '@duskhall/kernel';
import { leducPoker } from '@duskhall/leduc-poker';
import { ticTacToe } from '@duskhall/tic-tac-toe';
import { vampireEmpire } from '@duskhall/vampire-empire';
import { vampireVillage } from '@duskhall/vampire-village';
import { afterEach, expect, test, vi } from 'vitest';
import { pageClock, stopwatch } from '../../clock.ts';
import { deal } from '../deal.ts';
import { keptMatch, openHouse, type Paper } from './house-on-paper.ts';

const GAMES: [AnyGame, number][] = [
  [ticTacToe, 2],
  [leducPoker, 2],
  [cartaImperaVictoria, 3],
  [vampireEmpire, 2],
  [vampireVillage, 3],
];

afterEach(() => void vi.restoreAllMocks());

/** The person takes any move offered; the clock does the rest. Says whether anything could be done. */
async function goOn({ house, clock }: Paper, rng = fastRng(3)): Promise<boolean> {
  const { moves } = house.mirrorOf(0);
  const isMine = house.waiting.includes(0) && moves.length > 0;
  if (isMine) expect(house.enter(0, [random(house.game, {}, moves as never[], rng)])).toBeNull();
  return isMine || (await clock.step());
}

for (const [game, seats] of GAMES)
  test(`${game.name}: a match with bots ends, goes on after a reload, and tells the same story`, async () => {
    const rng = fastRng(3);
    let paper = openHouse(game, keptMatch(game, seats, 'a house'));
    for (let turn = 0; !paper.house.isOver; turn++) {
      expect(await goOn(paper, rng), 'the match stands still').toBe(true);
      if (turn % 7 !== 6 || paper.house.isOver) continue;
      paper.house.stop();
      const { clocks: _, n: __, ...before } = paper.house.mirrorOf(0);
      paper = openHouse(game, JSON.parse(paper.stored));
      expect(paper.house.mirrorOf(0)).toMatchObject(before);
    }
    const { scores, moves, free } = paper.house.mirrorOf(0);
    expect(scores).toHaveLength(seats);
    expect([moves, free]).toEqual([[], []]);
    expect(JSON.parse(paper.stored).finishedAt).toBeGreaterThan(0);
  });

test('a move is taken back, and the bots forget it', async () => {
  const game = cartaImperaVictoria;
  const paper = openHouse(game, keptMatch(game, 2, 'undo'));
  while (!paper.house.waiting.includes(0)) await paper.clock.step();
  const before = paper.house.mirrorOf(0);
  paper.house.enter(0, [before.moves[0]]);
  expect(paper.house.mirrorOf(0).mayUndo).toBe(true);
  paper.house.undo(0);
  const { n: _, clocks: __, ...after } = paper.house.mirrorOf(0);
  expect(before).toMatchObject(after);
  while (paper.house.waiting.includes(0)) await goOn(paper);
  while (!paper.house.waiting.includes(0) && !paper.house.isOver) await paper.clock.step();
  expect(paper.inquiries.at(-1)).toMatchObject({ seat: 1, isAnew: paper.inquiries.length === 1 });
});

test('whoever gives up has lost, and a pause holds everything', async () => {
  const paper = openHouse(ticTacToe, keptMatch(ticTacToe, 2, 'pause'));
  while (paper.house.waiting.includes(0)) await goOn(paper);
  paper.house.pause(true);
  expect(await paper.clock.step()).toBe(false);
  paper.house.pause(false);
  expect(await paper.clock.step()).toBe(true);
  paper.house.concede(0);
  expect(paper.house.mirrorOf(0).scores).toEqual([0, 1]);
});

const ASK = { responseMode: 'always-ask' };
const AUTO = { responseMode: 'auto-pass', sides: 'host-chooses' };
/** W1 of the bot on seat 1, or of the person on seat 0. */
const windowOf = (seat: number, vampire: string[], human: string[]) =>
  keptMatch(vampireEmpire as AnyGame, 2, 'windows', AUTO, {
    seat,
    step: 'before',
    vampire: { hand: vampire },
    human: { hand: human },
  });

test('VE-8.4 a window of drawn time closes when that is over, keeps what is left of it, and tells nobody', async () => {
  const game = vampireEmpire as AnyGame;
  const paper = openHouse(game, windowOf(0, ['garlic'], ['garlic']));
  const { window } = paper.house.kept;
  expect(window).toBeGreaterThanOrEqual(1200);
  expect(window).toBeLessThanOrEqual(2800);
  expect(paper.house.mirrorOf(0).clocks.window).toBe(-1);
  paper.house.stop();
  const again = openHouse(game, JSON.parse(paper.stored));
  expect(again.house.kept.window).toBe(window);
  while (again.house.mirrorOf(0).n === 0) expect(await again.clock.step()).toBe(true);
  expect([again.clock.now(), again.house.mirrorOf(0).clocks.window]).toEqual([window, -1]);
});

for (const hand of [
  ['garlic', 'musket'],
  ['coffin', 'kitchen-boy', 'garlic', 'musket', 'relic'],
])
  for (const isStuck of [false, true])
    test(`VE-8.4 a bot’s time tells nothing: ${hand}${isStuck ? ', its head being stuck' : ''}`, async () => {
      const mind = isStuck ? { decide: () => new Promise<never>(() => {}) } : null;
      const paper = openHouse(vampireEmpire as AnyGame, windowOf(1, hand, ['garlic', 'relic']), 1, mind as never);
      const { window } = paper.house.kept;
      const seen = () => paper.house.mirrorOf(0).log.length;
      const before = seen();
      while (seen() === before) expect(await paper.clock.step()).toBe(true);
      expect(paper.clock.now()).toBe(window);
    });

test('a page that is loaded anew has what is left of a window, not what there was at the last event', async () => {
  const game = bloodVendetta as AnyGame;
  const paper = openHouse(game, keptMatch(game, 9, 'windows'));
  while (paper.house.kept.window <= 0) expect(await goOn(paper), 'no window opens').toBe(true);
  const { window } = paper.house.kept;
  paper.clock.pass(window / 2);
  paper.house.save();
  expect(JSON.parse(paper.stored).window).toBe(window / 2);
  paper.clock.pass(window / 4);
  paper.house.save();
  expect(openHouse(game, JSON.parse(paper.stored)).house.kept.window).toBe(window / 4);
});

test('a date that is set takes no time and gives none', async () => {
  const game = vampireEmpire as AnyGame;
  for (const step of [-10_000, -600_000, 600_000]) {
    const paper = openHouse(game, windowOf(0, ['coffin', 'garlic'], ['garlic']));
    const { window } = paper.house.kept;
    expect(window).toBeGreaterThan(0);
    paper.clock.stepped = step;
    expect(paper.house.kept.window).toBe(window);
    paper.house.stop();
    const again = openHouse(game, JSON.parse(paper.stored));
    again.clock.stepped = step;
    expect(again.house.kept.window).toBe(window);
    for (let turn = 0; turn < 20; turn++) await goOn(again);
    const times = again.house.kept.record.entries.map(({ at }) => at);
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

test('a failed head is told the whole story when it thinks again', async () => {
  const paper = openHouse(vampireEmpire as AnyGame, keptMatch(vampireEmpire as AnyGame, 2, 'failing', ASK));
  while (paper.inquiries.length < 3) await goOn(paper);
  expect(paper.inquiries.map(({ isAnew }) => isAnew)).toEqual([true, false, false]);
  paper.isFailing = true;
  while (paper.inquiries.length < 4) await goOn(paper);
  paper.isFailing = false;
  while (paper.inquiries.length < 6) await goOn(paper);
  expect(paper.inquiries.slice(3).map(({ isAnew }) => isAnew)).toEqual([false, true, false]);
});

test('the bots of an evening say unasked what is on their minds, and it ends', async () => {
  const game = bloodVendetta as AnyGame;
  const mind = openMind(() => game, botNamed);
  const timers = Object.keys(game.options).filter((name) => name.includes('Seconds'));
  const untimed = { ...Object.fromEntries(timers.map((name) => [name, 0])), callMode: 'simultaneous' };
  const paper = openHouse(game, keptMatch(game, 9, 'evening', untimed), 1, mind);
  const rng = fastRng(3);
  while (!paper.house.isOver) expect(await goOn(paper, rng), 'the evening stands still').toBe(true);
  const told = paper.inquiries.filter(({ isUnasked }) => isUnasked);
  expect(told.every(({ seat, level }) => seat > 0 && level === 'novice')).toBe(true);
  const said = paper.house.kept.record.entries.filter((entry) => JSON.stringify(entry).includes('"say"'));
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
      const paper = openHouse(bloodVendetta, keptMatch(bloodVendetta, 6, 'brisk', { brisk }, { roles }), seed);
      const { house, clock } = paper;
      while (house.waiting.some((seat) => seat > 0)) await clock.step();
      expect(house.mirrorOf(0).clocks.window).toBeGreaterThan(11_000);
      house.enter(0, [house.mirrorOf(0).moves[0]]);
      expect([
        house.waiting,
        house.mirrorOf(0).clocks.window >= least,
        house.mirrorOf(0).clocks.window <= most,
      ]).toEqual([[], true, true]);
      lasted.add(house.mirrorOf(0).clocks.window);
      house.undo(0);
      expect(house.mirrorOf(0).clocks.window).toBeGreaterThan(11_000);
      house.stop();
    }
    expect(lasted.size).toBeGreaterThan(1);
  },
);
