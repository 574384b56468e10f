import type { VampireVillage } from '@duskhall/vampire-village';
import type { Example } from '../../../../rulebook.ts';
import {
  aroundTheMessenger,
  buildings,
  creatures,
  done,
  heroes,
  me,
  odile,
  stop,
  two,
  VILLAGE,
  WITH_HAND,
  walk,
} from '../tables.ts';

const oneHouse = ['start-ember-gate@0,0:2'];
const { windmill, palisade, 'hedge-wall': hedge, 'main-street': street } = buildings;

/** What people ask while they build, and when they share out creatures. */
export const constructionExamples: readonly Example<VampireVillage>[] = [
  {
    name: 'once',
    rule: 'VV-5.2',
    table: two({
      step: 'place',
      villages: [['start-mossy-gate@0,0:2', 'market-square@1,0:1'], oneHouse],
      hands: [
        ['bakery', 'rampart'],
        ['longhouse', 'keep'],
      ],
    }),
    deeds: [
      [
        [me, { x: 1, y: 1 }],
        [odile, { x: 1, y: 0 }],
      ],
      [
        [me, { card: buildings.keep }],
        [odile, { card: buildings.rampart }],
        [me, { x: 0, y: 1 }],
        [odile, { x: 2, y: 0 }],
      ],
    ],
    part: VILLAGE,
  },
  {
    name: 'row',
    rule: 'VV-5.4',
    table: two({
      ...{ round: 2, step: 'place' },
      villages: [['herb-garden@0,0:1', 'champion@1,0', 'rampart@3,0:1', 'keep@3,1'], oneHouse],
      hands: [['moat'], ['tavern']],
    }),
    deeds: [
      [
        [me, { x: 2, y: 0 }],
        [odile, { x: 1, y: 0 }],
      ],
    ],
    part: WITH_HAND,
  },
  {
    name: 'walks',
    rule: 'VV-5.23',
    table: aroundTheMessenger,
    deeds: [
      [me, { x: 1, y: 1 }],
      [me, ...walk(windmill, hedge), stop, ...walk(windmill, hedge), stop, ...walk(windmill, hedge), stop],
      [me, ...walk(street, heroes.messenger, palisade)],
      [
        [me, done],
        [odile, { x: 2, y: 0 }],
      ],
    ],
    part: WITH_HAND,
  },
  {
    name: 'frame',
    rule: 'VV-4.20',
    table: two({
      ...{ round: 2, step: 'place' },
      villages: [['start-frost-gate@0,0:2', 'palisade@2,1:1'], oneHouse],
      hands: [
        ['castle', 'forge'],
        ['tavern', 'moat'],
      ],
    }),
    deeds: [
      [
        [me, { x: -1, y: 0 }],
        [odile, { x: 1, y: 0 }],
        [me, { card: buildings.moat }],
        [odile, { card: buildings.forge }],
      ],
    ],
    part: VILLAGE,
  },
  {
    name: 'two',
    rule: 'VV-4.41',
    table: two({
      step: 'creatures',
      villages: [['start-frost-gate@0,0:2', 'main-street@1,0:2', 'windmill@0,1:1', 'keep@1,1'], oneHouse],
      draws: [
        ['vampire-1', 'werewolf-grey', 'demon-ruin'],
        ['witch-swamp', 'werewolf-black', 'vampire-2'],
      ],
    }),
    deeds: [
      [me, { keep: creatures['vampire-1'] }],
      [odile, { keep: creatures['witch-swamp'] }],
    ],
    part: [...VILLAGE, '.vv .gifts'],
  },
];
