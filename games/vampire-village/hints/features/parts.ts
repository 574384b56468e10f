import { COLOURS } from '../../cards/index.ts';
import { CONSTRUCTION_SIZE, CREATURES_SIZE } from './hands.ts';
import { MOMENTS } from './moment.ts';
import { DEMONS_SIZE, SIEGE_SIZE } from './standing.ts';

/** What the features tell of, for the reasons that bots give. */
export const PART_NAMES = ['villagers', 'creatures', 'defence', 'demons', 'layout', 'coming'] as const;
export type PartName = (typeof PART_NAMES)[number];

type Runs = readonly (readonly [part: PartName, features: number])[];
/** How many features in a row tell of which part, in the order in which they are filled. */
const OF_A_MOMENT: Runs = [
  ['villagers', 2],
  ['layout', 1],
  // Heroes, and what demons would strike.
  ['demons', 3],
  // Those exposed; the longest row and column; the worth of all walls.
  ['defence', 1],
  ['layout', 1],
  ['defence', 1],
  // What the attacks would leave, now and after some more creatures.
  ['villagers', 1],
  ['creatures', 1],
  ['defence', 1],
  ['villagers', 1],
  ['creatures', 1],
  ['defence', 1],
  ['layout', COLOURS.length],
  ['defence', SIEGE_SIZE],
  ['demons', DEMONS_SIZE],
];
const RUNS: Runs = [
  ...Array.from({ length: MOMENTS }, () => OF_A_MOMENT).flat(),
  ['coming', 2 * (CONSTRUCTION_SIZE + CREATURES_SIZE)],
];
export const PARTS: readonly PartName[] = RUNS.flatMap(([part, features]) => Array<PartName>(features).fill(part));
