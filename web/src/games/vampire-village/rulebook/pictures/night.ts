import type { VampireVillage } from '@duskhall/vampire-village';
import type { Picture } from '../../../../rulebook.ts';
import {
  buildings,
  creatures,
  equals,
  grown,
  heroes,
  me,
  pack,
  three,
  two,
  VILLAGE,
  WITH_DOCK,
  WITH_OPTIONS,
  witchfinder,
} from '../tables.ts';

const neighbours = [
  ['start-ember-gate@0,0:2', 'longhouse@1,0:2'],
  ['start-river-gate@0,0:2', 'market-square@1,0:2'],
];
/** A village with these demons, and what stands at the right neighbour's. */
const demons = (mine: readonly string[], village: readonly string[], right: readonly string[] = []) =>
  three({ round: 2, step: 'demons', villages: [village, ...neighbours], creatures: [mine, [], right] });
const withHeroes = ['start-frost-gate@0,0:2', 'messenger@1,0', 'bakery@0,1:1', 'trapper@1,1', 'windmill@2,1:2'];

/** What belongs to the creatures, from the giving to the points. */
export const night: { readonly [rule: string]: Picture<VampireVillage> } = {
  'VV-4.41': {
    table: three({
      ...{ step: 'creatures' },
      villages: [['start-frost-gate@0,0:2', 'keep@1,0:2'], ...neighbours],
      draws: [['vampire-2', 'werewolf-grey', 'demon-ruin']],
    }),
    deeds: [[me, { left: creatures['werewolf-grey'] }, { right: creatures['demon-ruin'] }]],
    part: '.vv .gifts',
  },
  'VV-4.50': {
    table: demons(['demon-ruin', 'demon-plague', 'witch-swamp', 'vampire-3'], withHeroes, ['vampire-2']),
    part: VILLAGE,
  },
  'VV-4.51': {
    table: demons(['demon-slayer', 'demon-ruin', 'demon-plague'], withHeroes),
    part: '.vv .options',
  },
  'VV-4.52': {
    table: demons(['demon-lure-werewolf'], withHeroes, ['werewolf-grey']),
    part: '.vv .options',
  },
  'VV-4.60': {
    table: pack,
    deeds: [
      [me, { card: buildings.windmill }],
      [me, { card: buildings.rampart }],
    ],
    part: VILLAGE,
  },
  'VV-4.70': {
    table: three({
      ...{ round: 2, step: 'attack', villages: grown },
      creatures: [
        ['witch-swamp', 'witch-swamp', 'witch-swamp', 'witch-left', 'werewolf-black', 'vampire-3', 'vampire-4'],
        ['witch-swamp', 'werewolf-grey'],
        ['vampire-4', 'witch-right'],
      ],
    }),
    part: ['.vv .strip', ...VILLAGE],
  },
  'VV-4.74': {
    table: two({
      ...{ round: 2, step: 'attack' },
      villages: [grown[0], ['start-ember-gate@0,0:2', 'longhouse@1,0:2']],
      creatures: [['werewolf-grey', 'werewolf-grey', 'werewolf-grey']],
    }),
    part: VILLAGE,
  },
  'VV-4.75': { table: equals, deeds: [[me, { card: heroes.messenger }]], part: WITH_OPTIONS },
  'VV-4.91': {
    table: two({
      ...{ step: 'end' },
      villages: [
        ['start-frost-gate@0,0:2', 'kennels@0,1:1', 'palisade@1,1:2', 'windmill@0,2:1'],
        ['start-ember-gate@0,0:2', 'keep@1,0:3'],
      ],
      creatures: [['werewolf-black', 'werewolf-black', 'witch-swamp']],
    }),
    part: VILLAGE,
  },
  'VV-5.20': {
    table: three({
      ...{ round: 2, step: 'end' },
      villages: [
        ['windmill@0,0:2', 'messenger@0,1:2', 'hedge-wall@0,2:1', 'start-frost-gate@1,1:2', 'town-hall@1,2:3'],
        ...neighbours,
      ],
      creatures: [['witch-swamp', 'witch-swamp']],
    }),
    part: WITH_DOCK,
  },
  'VV-5.26': { table: witchfinder, deeds: [[me, { card: heroes.witchfinder }]], part: WITH_OPTIONS },
  'VV-5.31': {
    table: demons(['demon-slayer'], ['start-frost-gate@0,0:2', 'messenger@1,0', 'champion@0,1', 'trapper@1,1']),
    part: '.vv .options',
  },
  'VV-5.32': {
    table: demons(
      ['demon-plague'],
      ['start-frost-gate@0,0:2', 'messenger@1,0', 'bakery@0,1:2', 'keep@1,1', 'town-hall@2,1:3', 'windmill@2,0:1'],
    ),
    part: WITH_OPTIONS,
  },
  'VV-5.33': {
    table: demons(
      ['demon-ruin'],
      ['start-frost-gate@0,0:2', 'messenger@1,0', 'bakery@0,1:1', 'keep@1,1', 'windmill@2,1:1', 'town-hall@2,0:3'],
    ),
    part: WITH_OPTIONS,
  },
  'VV-5.34': {
    table: demons(
      ['demon-lure-vampire'],
      ['start-frost-gate@0,0:2', 'messenger@1,0', 'bakery@0,1:1'],
      ['vampire-2', 'vampire-4'],
    ),
    part: '.vv .options',
  },
};
