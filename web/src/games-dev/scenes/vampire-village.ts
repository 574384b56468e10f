import type { Scene } from '../scene.ts';

/** By its place in the card list: what the scenes' moves name. */
const MESSENGER = 57;
const APOTHECARY = 7;
const MAIN_STREET = 26;
const place = (x: number, y: number) => ({ x, y });
const pick = (card: number) => ({ card });

const young = [
  ['start-frost-gate@0,0:2', 'bakery@1,0:1', 'windmill@0,1:1', 'palisade@1,1:2'],
  ['start-ember-gate@0,0:2', 'keep@1,0', 'herb-garden@0,1:1', 'champion@1,1'],
  ['start-river-gate@0,0:2', 'market-square@0,-1:1', 'garlic-store@1,0:2'],
  ['start-mossy-gate@0,0:2', 'inn@1,0:1', 'bell-tower@2,0:1', 'lookout-post@0,1:1'],
  ['start-rowan-gate@0,0:2', 'longhouse@-1,0:1', 'rune-tower@-1,1', 'trapper@0,1'],
];
const grown = [
  [
    'start-frost-gate@0,0:3',
    'palisade@2,1:1',
    'windmill@0,1:2',
    'bakery@1,1:5',
    'main-street@1,0:2',
    'castle@1,2:1',
    'hedge-wall@0,2:2',
    'witchfinder@2,0:1',
    'silver-knight@2,2',
  ],
  ['start-ember-gate@0,0:4', 'keep@1,0:1', 'herb-garden@0,1:1', 'champion@1,1', 'chapel@2,1:3', 'moat@2,0:2'],
  ['start-river-gate@0,0:2', 'market-square@0,-1:4', 'garlic-store@1,0:2', 'town-hall@1,-1:3'],
  ['start-mossy-gate@0,0:2', 'inn@1,0:1', 'bell-tower@2,0:1', 'lookout-post@0,1:1', 'forge@1,1:3', 'tavern@2,1:2'],
  ['start-rowan-gate@0,0:2', 'longhouse@-1,0:1', 'rune-tower@-1,1', 'trapper@0,1', 'cathedral@1,0', 'granary@1,1:1'],
];
const survivors = [
  ['witch-swamp', 'werewolf-grey', 'vampire-3'],
  ['witch-left', 'vampire-2'],
  ['werewolf-black', 'werewolf-black'],
  ['vampire-4'],
  ['witch-swamp', 'witch-right'],
];
const host = [
  [
    'witch-swamp',
    'witch-swamp',
    'witch-left',
    'werewolf-grey',
    'werewolf-grey',
    'werewolf-black',
    'vampire-3',
    'vampire-5',
    'vampire-2',
  ],
  ['witch-left', 'witch-swamp', 'werewolf-grey', 'vampire-2'],
  ['werewolf-black', 'werewolf-black', 'vampire-4', 'witch-right'],
  ['vampire-4', 'vampire-3', 'werewolf-grey'],
  ['witch-swamp', 'witch-right', 'werewolf-black'],
];
const hands = [
  ['messenger', 'main-street', 'watchtower', 'stake-workshop', 'beekeeper-house', 'silversmith'],
  ['apothecary', 'hunting-lodge', 'candle-works', 'vampire-hunter', 'ferryman', 'rampart'],
];
const later = [['wagoner', 'town-hall', 'silver-citadel', 'mirror-workshop', 'stone-circle', 'huntsmens-hall']];
const of = <T>(lists: readonly T[], seats: number): T[] => lists.slice(0, seats);
const order = ['werewolf', 'witch', 'vampire'];
const draws = [['vampire-2', 'werewolf-grey', 'demon-ruin']];
const firstPicks = [pick(MESSENGER), pick(APOTHECARY)];

export const SCENES: { readonly [name: string]: Scene } = {
  start: { seats: 2 },
  'start-4': { seats: 4 },
  'start-5': { seats: 5 },
  pick: { seats: 4, scenario: { round: 2, order, villages: of(young, 4), hands: later } },
  'pick-2': { seats: 2, scenario: { order, villages: of(young, 2), hands } },
  'pick-5': { seats: 5, scenario: { round: 2, order, villages: of(young, 5), hands: later } },
  'round-2': {
    seats: 4,
    scenario: { round: 2, order, villages: of(young, 4), creatures: of(survivors, 4), hands: later },
  },
  place: { seats: 2, scenario: { order, villages: of(young, 2), hands }, moves: firstPicks },
  'place-build': {
    seats: 2,
    scenario: { order, villages: of(young, 2), hands },
    moves: [pick(MAIN_STREET), pick(APOTHECARY)],
  },
  hero: { seats: 2, scenario: { order, villages: of(young, 2), hands }, moves: [...firstPicks, place(2, 1)] },
  gifts: { seats: 4, scenario: { order, villages: of(young, 4), step: 'creatures', draws } },
  'gifts-2': { seats: 2, scenario: { order, villages: of(young, 2), step: 'creatures', draws } },
  'gifts-5': {
    seats: 5,
    scenario: { round: 2, order, villages: of(grown, 5), creatures: of(survivors, 5), step: 'creatures' },
  },
  demons: {
    seats: 4,
    scenario: {
      round: 2,
      order,
      villages: of(grown, 4),
      creatures: [['demon-plague', 'demon-ruin', 'demon-lure-vampire', 'witch-swamp'], ...survivors.slice(1, 4)],
      step: 'demons',
    },
  },
  attack: { seats: 4, scenario: { round: 2, order, villages: of(grown, 4), creatures: of(host, 4), step: 'attack' } },
  'attack-2': {
    seats: 2,
    scenario: { round: 1, order, villages: of(young, 2), creatures: of(host, 2), step: 'attack' },
  },
  'attack-5': {
    seats: 5,
    scenario: { round: 2, order, villages: of(grown, 5), creatures: of(host, 5), step: 'attack' },
  },
  end: {
    seats: 4,
    scenario: { round: 2, order, villages: of(grown, 4), creatures: of(survivors, 4), step: 'end' },
  },
  'end-5': {
    seats: 5,
    scenario: { round: 2, order, villages: of(grown, 5), creatures: of(survivors, 5), step: 'end' },
  },
  watcher: {
    seats: 4,
    scenario: { round: 2, order, villages: of(grown, 4), creatures: of(host, 4), step: 'attack' },
    viewer: -2,
  },
};
