import type { VampireVillage } from '@duskhall/vampire-village';
import type { Example } from '../../../../rulebook.ts';
import {
  buildings,
  casimir,
  creatures,
  done,
  equals,
  haunted,
  heroes,
  me,
  pack,
  three,
  VILLAGE,
  WITH_DOCK,
  WITH_OPTIONS,
  witchfinder,
} from '../tables.ts';

/** What people ask at night. */
export const nightExamples: readonly Example<VampireVillage>[] = [
  {
    name: 'demons',
    rule: 'VV-4.51',
    table: haunted,
    deeds: [
      [me, { demon: creatures['demon-ruin'] }],
      [me, { card: heroes.messenger }],
    ],
    part: [...WITH_DOCK, '.vv .options'],
  },
  {
    name: 'lure',
    rule: 'VV-5.34',
    table: three({
      ...{ round: 2, step: 'demons' },
      villages: [
        ['start-frost-gate@0,0:2', 'bakery@1,0:2', 'garlic-store@1,1:1', 'windmill@0,1:3'],
        ['start-ember-gate@0,0:2', 'stake-workshop@1,0:2', 'longhouse@0,1:2'],
        ['start-river-gate@0,0:2', 'market-square@0,1:2', 'chapel@1,0:2', 'slayers-hall@1,1'],
      ],
      creatures: [
        ['demon-lure-vampire'],
        ['demon-lure-vampire', 'vampire-2', 'vampire-3'],
        ['demon-lure-vampire', 'vampire-1', 'vampire-4'],
      ],
    }),
    deeds: [
      [me, { creature: creatures['vampire-1'] }],
      [
        [me, done],
        [casimir, { creature: creatures['vampire-2'] }, done],
      ],
    ],
  },
  {
    name: 'pack',
    rule: 'VV-4.60',
    table: pack,
    deeds: [
      [me, { card: buildings.windmill }],
      [me, { card: buildings.rampart }],
      [me, { card: buildings['bell-tower'] }],
    ],
    part: VILLAGE,
  },
  {
    name: 'icon',
    rule: 'VV-5.26',
    table: witchfinder,
    deeds: [
      [me, { card: heroes.witchfinder }],
      [me, { creature: creatures['witch-right'] }],
      [me, { card: buildings.palisade }],
    ],
    part: WITH_OPTIONS,
  },
  {
    name: 'equals',
    rule: 'VV-4.75',
    table: equals,
    deeds: [
      [me, { card: heroes.messenger }],
      [me, { creature: creatures['werewolf-grey'] }],
      [me, { creature: creatures['werewolf-grey'] }],
    ],
    part: WITH_OPTIONS,
  },
  {
    name: 'points',
    rule: 'VV-6.5',
    table: three({
      ...{ round: 2, step: 'attack' },
      villages: [
        ['start-frost-gate@0,0:1', 'windmill@0,1:2', 'bakery@1,0:2', 'champion@1,1:2'],
        ['start-ember-gate@0,0:4', 'longhouse@1,0:4'],
        ['start-river-gate@0,0:2', 'market-square@1,0:1', 'palisade@0,1:1', 'inn@1,1:1', 'moat@2,0:1', 'chapel@2,1:1'],
      ],
      creatures: [['witch-swamp', 'witch-swamp', 'werewolf-grey', 'vampire-2'], [], []],
    }),
    deeds: [[me, { card: heroes.champion }]],
  },
];
