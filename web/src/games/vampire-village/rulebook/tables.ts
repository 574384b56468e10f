import { NUMBERS } from '@duskhall/vampire-village';
import type { LessonTable } from '../../../lesson.ts';

export const { buildings, heroes, creatures } = NUMBERS;
export const [me, odile, casimir] = [0, 1, 2] as const;
const order = ['witch', 'werewolf', 'vampire'];

/** The reader's table, by what is to be seen on it. */
export const two = (scenario: object): LessonTable => ({ seats: 2, seat: me, scenario: { order, ...scenario } });
export const three = (scenario: object): LessonTable => ({ seats: 3, seat: me, scenario: { order, ...scenario } });

/** The reader's village with all that stands around it; then what is below it. */
export const VILLAGE = ['.grid', '.left .side', '.top .side', '.right .side', '.bottom .side'].map(
  (part) => `.vv .mine ${part}`,
);
export const WITH_HAND = [...VILLAGE, '.vv .hand'];
export const WITH_DOCK = [...VILLAGE, '.vv .dock'];
export const WITH_OPTIONS = [...VILLAGE, '.vv .options'];

/** Three villages of nine and six cards. */
export const grown = [
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
];

/** A hero among cards with villagers, before it is laid at (1,1). */
export const aroundTheMessenger = two({
  step: 'place',
  villages: [
    [
      ...['main-street@0,1:1', 'start-frost-gate@0,2:2', 'palisade@1,2', 'hedge-wall@2,2', 'windmill@2,1:3'],
      ...['bakery@2,0:1', 'kennels@3,0:2'],
    ],
    ['start-ember-gate@0,0:2', 'keep@1,0'],
  ],
  hands: [['messenger'], ['longhouse']],
});

/** A villager that walks over these cards; it is asked where to stop if it could go on. */
export const walk = (from: number, ...way: readonly number[]) => [{ from }, ...way.map((to) => ({ to }))];
export const stop = { stop: true } as const;
export const done = { done: true } as const;

/** Three grey werewolves and a black one against a row that defends with 4; Odile's vampire keeps the night open. */
export const pack = two({
  ...{ round: 2, step: 'attack', order: ['werewolf', 'witch', 'vampire'] },
  villages: [
    ['watchtower@0,0', 'windmill@1,0', 'rampart@2,0', 'bell-tower@3,0', 'start-frost-gate@1,1:2', 'bakery@2,1:3'],
    ['start-ember-gate@0,0:2', 'keep@0,1:3'],
  ],
  creatures: [['werewolf-grey', 'werewolf-grey', 'werewolf-grey', 'werewolf-black'], ['vampire-6']],
});

/** In round 1: four werewolves of the same strength against a row that defends with 4. */
export const equals = two({
  ...{ step: 'attack', order: ['werewolf', 'witch', 'vampire'] },
  villages: [
    ['watchtower@0,0', 'messenger@1,0', 'kennels@0,1:1', 'palisade@1,1:2'],
    ['start-ember-gate@0,0:2', 'keep@1,0:3'],
  ],
  creatures: [['werewolf-grey', 'werewolf-grey', 'werewolf-black', 'werewolf-black']],
});

/** A Witchfinder in the line that the witches attack; the right neighbour has four witches. */
export const witchfinder = three({
  ...{ round: 2, step: 'attack' },
  villages: [
    [
      ...['palisade@1,0:1', 'witchfinder@1,1', 'windmill@1,2:2', 'hedge-wall@1,3:2', 'start-rowan-gate@2,1:2'],
      'town-hall@2,2:3',
    ],
    ['start-ember-gate@0,0:2', 'keep@1,0:3'],
    ['ironwood-fort@0,0', 'druid-grove@0,1:1', 'start-river-gate@1,0:2'],
  ],
  creatures: [
    ['witch-swamp', 'witch-swamp', 'witch-swamp', 'witch-right'],
    [],
    ['witch-swamp', 'witch-swamp', 'witch-swamp', 'witch-swamp'],
  ],
});

/** Two demons at a village with one hero. */
export const haunted = two({
  ...{ round: 2, step: 'demons' },
  villages: [
    ['messenger@0,0', 'bakery@1,0:1', 'windmill@1,1:3', 'keep@0,1', 'start-frost-gate@2,1:2'],
    ['start-ember-gate@0,0:2', 'longhouse@1,0:3'],
  ],
  creatures: [['demon-slayer', 'demon-ruin']],
});

/** The end of a game in which two have the same points. */
export const tied = three({
  ...{ round: 2, step: 'end' },
  villages: [
    ['start-frost-gate@0,0:1', 'bakery@1,0:2', 'windmill@0,1:2', 'champion@1,1:2', 'keep@2,0'],
    ['start-ember-gate@0,0:3', 'longhouse@1,0:3', 'herb-garden@0,1:2'],
    ['start-river-gate@0,0:2', 'market-square@1,0:1', 'palisade@0,1:1', 'inn@1,1', 'moat@2,0:1', 'chapel@2,1:1'],
  ],
  creatures: [['witch-swamp', 'witch-left', 'werewolf-grey'], [], ['vampire-3']],
});
