import { below, fastRng, waiting } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { ATTACKERS } from '../cards/index.ts';
import { attack, readCreatures } from '../hints/features/creatures.ts';
import { factsOf } from '../hints/features/facts.ts';
import { FEATURES, fill } from '../hints/features/index.ts';
import { villageOf as planned, readVillage, village } from '../hints/features/village.ts';
import { vampireVillage as game } from '../index.ts';
import { attackOf, threatsNow } from '../rules/attack.ts';
import { defenceOf, lineOf, villagersIn } from '../rules/village.ts';
import { type State, setOf } from '../state.ts';
import { choose, deal, range, type Setting, table } from './table.ts';

const VILLAGES = [
  'start-frost-gate@0,0:2 palisade@1,0:2 bakery@2,0:1 champion@0,1 keep@1,1',
  'start-mossy-gate@0,0:2 kennels@0,-1:1 bell-tower@1,0:1 inn@1,-1:1 trapper@2,0',
];
const CREATURES = [
  'witch-swamp witch-left 2*werewolf-grey demon-plague',
  'vampire-3 vampire-2 witch-right demon-slayer',
];
const LATE: Setting = { round: 2, villages: VILLAGES, creatures: CREATURES };
/** Positions by name, with the chance of seat 0, and of seat 1 where there are three, by the learned weights. */
const POSITIONS: [name: string, setting: Setting, ...chances: number[]][] = [
  ['the first pick', { villages: VILLAGES, hands: ['windmill market-square', 'dawn-bastion longhouse'] }, 0.4618],
  ['creatures to give', { step: 'creatures', villages: VILLAGES, draws: ['vampire-4 demon-ruin witch-left'] }, 0.4511],
  ['the demons of round 2', { ...LATE, step: 'demons' }, 0.6247],
  [
    'the attacks of round 2',
    { ...LATE, step: 'attack', creatures: ['2*werewolf-grey', 'vampire-3 vampire-2'] },
    0.7157,
  ],
  ['three seats', { seats: 3, step: 'demons', villages: VILLAGES, creatures: CREATURES }, 0.3787, 0.3658],
];

const attacksOn = (s: State, seat: number): number[] => {
  readCreatures(s, seat, factsOf(setOf(s)));
  return [...attack];
};

for (const [name, setting, ...chances] of POSITIONS)
  test(`${name}: worth what it was when the weights were learned; changed features need npm run train`, () => {
    const values = game.hints!.learning!.learned.value(table(setting));
    for (const [seat, chance] of chances.entries()) expect(values[seat]).toBeCloseTo(chance, 4);
    expect(values.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
  });

test('every feature has its place, and nothing stays of the position before', () => {
  const features = new Float64Array(FEATURES + 4);
  for (const [, setting] of POSITIONS) {
    const alone = new Float64Array(FEATURES + 4);
    fill(table(setting), 0, features.fill(7));
    fill(table(setting), 0, alone);
    expect(features).toEqual(alone);
    expect([...features.slice(FEATURES)]).toEqual([0, 0, 0, 0]);
  }
});

test('features count as the rules do, whatever is in the making', () => {
  for (const seats of range(4).map((n) => n + 2)) {
    const s = deal(seats, 40 + seats);
    const rng = fastRng(seats);
    while (s.ending === '') {
      const mover = waiting(s)[0]!;
      const moves = game.legal(s, mover);
      game.apply(s, mover, moves[below(rng, moves.length, 'test')]!);
      const facts = factsOf(setOf(s));
      const threats = s.threats.length > 0 ? s.threats : threatsNow(s);
      for (const seat of range(seats)) {
        const lots = planned(s, seat);
        readVillage(lots, facts, false);
        expect(village.villagers).toBe(villagersIn(setOf(s), lots, true));
        expect([...village.defence]).toEqual(
          ATTACKERS.map((type) => defenceOf(setOf(s), lots, lineOf(lots, type), type)),
        );
        if (s.gifts.some((kind) => kind >= 0) || s.deeds.some((deeds) => deeds.length > 0)) continue;
        readCreatures(s, seat, facts);
        const around = { options: s.options, seats, around: s.around, threats };
        expect([...attack]).toEqual(ATTACKERS.map((type) => attackOf(around, seat, type)));
      }
    }
  }
});

test('a gift in the making counts as given', () => {
  const s = table({ step: 'creatures', villages: VILLAGES, draws: ['vampire-4 witch-swamp witch-swamp'] });
  const before = [0, 1].map((seat) => attacksOn(s, seat));
  choose(s, 0, 'vampire-4');
  expect([0, 1].map((seat) => attacksOn(s, seat))).toEqual([
    [0, 0, 4],
    [4, 0, 0],
  ]);
  expect(before).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ]);
});

test('a creature lured in the making counts where it will stand', () => {
  const s = table({
    step: 'demons',
    villages: ['start-frost-gate@0,0:2 champion@0,1', 'start-mossy-gate@0,0:2'],
    creatures: ['demon-lure-vampire', 'vampire-3'],
  });
  expect([attacksOn(s, 0), attacksOn(s, 1)]).toEqual([
    [0, 0, 0],
    [0, 0, 3],
  ]);
  choose(s, 0, 'vampire-3');
  expect([attacksOn(s, 0), attacksOn(s, 1)]).toEqual([
    [0, 0, 3],
    [0, 0, 0],
  ]);
});
