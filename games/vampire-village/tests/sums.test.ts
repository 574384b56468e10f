import { expect, test } from 'vitest';
import {
  forecastOf,
  vampireVillage as game,
  layingOf,
  pointsBySource,
  type State,
  siegeOf,
  threatsIn,
  villageIn,
} from '../index.ts';
import { asked, cardId, cardOf, choose, deal, inWords, pass, passTo, range, siege, table } from './table.ts';

const WATCHER = -2;
const sides = (s: State, seat: number, viewer = WATCHER) =>
  range(3).map((type) => {
    const { attack, defence, isBreached } = siegeOf(game.view(s, viewer), seat, type);
    return `${attack}${isBreached ? '>' : '<='}${defence}`;
  });

test('EX-15, VV-6.2, VV-6.3: points by colour of the building and by attacker type; nothing for villagers on heroes', () => {
  const villages = ['bakery@0,0:3 windmill@1,0:2 champion@0,1:2 keep@1,1', 'inn@0,0:8 silversmith@1,0 palisade@2,0'];
  const creatures = ['2*witch-swamp werewolf-grey', ''];
  const s = table({ round: 2, step: 'end', villages, creatures });
  const view = game.view(s, WATCHER);
  expect(pointsBySource(view, 0)).toEqual({
    ...{ villagers: [2, 0, 0, 3], creatures: [2, 1, 0], points: 8, idle: 2, cards: 4 },
  });
  expect(pointsBySource(view, 1)).toMatchObject({ villagers: [0, 0, 0, 8], creatures: [0, 0, 0], points: 8, cards: 3 });
});
test('VV-6.2: in every view of a game the sources add up to the standing, and at the end to the result', () => {
  for (const seats of [2, 5]) {
    const s = deal(seats, 3 + seats);
    const steps = ['villages.reveal', 'creatures.reveal', 'demons.reveal', 'attack.begin', 'over'] as const;
    for (const step of steps) {
      if (s.table.stack.at(-1)?.do !== step) passTo(s, step);
      const view = game.view(s, WATCHER);
      expect(range(seats).map((seat) => pointsBySource(view, seat).points)).toEqual(view.standing);
    }
    const view = game.view(s, 0);
    const { results } = view.outcome[0]!;
    for (const seat of range(seats)) {
      const { lost, ...left } = forecastOf(view, seat);
      expect([left, lost]).toEqual([pointsBySource(view, seat), []]);
      expect([left.points, left.cards]).toEqual([results[seat]!.points, results[seat]!.cards]);
    }
  }
});

test('EX-4, EX-6, EX-7: attack and defence of each side, before and in an attack', () => {
  const wall = 'windmill@0,0 hedge-wall@0,1 messenger@0,2 palisade@0,3';
  const before = table({ step: 'demons', villages: [wall, 'keep@0,0'], creatures: ['demon-ruin', 'demon-plague'] });
  expect(sides(before, 0)).toEqual(['0<=5', '0<=0', '0<=0']);
  const row = 'watchtower@0,0 windmill@1,0 rampart@2,0 bell-tower@3,0';
  const s = siege(row, '3*werewolf-grey werewolf-black', { order: 'werewolf witch vampire' });
  expect(sides(s, 0)[1]).toBe('10>4');
  expect(siegeOf(game.view(s, 1), 0, 1)).toMatchObject({
    attackers: 4,
    line: s.villages[0]!.filter((_, i) => i % 4 === 0),
  });
  choose(s, 0, 'windmill');
  expect([sides(s, 0)[1], siegeOf(game.view(s, 0), 0, 1).attackers]).toEqual(['9>4', 3]);
});
test('VV-4.60, EX-11: before they are frozen, values are those of this moment', () => {
  const villages = ['rune-tower@0,0', 'keep@0,0'];
  const s = table({ step: 'creatures', villages, creatures: ['witch-swamp witch-left witch-right', 'witch-left'] });
  expect([sides(s, 0)[0], sides(s, 1)[0]]).toEqual(['4<=4', '3>2']);
  expect(s.threats).toEqual([]);
  expect(threatsIn(game.view(s, 0)).slice(0, 3)).toEqual([2, 1, 1]);
});

test('EX-1, EX-2, VV-4.73: what a card would bring on a cell is what it brings there', () => {
  const s = table({ villages: ['start-mossy-gate@0,0:2 market-square@1,0:1'], hands: ['bakery'] });
  choose(s, 0, 'bakery');
  pass(s, 1);
  const view = game.view(s, 0);
  expect(layingOf(view, cardOf('bakery'), 1, 1)).toEqual({ gained: 2, defence: [2, 2, 2] });
  expect(layingOf(view, cardOf('bakery'), 0, 1)).toEqual({ gained: 2, defence: [3, 2, 1] });
  choose(s, 0, '1,1');
  pass(s, 1);
  expect([s.villages[0]!.at(-1), sides(s, 0)]).toEqual([2, ['0<=2', '0<=2', '0<=2']]);
});
test('VV-4.25: in random games every preview comes true', () => {
  for (const seed of range(6)) {
    const s = deal(3, seed);
    while (s.ending === '') {
      passTo(s, 'villages.reveal');
      if (s.table.questions[0] !== 'place') continue;
      const { x, y } = game.legal(s, 0)[0] as { x: number; y: number };
      const { gained, defence } = layingOf(game.view(s, 0), s.picks[0]!, x, y);
      game.apply(s, 0, { x, y });
      const [plan, view] = [s.plans[0]!, game.view(s, 0)];
      expect([plan.at(-1), range(3).map((type) => siegeOf(view, 0, type).defence)]).toEqual([gained, defence]);
    }
  }
});

test('VV-8.1: a seat reads its own plan and deeds, the others what lies open', () => {
  const villages = ['messenger@0,0 keep@1,0:1', 'inn@0,0:2'];
  const creatures = ['demon-lure-witch', 'witch-swamp witch-left demon-slayer'];
  const s = table({ round: 2, step: 'demons', villages, creatures });
  expect(asked(s)).toBe('0 deed');
  choose(s, 0, 'witch-swamp');
  expect([pointsBySource(game.view(s, 0), 0).creatures, pointsBySource(game.view(s, 0), 1).creatures]).toEqual([
    [1, 0, 0],
    [1, 0, 0],
  ]);
  expect(pointsBySource(game.view(s, 1), 0).creatures).toEqual([0, 0, 0]);
  const other = table({ villages, hands: ['bakery'] });
  choose(other, 0, 'bakery');
  pass(other, 1);
  choose(other, 0, '1,1');
  expect([0, 1].map((viewer) => inWords(villageIn(game.view(other, viewer), 0)).includes('bakery'))).toEqual([
    true,
    false,
  ]);
});

test('EX-6: the forecast gives up the cheapest cards and the weakest attackers, and loses what the clock would lose', () => {
  const row = 'watchtower@0,0:3 windmill@1,0:1 rampart@2,0 bell-tower@3,0:2';
  const s = siege(row, '3*werewolf-grey werewolf-black');
  const { lost, points, creatures } = forecastOf(game.view(s, 1), 0);
  expect([lost.map(cardId), points, creatures]).toEqual([['rampart', 'windmill', 'bell-tower'], 4, [0, 1, 0]]);
});
test('VV-7.4: what is forecast when the attacks begin is what the clock makes of them', () => {
  const compared = { whole: 0, halfway: 0 };
  for (const seed of range(12)) {
    const s = deal(2 + (seed % 4), seed);
    passTo(s, 'demons.reveal');
    while (s.table.stack.at(-1)?.do === 'demons.reveal') pass(s, ...range(s.seats));
    const isOver = () => s.round === 2 || s.table.stack.at(-1)?.do !== 'attack.begin';
    while (!isOver()) {
      const view = game.view(s, WATCHER);
      const forecasts = range(s.seats).map((seat) => forecastOf(view, seat));
      compared[s.table.questions.includes('slay') ? 'halfway' : 'whole']++;
      const fallen = s.fallen.map((cards) => cards.length);
      const after = game.clone(s);
      passTo(after, 'picks.reveal');
      const now = game.view(after, WATCHER);
      for (const seat of range(s.seats)) {
        expect(after.fallen[seat]!.slice(fallen[seat])).toEqual(forecasts[seat]!.lost);
        expect(pointsBySource(now, seat)).toEqual({ ...forecasts[seat]!, lost: undefined });
      }
      const [seat] = range(s.seats).filter((one) => s.table.questions[one] !== null);
      game.apply(s, seat!, game.legal(s, seat!).at(-1)!);
    }
  }
  expect([compared.whole > 20, compared.halfway > 0]).toEqual([true, true]);
});
