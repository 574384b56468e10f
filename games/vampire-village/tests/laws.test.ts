import { readOptions, type Seat } from '@duskhall/kernel';
import { checkCoverage, checkLaws, coverage } from '@duskhall/testing';
import { test } from 'vitest';
import { cardSets, DEMON, NUMBERS } from '../cards/index.ts';
import { type VampireVillage, vampireVillage } from '../index.ts';
import { OPTIONS } from '../options.ts';
import { handOf, type State, setOf } from '../state.ts';

const CASES = [
  [2, {}],
  [3, {}],
  [4, {}],
  [5, {}],
  [2, { peekNextHand: 'true', plagueScope: 'all-buildings' }],
  [4, { peekNextHand: 'true' }],
] as const;

/** VV-8: a viewer knows the public part of the deal; a player also knows its own hand. */
const dealt = (s: State, viewer: Seat) => [s.order, s.villages, viewer < 0 ? [] : s.hands[handOf(s, viewer)]];

/** Events of a fight in progress: a view shows only the result. */
const forgets = ['demonActed', 'threatened', 'breached', 'fell', 'slew', 'repelled'] as const;

const IDS = Object.values(NUMBERS).flatMap((numbers) => Object.keys(numbers));
const isDemon = (id: string): boolean =>
  cardSets.names.some((name) => cardSets.named(name).creatures.some((row) => row.id === id && row.type === DEMON));
/** Every card must be laid, every creature must come to a village, every demon must act. */
const watched = coverage<VampireVillage>([...IDS, ...IDS.filter(isDemon).map((id) => `${id} acting`)], (s, events) => {
  const { cards, creatures } = setOf(s);
  return events.flatMap((event) => {
    if (event.type === 'began') return event.starts.map((card) => cards[card]!.id);
    if (event.type === 'built') return [cards[event.card]!.id];
    if (event.type === 'gave') return [event.left, event.right, event.kept].map((kind) => creatures[kind]!.id);
    return event.type === 'demonActed' ? [`${creatures[event.demon]!.id} acting`] : [];
  });
});

for (const [seats, given] of CASES)
  test(`the laws hold for ${seats} seats with ${JSON.stringify(given)}`, () => {
    const options = readOptions(OPTIONS, given, seats);
    checkLaws(vampireVillage, { seats, options, games: 3, bound: 2000, dealt, forgets, coverage: watched });
  });

/** Enough heroes, villagers and demons for every action. */
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
  checkLaws(vampireVillage, { seats: 3, options, games: 8, bound: 200, scenario: HAUNTED, forgets, coverage: watched });
});

/** With five seats every card of a set is dealt; a newer card needs a set that contains it. */
test('every card is laid, every creature comes and every demon acts', () => {
  checkCoverage(vampireVillage, watched, (name) => {
    const [id] = name.split(' ');
    const has = (rows: readonly { id: string }[]) => rows.some((row) => row.id === id);
    const cardSet = cardSets.names.find((set) => has(cardSets.named(set).cards) || has(cardSets.named(set).creatures));
    if (cardSet === undefined) throw new Error(`no card set has "${id}"`);
    const options = readOptions(OPTIONS, { cardSet }, 5);
    return { seats: 5, options, games: 3, bound: 2000, dealt, forgets };
  });
});
