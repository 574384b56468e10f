import { type BloodVendetta, COUNT, HUNTER_TYPE, type RoleName } from '@duskhall/blood-vendetta';
import type { Scene } from '../../../rulebook.ts';
import {
  accuse,
  checked,
  claim,
  console,
  DONE,
  each,
  held,
  LOCK,
  NO,
  name,
  pass,
  phone,
  READY,
  screen,
  vote,
  YES,
} from './scene.ts';

const V: RoleName = 'vampire';
const H: RoleName = 'hunter';
/** With the row of gestures. */
const BOARD = [390, 560] as const;
const night = { step: 'night', cycle: 2 } as const;
/** The vote and the card of the hunt. */
const DAY = pass(2);
/** The same after that of the pack, with a step for ties. */
const PACK_AND_DAY = pass(5);
const TOWN: readonly RoleName[] = [V, H, V, 'queen', 'count', V, V, H];
const accused = [
  [1, accuse(2)] as const,
  [6, accuse(1)] as const,
  [4, claim(COUNT)] as const,
  [4, checked(1, HUNTER_TYPE)] as const,
  [3, accuse(1)] as const,
];

export const COURSE_SCENES: { readonly [rule: string]: Scene<BloodVendetta> } = {
  'VN-3': phone(TOWN, { at: { step: 'roles' } }),
  'VN-4.1': screen(['monk', 'queen', 'king', V, 'dhampir', H, V, 'leader', V], { at: { cycle: 1 } }),
  'VN-4.2': held([H, V, V, 'newly-turned', 'count', V, V, 'scout', V], { at: { step: 'intro' }, deeds: [pass()] }),
  'VN-4.3': held(['queen', V, 'king', 'monk', V, H, V, V], { deeds: [[3, name(0)], pass(3)] }),
  'VN-4.4': phone([H, 'leader', V, 'monk', V, 'undine', V, V], {
    at: { cycle: 1 },
    deeds: [
      [[3, name(4)], 'expire', 'expire', [5, name(3)], 'expire', 'expire'],
      each([0, 1], vote(6)),
      [3, { gesture: 'wait', at: -1 }],
    ],
    size: BOARD,
  }),
  'VN-4.5': held([V, 'banshee', V, V, 'count', H, V, V], { deeds: [DAY, pass(2), [1, name(0)], pass(2)] }),
  'VN-4.6': console(['king', 'queen', 'lamia', V, V, H, H, 'ghoul', V], {
    part: '[data-part="nightfall"]',
    deeds: [
      [[2, name(3), YES], 'expire', 'expire', [1, name(4)], 'expire', 'expire'],
      [...each([5, 6], vote(2)), ...pass(2)],
      [[0, name(5), YES], 'expire', 'expire'],
    ],
  }),
  'VN-4.7': phone([V, H, V, 'beauty', 'count', V, V, H, V], {
    part: ['.people', '.feed'],
    deeds: [each([1, 3, 7], vote(6)), pass(4), [3, name(5)], pass(2)],
  }),
};

export const NIGHT_SCENES: typeof COURSE_SCENES = {
  'VN-4.8': phone(TOWN, {
    at: { ...night, dead: ['S7'] },
    deeds: [...accused.filter(([seat]) => seat !== 6), [5, accuse(1)], each([0, 1, 2, 3, 4, 5, 7], READY), [1, DONE]],
    part: ['.strip', '.court'],
  }),
  'VN-4.9': phone(TOWN, { at: night, deeds: accused, part: '.feed' }),
  'VN-4.11': console(['monk', 'queen', 'king', V, 'dhampir', H, V, 'leader'], { part: '.now' }),
  'VN-4.13': phone([V, 'monk', V, 'queen', 'count', V, V, H]),
  'VN-5': held(['count', 'kitsune', V, V, H, V, V, V], { deeds: [DAY, [0, name(1), NO], pass()] }),
  'VN-6': {
    ...phone(TOWN, {
      at: { ...night, dead: ['S2', 'S7'] },
      deeds: [[0, accuse(7)], each([0, 2, 3, 4, 5, 7], READY), [7, DONE], each([0, 2, 3, 4, 5, 7], YES), [7, DONE]],
    }),
    shows: 'finale',
  },
  'VN-6.5': phone(TOWN, { at: { cycle: 3, quiet: 2, dead: ['S6'] }, deeds: [pass(6)] }),
  'VN-8': screen(TOWN, { at: { ...night, dead: ['S6'] }, deeds: accused }),
  'VN-10': held(['dhampir', V, V, 'queen', 'count', V, H, H], {
    deeds: [[3, name(1)], pass(2), each([6, 7], vote(1)), pass(4), [0, name(1)], pass()],
  }),
};

const COURT: readonly RoleName[] = [V, V, H, V, V, V, H];
const PACK: readonly RoleName[] = ['varg-leader', 'vengeful-varg', 'leader', H, H, 'king', V, V, V];
/** What those who have the role are asked and told. */
export const ROLE_SCENES: typeof COURSE_SCENES = {
  'VN-5.1': phone(['king', ...COURT], { deeds: [DAY, [0, name(3)]] }),
  'VN-5.2': phone(['prince', ...COURT], { at: { cycle: 1, last: { prince: 'S5' } }, deeds: [DAY] }),
  'VN-5.3': held(['count', 'king', V, H, V, V, V, H], { deeds: [DAY, [1, name(3), NO], pass()] }),
  'VN-5.4': phone(['lamia', 'count', ...COURT], { deeds: [[0, name(4)]] }),
  'VN-5.5': held(['newly-turned', ...COURT], { at: { step: 'intro' } }),
  'VN-5.6': phone(['queen', ...COURT], { at: { cycle: 1, last: { queen: 'S3' } } }),
  'VN-5.7': phone(['bride', 'king', V, V, H, V, V, H], {
    deeds: [each([4, 7], vote(1)), pass(4), [0, name(1)], pass(2)],
  }),
  'VN-5.8': phone(['dhampir', ...COURT], { deeds: [DAY] }),
  'VN-5.9': held(['revenant', ...COURT], { deeds: [DAY, [0, name(3), name(7)], pass()] }),
  'VN-5.10': held(['ghoul', ...COURT], { deeds: [each([3, 7], vote(0)), DAY] }),
  'VN-5.11': phone(['nosferatu', ...COURT], { deeds: [DAY] }),
  'VN-5.12': held([H, 'leader', 'undine', 'king', V, 'varg-leader', 'sly-varg', V, V], {
    deeds: [[2, name(1)], pass(4), [0, vote(5), LOCK], pass(2)],
  }),
  'VN-5.13': phone(['banshee', 'queen', ...COURT], {
    at: { cycle: 1, last: { banshee: 'S4' } },
    deeds: [pass(2), DAY],
  }),
  'VN-5.14': phone(['monk', ...COURT], { at: { cycle: 1, last: { monk: 'S2' } } }),
  'VN-5.15': phone(['leader', H, H, H, H, V, V, V, V, V], {
    deeds: [[0, vote(5)], each([1, 2], vote(6)), each([3, 4], vote(8)), pass()],
  }),
  'VN-5.16': held(['scout', 'prince', ...COURT], { deeds: [DAY, pass(2), [0, name(1)], pass()] }),
  'VN-5.17': phone([V, 'beauty', ...COURT], {
    at: { ...night, charmed: 'S1' },
    deeds: [each([2, 3], accuse(4)), each([0, 1, 2, 3, 4, 5, 6, 7, 8], READY), [4, DONE]],
    part: '.court',
  }),
  'VN-5.18': phone(['werewolf', ...COURT], { deeds: [DAY] }),
  'VN-5.19': phone([V, 'king', 'kitsune', V, V, V, V, H], { deeds: [DAY, [1, name(7), YES], pass(2)] }),
  'VN-5.20': phone(PACK, { deeds: [[1, vote(5)]], size: BOARD }),
  'VN-5.21': held(['scout', 'sly-varg', 'varg-leader', 'leader', V, V, V, V], {
    deeds: [PACK_AND_DAY, [0, name(1)], pass()],
  }),
  'VN-5.22': held(['vengeful-varg', 'varg-leader', 'leader', H, V, 'king', V, V, V], {
    deeds: [PACK_AND_DAY, pass(2), [0, name(5)], pass()],
  }),
  'VN-5.23': phone(['paralyzing-varg', 'varg-leader', 'leader', H, V, 'king', V, V, V]),
  'VN-5.24': held(['prince', V, 'tricky-varg', 'varg-leader', 'leader', H, V, V, V], {
    deeds: [[2, name(1)], pass(2), PACK_AND_DAY, [0, name(1), NO], pass()],
  }),
  'VN-5.25': phone(['sly-varg', 'varg-leader', 'leader', H, V, V, V, V, V], {
    at: { plain: ['sly-varg'] },
    size: BOARD,
    deeds: [[0, vote(4)]],
  }),
};
export const SCENES = { ...COURSE_SCENES, ...NIGHT_SCENES, ...ROLE_SCENES };
