import { DOMAINS } from '../../cards/index.ts';
import { EFFECTS_SIZE, MARKERS_SIZE } from './effects.ts';
import { HAND_SIZE } from './hand.ts';
import { DANGER_SIZE, HEGEMONY_SIZE } from './hegemony.ts';
import { MAJORITY_SIZE } from './majority.ts';
import { MOMENT_SIZE } from './moment.ts';

/** What the features tell of, for the reasons that bots give. */
export const PART_NAMES = ['area', 'hand', 'effects', 'majority', 'hegemony', 'danger', 'markers', 'moment'] as const;
export type PartName = (typeof PART_NAMES)[number];

type Runs = readonly (readonly [part: PartName, features: number])[];
/** How many features in a row tell of which part, in the order in which they are filled. */
const OF_A_DOMAIN: Runs = [
  ['area', 2],
  ['hand', 2],
  ['effects', 2],
  ['majority', 8],
];
const RUNS: Runs = [
  ...DOMAINS.flatMap(() => OF_A_DOMAIN),
  ['hegemony', HEGEMONY_SIZE],
  ['danger', DANGER_SIZE],
  ['majority', MAJORITY_SIZE],
  ['hand', 6],
  ['area', 3],
  ['hand', HAND_SIZE - 9],
  ['effects', EFFECTS_SIZE],
  ['markers', MARKERS_SIZE],
  ['moment', MOMENT_SIZE],
];
export const PARTS: readonly PartName[] = RUNS.flatMap(([part, features]) => Array<PartName>(features).fill(part));
