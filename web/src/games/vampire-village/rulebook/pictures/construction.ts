import type { VampireVillage } from '@duskhall/vampire-village';
import { drawing, type Picture } from '../../../../rulebook.ts';
import FactsPicture from '../FactsPicture.svelte';
import { aroundTheMessenger, buildings, grown, heroes, me, three, two, VILLAGE, WITH_HAND } from '../tables.ts';

const starts = [['start-frost-gate@0,0:2'], ['start-ember-gate@0,0:2'], ['start-river-gate@0,0:2']];
const hands = [
  ['main-street', 'watchtower', 'windmill', 'trapper', 'rune-tower', 'stake-workshop'],
  ['bakery', 'ferryman', 'rampart', 'apothecary', 'kennels', 'bell-tower'],
  ['market-square', 'messenger', 'palisade', 'herb-garden', 'inn', 'candle-works'],
];
const firstHand = three({ villages: starts, hands });
const picked = [me, { card: buildings['main-street'] }] as const;

/** What belongs to setting up and building. */
export const construction: { readonly [rule: string]: Picture<VampireVillage> } = {
  'VV-1': {
    table: three({
      ...{ round: 2, step: 'attack', villages: grown },
      creatures: [
        ['witch-swamp', 'witch-left', 'werewolf-grey', 'werewolf-grey', 'vampire-2', 'vampire-5'],
        ['witch-swamp', 'witch-swamp'],
        ['werewolf-black', 'vampire-4'],
      ],
    }),
  },
  'VV-2': drawing(FactsPicture, { cards: [buildings.windmill, buildings.bakery, heroes.trapper] }),
  'VV-3': { table: firstHand },
  'VV-4': {
    table: three({
      round: 2,
      villages: [
        ['start-frost-gate@0,0:2', 'main-street@1,0:2', 'windmill@0,1:1', 'keep@1,1:2', 'bakery@1,2:2'],
        ['start-ember-gate@0,0:2', 'longhouse@1,0:1', 'herb-garden@1,1:1', 'trapper@2,1'],
        ['start-river-gate@0,0:2', 'market-square@1,0:1', 'palisade@0,1:1', 'hedge-wall@2,0:3'],
      ],
      creatures: [['witch-swamp', 'vampire-2'], ['werewolf-grey'], ['vampire-3', 'witch-left']],
      hands: [['castle', 'wagoner', 'thorn-wall', 'forge', 'cathedral', 'town-hall']],
    }),
  },
  'VV-4.11': { table: firstHand, deeds: [picked], part: '.vv .hand' },
  'VV-4.20': {
    table: two({
      ...{ round: 2, step: 'place' },
      villages: [['start-frost-gate@0,0:2', 'palisade@2,1:1'], ['start-ember-gate@0,0:2']],
      hands: [['castle']],
    }),
    part: VILLAGE,
  },
  'VV-4.25': {
    table: two({
      step: 'place',
      villages: [['start-frost-gate@0,0:2', 'windmill@0,1:1', 'bakery@1,1:1'], ['start-ember-gate@0,0:2']],
      hands: [['longhouse']],
    }),
    deeds: [[me, { x: 0, y: -1 }]],
    part: VILLAGE,
  },
  'VV-5': {
    table: two({
      step: 'creatures',
      villages: [
        ['keep@0,0:2', 'start-frost-gate@1,0:2', 'windmill@0,1:1', 'bakery@1,1:2', 'garlic-store@2,1:1'],
        ['start-ember-gate@0,0:2'],
      ],
    }),
    part: VILLAGE,
  },
  'VV-5.2': {
    table: two({
      step: 'place',
      villages: [['start-mossy-gate@0,0:2', 'market-square@1,0:1'], ['start-ember-gate@0,0:2']],
      hands: [['bakery']],
    }),
    part: WITH_HAND,
  },
  'VV-5.3': {
    table: two({
      step: 'place',
      villages: [['start-mossy-gate@0,0:2', 'trapper@1,0', 'messenger@0,1'], ['start-ember-gate@0,0:2']],
      hands: [['inn']],
    }),
    part: WITH_HAND,
  },
  'VV-5.4': {
    table: two({
      step: 'place',
      villages: [
        ['start-frost-gate@0,0:2', 'kennels@1,0:1', 'windmill@0,1:1', 'messenger@1,1'],
        ['start-ember-gate@0,0:2'],
      ],
      hands: [['main-street']],
    }),
    part: WITH_HAND,
  },
  'VV-5.22': { table: aroundTheMessenger, deeds: [[me, { x: 1, y: 1 }]], part: WITH_HAND },
  'VV-5.23': {
    table: aroundTheMessenger,
    deeds: [[me, { x: 1, y: 1 }, { from: buildings['main-street'] }]],
    part: WITH_HAND,
  },
  'VV-7.1': { table: firstHand, deeds: [picked], part: '.vv .top' },
};
