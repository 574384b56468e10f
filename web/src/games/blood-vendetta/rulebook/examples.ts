import type { BloodVendetta, RoleName } from '@duskhall/blood-vendetta';
import type { Example } from '../../../rulebook.ts';
import { accuse, DONE, each, held, NO, name, pass, phone, READY, vote, YES } from './scene.ts';

const V: RoleName = 'vampire';
const H: RoleName = 'hunter';

/** The worked examples of the rules, each told from one phone. */
export const EXAMPLES: readonly Example<BloodVendetta>[] = [
  // VN-WE-02
  {
    ...phone(['count', V, V, V, V, V, H, H], {
      at: { step: 'night', cycle: 1, dead: ['S3'] },
      size: [390, 520],
      part: '.bv',
    }),
    ...{ name: 'trial', rule: 'VN-4.8' },
    deeds: [
      [
        [0, accuse(6)],
        [7, accuse(1)],
        [3, accuse(6)],
      ],
      [...each([0, 1, 3, 4, 5, 6, 7], READY), [6, DONE]],
      [...each([0, 3, 4], YES), ...each([1, 5, 6, 7], NO)],
      [[1, DONE], ...each([4, 5, 6, 7], YES), ...each([0, 1, 3], NO)],
    ],
  },
  // VN-WE-03
  {
    ...held([H, 'lamia', V, V, 'count', V, V, H, H]),
    ...{ name: 'lamia', rule: 'VN-5.4' },
    deeds: [[[1, name(0), YES], ...pass(2), ...each([7, 8], vote(1))], [[0, vote(1)], ...pass()], [...pass(3)]],
  },
  // VN-WE-20
  {
    ...held(['prince', V, 'tricky-varg', 'varg-leader', 'leader', H, V, V, V]),
    ...{ name: 'trick', rule: 'VN-5.24' },
    deeds: [
      [[2, name(1)], ...pass(4), ...each([4, 5], vote(1)), ...pass(3)],
      [[0, name(1), NO], ...pass()],
      [...pass()],
    ],
  },
  // VN-WE-06
  {
    ...held(['bride', 'queen', 'king', V, V, V, H, H]),
    ...{ name: 'bride', rule: 'VN-5.7' },
    deeds: [
      [[1, name(3)], ...pass(2), ...each([6, 7], vote(2)), ...pass(2), [2, name(6), NO], ...pass(2)],
      [[0, name(2)], ...pass()],
      [...pass()],
      [[0, YES], ...pass()],
    ],
  },
  // VN-WE-08
  {
    ...held([V, 'queen', V, 'banshee', 'count', V, H, H]),
    ...{ name: 'banshee', rule: 'VN-5.13' },
    deeds: [
      [[1, name(0)], ...pass(6), [3, name(0)], ...pass(2)],
      [...pass()],
      [...each([0, 1, 2, 3, 4, 5, 6, 7], READY), [1, name(4)], ...pass(6), [3, name(5)], ...pass(3)],
    ],
  },
  // VN-WE-09
  {
    ...held([H, 'scout', 'newly-turned', V, V, V, V, 'prince', V]),
    ...{ name: 'turned', rule: 'VN-5.5' },
    deeds: [
      [[2, vote(3)], ...each([0, 1], vote(2)), ...pass()],
      [...pass(5)],
      [...each([0, 1, 3, 4, 5, 6, 7, 8], READY), ...each([0, 1], vote(4)), ...pass(2)],
      [...each([0, 1], vote(5)), ...pass(2), [7, name(4), NO], ...pass(4)],
    ],
  },
  // VN-WE-11
  {
    ...held(['dhampir', V, 'nosferatu', V, H, V, H, 'count', H]),
    ...{ name: 'dhampir', rule: 'VN-5.8' },
    deeds: [
      [...each([4, 6, 8], vote(5)), ...pass(4), [2, name(5)], ...pass(2)],
      [[0, name(5)], ...pass()],
      [...pass()],
    ],
  },
];
