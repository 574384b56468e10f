import { EFFECT_NUMBERS } from '@duskhall/carta-impera-victoria';
import type { Scene } from '../scene.ts';

const crowded = {
  hands: [
    ['science-ii', 'economy-iii', 'culture-ii', 'military-ii'],
    ['military-i', 'science-ii', 'utopia-iii'],
    ['religion-i', 'religion-ii', 'culture-iii', 'economy-i', 'science-i'],
    ['science-iii', 'military-iii'],
  ],
  areas: [
    { military: 3, religion: 2, economy: 4, science: 5, culture: 3, utopia: 2 },
    { military: 5, economy: 1, science: 4, culture: 1 },
    { religion: 4, economy: 2, culture: 2, utopia: 3 },
    { military: 1, science: 2, culture: 2, utopia: 6 },
  ],
  discard: [
    'military-i',
    'military-i',
    'religion-i',
    'economy-ii',
    'science-iii',
    'culture-iii',
    'culture-iii',
    'utopia-iii',
    'utopia-iii',
    'military-iii',
  ],
  embargoes: [
    { seat: 1, domain: 'science' },
    { seat: 0, domain: 'military' },
  ],
  democracies: [
    { seat: 3, domain: 'utopia' },
    { seat: 0, domain: 'science' },
  ],
  coin: { holder: 0, source: 2, domain: 'religion' },
};
const MANY = ['science-ii', 'economy-iii', 'culture-ii', 'military-ii', 'religion-ii'];
const TEN = [...MANY, 'science-iii', 'utopia-iii', 'culture-iii', 'economy-ii', 'military-iii'];
const three = {
  hands: [
    ['science-i', 'military-i', 'culture-i'],
    ['religion-i', 'economy-i', 'science-i'],
    ['military-i', 'military-i', 'culture-i'],
  ],
  areas: [
    { religion: 2, science: 3, economy: 2, military: 5, utopia: 5 },
    { economy: 3, science: 1 },
    { culture: 3, military: 2 },
  ],
  discard: ['military-ii', 'science-ii', 'science-ii', 'utopia-iii', 'economy-iii', 'culture-ii'],
};
const packs = {
  packs: [
    ['military-i', 'religion-i', 'economy-i', 'science-i'],
    ['military-i', 'military-i', 'culture-i', 'religion-i'],
    ['science-i', 'culture-i', 'religion-i', 'military-i'],
  ],
};
const draft = { deal: 'draft' };
const pick = (card: number) => ({ card });
const firstPicks = [pick(0), pick(0), pick(9)];
const secondPicks = [pick(12), pick(9), pick(12)];
const lastPicks = [pick(0), pick(3), pick(6)];

export const SCENES: { readonly [name: string]: Scene } = {
  start: { seats: 2 },
  'start-3': { seats: 3 },
  'start-4': { seats: 4 },
  'start-draft': { seats: 3, options: draft },
  'start-religion': { seats: 4, options: { religionMode: 'activated', teams: 'on' } },
  mid: { seats: 4, scenario: { ...crowded, step: 'play' } },
  effects: { seats: 4, scenario: { ...crowded, step: 'effects' } },
  'effects-3': { seats: 3, scenario: { ...three, step: 'effects' } },
  inspiration: { seats: 4, scenario: { ...crowded, step: 'effects' }, moves: [{ effect: EFFECT_NUMBERS.inspiration }] },
  embargo: { seats: 4, scenario: { ...crowded, step: 'effects' }, moves: [{ effect: EFFECT_NUMBERS.embargo }] },
  attack: { seats: 4, scenario: { ...crowded, step: 'effects' }, moves: [{ effect: EFFECT_NUMBERS.attack }] },
  monopoly: { seats: 4, scenario: { ...crowded, step: 'effects' }, moves: [{ effect: EFFECT_NUMBERS.monopoly }] },
  inquisition: { seats: 3, scenario: { ...three, step: 'effects' }, moves: [{ effect: EFFECT_NUMBERS.inquisition }] },
  give: {
    seats: 3,
    scenario: { ...three, step: 'effects' },
    moves: [{ effect: EFFECT_NUMBERS.inquisition }, { seat: 2 }],
  },
  breakthrough: { seats: 3, scenario: { ...three, step: 'effects' }, moves: [{ effect: EFFECT_NUMBERS.breakthrough }] },
  'breakthrough-4': {
    seats: 4,
    scenario: { ...crowded, step: 'effects' },
    moves: [{ effect: EFFECT_NUMBERS.breakthrough }],
  },
  // Seven and ten cards to choose five from.
  ...Object.fromEntries(
    [2, 5].map((held) => [
      `hand-${held + 5}`,
      {
        seats: 4,
        scenario: { ...crowded, hands: [MANY.slice(0, held), ...crowded.hands.slice(1)], step: 'effects' },
        moves: [{ effect: EFFECT_NUMBERS.breakthrough }],
      },
    ]),
  ),
  /** Two columns are one card short of hegemony, one of them under Democracy; ten cards in hand and every effect open. */
  danger: {
    seats: 4,
    scenario: {
      ...crowded,
      hands: [TEN, ...crowded.hands.slice(1)],
      areas: [
        crowded.areas[0],
        { military: 6, economy: 1 },
        { religion: 4, culture: 2 },
        { ...crowded.areas[3], utopia: 7 },
      ],
      embargoes: [{ seat: 0, domain: 'military' }],
      deck: 9,
      step: 'effects',
    },
  },
  republic: { seats: 3, scenario: { ...three, step: 'effects' }, moves: [{ effect: EFFECT_NUMBERS.republic }] },
  pick: { seats: 3, options: draft, scenario: packs },
  'pick-2': { seats: 3, options: draft, scenario: packs, moves: firstPicks },
  centre: {
    seats: 3,
    options: draft,
    scenario: { ...packs, first: 1 },
    moves: [...firstPicks, ...secondPicks, ...lastPicks],
  },
  final: { seats: 3, scenario: { ...three, deck: 0 } },
  majority: { seats: 3, scenario: { ...three, deck: 0, first: 1, turn: 0, step: 'effects' }, moves: [{ effect: -1 }] },
  hegemony: {
    seats: 3,
    scenario: { ...three, areas: [{ science: 7, military: 2 }, { economy: 3 }, { culture: 2 }], step: 'effects' },
    moves: [{ effect: -1 }],
  },
  watcher: { seats: 4, scenario: { ...crowded, step: 'effects' }, viewer: -2 },
  teams: { seats: 4, options: { teams: 'on' }, scenario: { ...crowded, step: 'play' } },
  'teams-majority': {
    seats: 4,
    options: { teams: 'on' },
    scenario: { ...crowded, coin: undefined, deck: 0, first: 1, turn: 0, step: 'effects' },
    moves: [{ effect: -1 }],
  },
};
