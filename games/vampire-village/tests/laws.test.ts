import { readOptions, type Seat } from '@duskhall/kernel';
import { checkLaws } from '@duskhall/testing';
import { test } from 'vitest';
import { vampireVillage } from '../index.ts';
import { OPTIONS } from '../options.ts';
import { handOf, type State } from '../state.ts';

const CASES = [
  [2, {}],
  [3, {}],
  [4, {}],
  [5, {}],
  [2, { peekNextHand: 'true', plagueScope: 'all-buildings' }],
  [4, { peekNextHand: 'true' }],
] as const;

/** VV-8: of the deal a viewer knows what lies open, and a player its own hand. */
const dealt = (s: State, viewer: Seat) => [s.order, s.villages, viewer < 0 ? [] : s.hands[handOf(s, viewer)]];

/** The course of a fight: a view shows what came of it. */
const forgets = ['demonActed', 'threatened', 'breached', 'fell', 'slew', 'repelled'] as const;

for (const [seats, given] of CASES)
  test(`the laws hold for ${seats} seats with ${JSON.stringify(given)}`, () => {
    const options = readOptions(OPTIONS, given, seats);
    checkLaws(vampireVillage, { seats, options, games: 3, bound: 2000, dealt, forgets });
  });

/** Heroes, villagers and demons enough for every deed. */
const HAUNTED = {
  round: 2,
  step: 'demons',
  villages: [
    ['champion@0,0', 'keep@1,0:1', 'inn@0,1:2', 'trapper@1,1', 'bakery@2,1:1', 'rampart@2,0:1', 'moat@0,2'],
    ['messenger@0,0:1', 'longhouse@1,0:1', 'granary@0,1:2', 'kennels@1,1', 'castle@2,1', 'chapel@2,0:3', 'forge@0,2'],
    ['main-street@0,0:2', 'barracks@1,0:2', 'monastery@0,1:1', 'palisade@1,1:1', 'torch-wall@2,1', 'cathedral@2,0'],
  ],
  creatures: [
    ['demon-slayer', 'demon-plague', 'demon-lure-vampire', 'witch-left', 'vampire-1'],
    ['demon-ruin', 'demon-lure-witch', 'vampire-2', 'werewolf-grey', 'witch-swamp'],
    ['demon-ruin', 'demon-plague', 'demon-lure-werewolf', 'vampire-4', 'vampire-3'],
  ],
};
test('the laws hold where every seat has several demons', () => {
  const options = readOptions(OPTIONS, {}, 3);
  checkLaws(vampireVillage, { seats: 3, options, games: 8, bound: 200, scenario: HAUNTED, forgets });
});
