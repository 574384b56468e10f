import { SUPPORT_COUNT } from './hands.ts';

/** What the features tell of, for the reasons that bots give. */
export const PART_NAMES = ['points', 'castle', 'city', 'markers', 'cards', 'hand', 'fight', 'moment'] as const;
export type PartName = (typeof PART_NAMES)[number];

/** How many features in a row tell of which part, in the order in which they are filled. */
const RUNS: readonly (readonly [part: PartName, features: number])[] = [
  ['points', 16],
  ['castle', 13],
  ['city', 13],
  ['markers', 4],
  ['cards', 14],
  // Points, and how late it is; then the surplus of cards.
  ['points', 4],
  ['cards', 5],
  ['hand', 12 + SUPPORT_COUNT],
  ['fight', 12 + 18],
  // Stages, what is being settled, and the decisions in the making.
  ['moment', 6 + 7 + SUPPORT_COUNT],
  ['fight', 2 * 16],
  // The bias.
  ['moment', 1],
];
export const PARTS: readonly PartName[] = RUNS.flatMap(([part, features]) => Array<PartName>(features).fill(part));
