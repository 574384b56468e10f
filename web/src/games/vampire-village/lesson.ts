import { NUMBERS, type VampireVillage } from '@duskhall/vampire-village';
import type { Lesson, LessonTable } from '../../lesson.ts';

const { buildings, heroes, creatures } = NUMBERS;
const me = 0;
const odile = 1;
const casimir = 2;
const order = ['witch', 'werewolf', 'vampire'];
const three = { seats: 3, seat: me };

/** A villager that goes to the next card and stays there. */
const walk = (from: number, to: number) => [{ from }, { to }, { stop: true } as const];

/** What is left of a game: two draws of creatures and the last night. */
const lastNight: LessonTable = {
  seats: 2,
  seat: me,
  scenario: {
    ...{ round: 2, step: 'creatures', order },
    villages: [
      [
        ...['start-frost-gate@0,0:2', 'keep@1,0:1', 'moat@2,0:3', 'windmill@0,1:2', 'bakery@1,1:4', 'chapel@2,1:2'],
        ...['thorn-wall@0,2:2', 'vampire-hunter@1,2', 'inn@2,2:1'],
      ],
      [
        ...['start-ember-gate@0,0:2', 'town-hall@1,0:2', 'forge@2,0:2', 'herb-garden@0,1:2', 'longhouse@1,1:4'],
        ...['torch-wall@2,1:2', 'druid-grove@0,2:3', 'trapper@1,2', 'rampart@2,2:1'],
      ],
    ],
    creatures: [
      ['werewolf-grey', 'vampire-2'],
      ['witch-swamp', 'werewolf-black'],
    ],
  },
};

/** How a village grows, who is sent to it, a night, and what counts after it. */
export const lesson: Lesson<VampireVillage> = {
  steps: [
    {
      name: 'goal',
      at: '.vv .mine .grid',
      rule: 'VV-1',
      table: {
        ...three,
        scenario: {
          order,
          villages: [['start-frost-gate@0,0:2'], ['start-ember-gate@0,0:2'], ['start-river-gate@0,0:2']],
          hands: [
            ['main-street', 'watchtower', 'windmill', 'trapper', 'rune-tower', 'stake-workshop'],
            ['bakery', 'ferryman', 'rampart', 'apothecary', 'kennels', 'bell-tower'],
            ['market-square', 'messenger', 'palisade', 'herb-garden', 'inn', 'candle-works'],
          ],
        },
      },
    },
    {
      name: 'pick',
      at: '.vv .hand',
      clear: '.vv .front',
      rule: 'VV-4.11',
      answers: [[{ card: buildings['main-street'] }]],
      others: [
        [odile, { card: buildings.bakery }],
        [casimir, { card: buildings['market-square'] }],
      ],
    },
    {
      name: 'place',
      at: '.vv .mine [data-y="0"]',
      clear: '.vv .front',
      rule: 'VV-5.4',
      answers: [[{ x: 1, y: 0 }], [{ x: -1, y: 0 }]],
      others: [
        [odile, { x: 0, y: 1 }],
        [casimir, { x: 1, y: 0 }],
      ],
    },
    {
      name: 'gain',
      at: `.vv .mine [data-lot="${buildings['main-street']}"]`,
      clear: '.vv .mine .grid',
      rule: 'VV-4.25',
    },
    {
      name: 'recruit',
      at: '.vv .hand',
      clear: '.vv .front',
      rule: 'VV-5.20',
      answers: [[{ card: heroes.messenger }]],
      others: [
        [odile, { card: buildings.bakery }],
        [casimir, { card: buildings.inn }],
      ],
      table: {
        ...three,
        scenario: {
          order,
          villages: [
            ['start-frost-gate@0,0:2', 'main-street@1,0:2', 'windmill@0,1:1', 'keep@1,1'],
            ['start-ember-gate@0,0:2', 'longhouse@1,0:1', 'herb-garden@1,1:1'],
            ['start-river-gate@0,0:2', 'market-square@1,0:1', 'kennels@0,1'],
          ],
          hands: [['palisade', 'messenger', 'rune-tower'], ['bakery'], ['inn']],
        },
      },
    },
    {
      name: 'hero',
      at: '.vv .mine [data-x="2"][data-y="0"]',
      clear: '.vv .mine .grid, .vv .dock',
      rule: 'VV-5.23',
      answers: [
        [
          { x: 2, y: 0 },
          ...walk(buildings['main-street'], buildings.keep),
          ...walk(buildings['main-street'], buildings.keep),
          { done: true },
        ],
      ],
      others: [
        [odile, { x: 0, y: 1 }],
        [casimir, { x: 1, y: 1 }],
      ],
    },
    {
      name: 'send',
      at: '.vv .gifts',
      clear: '.vv .front',
      rule: 'VV-4.41',
      answers: [[{ left: creatures['werewolf-grey'] }, { right: creatures['demon-ruin'] }]],
      others: [
        [odile, { left: creatures['werewolf-black'] }],
        [odile, { right: creatures['witch-swamp'] }],
        [casimir, { left: creatures['werewolf-black'] }],
        [casimir, { right: creatures['vampire-3'] }],
      ],
      table: {
        ...three,
        scenario: {
          ...{ step: 'creatures', order },
          villages: [
            [
              ...['start-frost-gate@0,0:2', 'main-street@1,0', 'messenger@2,0', 'windmill@0,1:1', 'keep@1,1:2'],
              ...['candle-works@2,1:2', 'bakery@1,2:2'],
            ],
            [
              ...['start-ember-gate@0,0:2', 'longhouse@1,0:1', 'herb-garden@1,1:1', 'stake-workshop@0,1:1'],
              ...['rune-tower@2,0', 'trapper@2,1', 'rampart@0,2:1'],
            ],
            [
              ...['start-river-gate@0,0:2', 'market-square@1,0:1', 'palisade@0,1:1', 'inn@1,1', 'hedge-wall@2,1:3'],
              ...['garlic-store@2,0:1', 'kennels@1,2:1'],
            ],
          ],
          draws: [
            ['vampire-2', 'werewolf-grey', 'demon-ruin'],
            ['witch-swamp', 'vampire-1', 'werewolf-black'],
            ['werewolf-black', 'witch-left', 'vampire-3'],
          ],
        },
      },
    },
    {
      name: 'sides',
      at: '.vv .mine .numbers',
      clear: '.vv .mine .village',
      rule: 'VV-4.74',
      table: {
        ...three,
        scenario: {
          ...{ round: 2, step: 'demons', order },
          villages: [
            [
              ...['start-frost-gate@0,0:2', 'main-street@1,0:3', 'rune-tower@2,0', 'windmill@0,1:2', 'town-hall@1,1:4'],
              ...['vampire-hunter@2,1', 'hedge-wall@0,2:2', 'messenger@1,2', 'candle-works@2,2:1'],
            ],
            [
              ...['start-ember-gate@0,0:2', 'longhouse@1,0:2', 'herb-garden@0,1:2', 'druid-grove@0,2:3'],
              ...['stake-workshop@1,1:1', 'trapper@1,2'],
            ],
            [
              ...['start-river-gate@0,0:2', 'market-square@1,0:3', 'palisade@0,1:2', 'inn@1,1:1', 'moat@2,0:3'],
              ...['chapel@2,1:1'],
            ],
          ],
          creatures: [
            ['demon-ruin', 'witch-swamp', 'witch-left', 'werewolf-grey', 'werewolf-grey', 'vampire-2', 'vampire-5'],
            ['witch-swamp', 'witch-swamp'],
            ['werewolf-black', 'vampire-4'],
          ],
        },
      },
    },
    {
      name: 'demon',
      at: '.vv .options',
      clear: '.vv .front, .vv .mine .bottom',
      rule: 'VV-4.52',
      answers: [[{ card: heroes.messenger }, { done: true }]],
    },
    { name: 'held', at: '.vv .mine .left .side', clear: '.vv .mine .grid', rule: 'VV-4.74' },
    {
      name: 'breach',
      at: '.vv .mine .top .side',
      clear: '.vv .mine [data-y="0"], .vv .front',
      rule: 'VV-4.74',
      answers: [[{ card: buildings['rune-tower'] }]],
    },
    {
      name: 'slay',
      at: '.vv .mine .right .side',
      clear: '.vv .mine .grid, .vv .front',
      rule: 'VV-4.75',
      answers: [[{ card: heroes['vampire-hunter'] }, { creature: creatures['vampire-5'] }]],
    },
    { name: 'score', at: '.vv .dock .points', rule: 'VV-6' },
    { name: 'final', at: '.vv .mine .grid', rule: 'VV-4.41', table: lastNight },
  ],
  game: lastNight,
};
