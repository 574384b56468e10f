import { CARD_IDS, characterNamed, isOfVampireDeck } from '@duskhall/vampire-empire';
import type { Scene } from '../scene.ts';

/* The vampire player sits on seat 0, the human player on seat 1. */
const ask = { responseMode: 'always-ask' };
const human = (id: string): number => CARD_IDS.findIndex((known, i) => known === id && !isOfVampireDeck(i));
const vampire = (id: string): number => CARD_IDS.findIndex((known, i) => known === id && isOfVampireDeck(i));
const of = (card: number) => ({ card });
const DONE = { done: true };

const people = {
  vampires: ['lady', 'monk', 'butler'],
  trusted: ['cook', 'bishop'],
  castle: ['lady', 'cook', 'nun'],
  city: ['monk', 'lord', 'bishop', 'maid'],
  dead: ['officer'],
  turns: 7,
};
const hands = {
  human: {
    hand: ['holy-water-1', 'aspen-stake', 'relic', 'candlestick', 'sacrifice', 'crucifix', 'ostler', 'pitchfork'],
    deck: 19,
    cellar: ['chapel', 'herbalist', 'pistol'],
    moat: ['dagger', 'musket', 'squire', 'garlic', 'rosary'],
    sunk: ['novice', 'medallion'],
  },
  vampire: {
    hand: ['vampire-2', 'vampire-3', 'raven', 'rapier', 'claws', 'bat-form', 'kitchen-boy', 'hypnosis'],
    deck: 20,
    cellar: ['coffin', 'garlic', 'vampire-1', 'im-not-a-vampire'],
    moat: ['pistol', 'musket', 'hunting-knife'],
    sunk: ['dagger', 'pitchfork'],
  },
};
const base = { ...people, ...hands };
const marked = { ...base, revealed: ['lady'], markers: { cook: { defence: 2 }, lady: { attack: 1 } } };
const night = { ...marked, turn: 'night' };
const day = { ...marked, turn: 'day' };
const attack = [
  { action: 'combat' },
  { attacker: characterNamed('lady'), defender: characterNamed('cook') },
  of(vampire('vampire-3')),
  of(vampire('rapier')),
  DONE,
];
const strike = [
  { action: 'combat' },
  { attacker: characterNamed('nun'), defender: characterNamed('lady') },
  of(human('relic')),
  of(human('holy-water-1')),
  DONE,
];
const testLord = [
  { action: 'holy-water' },
  { character: characterNamed('lord') },
  of(human('holy-water-1')),
  of(human('aspen-stake')),
];
const played = (id: string, on = -1) => [
  { play: vampire(id), on, as: -1 },
  of(vampire('raven')),
  of(vampire('rapier')),
];

export const SCENES: { readonly [name: string]: Scene } = {
  start: { seats: 2, options: ask },
  exchange: { seats: 2, options: ask, scenario: { ...day, step: 'exchange' }, viewer: 1 },
  large: {
    seats: 2,
    options: ask,
    scenario: {
      ...day,
      step: 'exchange',
      human: { ...hands.human, hand: [...hands.human.hand, 'garlic', 'musket', 'rapier'], moat: [], deck: 12 },
    },
    viewer: 1,
  },
  'two-in-castle': {
    seats: 2,
    options: ask,
    scenario: {
      ...day,
      step: 'before',
      castle: ['lady', 'monk', 'nun'],
      city: ['cook', 'lord', 'bishop', 'maid'],
      markers: {},
      revealed: ['lady', 'monk'],
      human: { ...hands.human, hand: ['novice', 'ostler', 'candlestick'], sunk: ['medallion'] },
    },
    viewer: 1,
  },
  'exchange-night': { seats: 2, options: ask, scenario: { ...night, step: 'exchange' }, viewer: 0 },
  reveal: {
    seats: 2,
    options: ask,
    scenario: { ...base, turn: 'night', step: 'exchange' },
    moves: [{ skip: true }],
    viewer: 0,
  },
  night: { seats: 2, options: ask, scenario: { ...night, step: 'action' }, viewer: 0 },
  day: { seats: 2, options: ask, scenario: { ...day, step: 'action' }, viewer: 1 },
  support: { seats: 2, options: ask, scenario: { ...day, step: 'before' }, viewer: 1 },
  'support-night': { seats: 2, options: ask, scenario: { ...night, step: 'before' }, viewer: 0 },
  answer: { seats: 2, options: ask, scenario: { ...night, step: 'before' }, moves: played('bat-form', 3), viewer: 1 },
  attacked: { seats: 2, options: ask, scenario: { ...night, step: 'action' }, moves: attack, viewer: 1 },
  defender: { seats: 2, options: ask, scenario: { ...night, step: 'action' }, moves: [...attack, DONE], viewer: 1 },
  attacker: { seats: 2, options: ask, scenario: { ...night, step: 'action' }, moves: [...attack, DONE], viewer: 0 },
  defending: { seats: 2, options: ask, scenario: { ...day, step: 'action' }, moves: strike, viewer: 0 },
  second: {
    seats: 2,
    options: ask,
    scenario: { ...day, step: 'action' },
    moves: [...strike, of(vampire('vampire-2')), of(vampire('vampire-3')), DONE, DONE],
    viewer: 1,
  },
  'holy-water': { seats: 2, options: ask, scenario: { ...day, step: 'action' }, moves: testLord, viewer: 0 },
  follow: {
    seats: 2,
    options: ask,
    scenario: {
      ...base,
      castle: ['monk', 'cook', 'nun'],
      city: ['lady', 'lord', 'bishop', 'maid'],
      turn: 'day',
      step: 'action',
    },
    moves: [
      { action: 'holy-water' },
      { character: characterNamed('monk') },
      of(human('holy-water-1')),
      of(human('aspen-stake')),
      DONE,
    ],
    viewer: 1,
  },
  hidden: {
    seats: 2,
    options: ask,
    scenario: { ...night, step: 'action' },
    moves: [
      { action: 'hide' },
      { character: characterNamed('lady') },
      of(vampire('vampire-2')),
      of(vampire('vampire-3')),
      of(vampire('raven')),
    ],
    viewer: 1,
  },
  'bat-form': {
    seats: 2,
    options: ask,
    scenario: { ...night, step: 'before' },
    moves: [...played('bat-form', 3), DONE],
    viewer: 0,
  },
  hypnosis: {
    seats: 2,
    options: ask,
    scenario: { ...night, step: 'before' },
    moves: [...played('hypnosis'), DONE],
    viewer: 0,
  },
  journey: {
    seats: 2,
    options: ask,
    scenario: {
      ...day,
      castle: ['cook', 'nun', 'maid'],
      city: ['monk', 'lord', 'bishop'],
      away: 'lady',
      markers: {},
      step: 'before',
    },
    viewer: 1,
  },
  crypt: {
    seats: 2,
    options: ask,
    scenario: {
      ...day,
      step: 'before',
      human: { ...hands.human, hand: ['crypt-opening', 'garlic', 'relic'], moat: [] },
    },
    moves: [{ play: human('crypt-opening'), on: -1, as: -1 }, of(human('garlic'))],
    viewer: 1,
  },
  chapel: {
    seats: 2,
    options: ask,
    scenario: {
      ...day,
      step: 'before',
      human: { ...hands.human, hand: ['chapel', 'candlestick', 'relic'], cellar: [] },
    },
    moves: [{ play: human('chapel'), on: -1, as: -1 }, of(human('candlestick'))],
    viewer: 1,
  },
  death: {
    seats: 2,
    options: ask,
    scenario: { ...night, step: 'action', markers: {} },
    moves: [...attack, DONE, DONE],
    viewer: 1,
  },
  end: {
    seats: 2,
    options: ask,
    scenario: {
      ...people,
      turn: 'night',
      step: 'end',
      castle: ['lady', 'cook', 'nun'],
      revealed: ['lady'],
      human: { hand: [], deck: 0, isRecycled: true },
      vampire: { hand: [], deck: 0, isRecycled: true },
    },
    viewer: 1,
  },
  watcher: { seats: 2, options: ask, scenario: { ...night, step: 'action' }, moves: attack, viewer: -2 },
};
