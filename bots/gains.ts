import type { Gain, Learning, Types } from '@duskhall/kernel';
import { type Leaves, partsIn } from './search/leaves.ts';

/** The part of every game that is told of the leaves at which it was over. */
export const END = 'end';

/** Of how many parts a reason tells. */
const MOST = 2;
/** A part that makes less of a difference than this is not worth telling. */
const LEAST = 0.01;
/** Nor is one with less than this share of what the most telling does. */
const TELLING = 0.35;
/** A difference of fewer standard errors may be chance. */
const SURE = 1.5;

/** A difference between two moves that one part makes, and the standard error of it. */
interface Difference extends Gain {
  error: number;
}

/** What makes a move better than another, the most telling first; empty: nothing that its leaves make sure of. */
export function gainsOf(learning: Learning<Types>, move: Leaves | undefined, other: Leaves | undefined): Gain[] {
  if (move === undefined || other === undefined) return [];
  const all = differencesBetween(learning, move, other);
  // A move must not be praised for what its leaves say against it.
  if (!(all.reduce((sum, { by }) => sum + by, 0) > 0)) return [];
  const sure = all
    .filter(({ by, error }) => Math.abs(by) >= Math.max(LEAST, SURE * error))
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  const best = sure.find(({ by }) => by > 0);
  if (best === undefined) return [];
  const rest = sure.filter(({ by }) => Math.abs(by) < best.by && Math.abs(by) >= TELLING * best.by);
  return [best, ...rest].slice(0, MOST).map(({ part, by }) => ({ part, by: Math.round(by * 1000) / 1000 }));
}

/**
 * By part: the difference in what it adds to the log-odds, as one in the chance to win, where both moves' chances lie. With
 * that of the leaves at which the game is over, they add up to the difference in value, as far as the value is linear.
 */
export function differencesBetween(learning: Learning<Types>, move: Leaves, other: Leaves): Difference[] {
  const [a, b] = [shareOf(move), shareOf(other)];
  const goesOn = 1 - (a.over + b.over) / 2;
  const chance = (a.chance + b.chance) / 2;
  const slope = goesOn * chance * (1 - chance);
  const parts = partsIn(learning).map((part, i): Difference => {
    const [one, two] = [meanOf(move, i), meanOf(other, i)];
    const isKnown = move.scored > 0 && other.scored > 0;
    return { part, by: isKnown ? slope * (one.mean - two.mean) : 0, error: slope * Math.hypot(one.error, two.error) };
  });
  const ends = a.value - b.value - (move.scored > 0 && other.scored > 0 ? goesOn * (a.chance - b.chance) : 0);
  const error = Math.sqrt((1 - goesOn) / a.leaves + (1 - goesOn) / b.leaves) / 2;
  return [...parts, { part: END, by: goesOn < 1 ? ends : 0, error }];
}

function shareOf({ scored, chance, over, result }: Leaves) {
  const leaves = Math.max(1, scored + over);
  return { leaves, over: over / leaves, value: (chance + result) / leaves, chance: scored > 0 ? chance / scored : 0.5 };
}

function meanOf({ scored, sums, squares }: Leaves, part: number) {
  const mean = sums[part]! / Math.max(1, scored);
  const variance = Math.max(0, squares[part]! / Math.max(1, scored) - mean * mean);
  // Of a single leaf nothing is sure.
  return { mean, error: scored > 1 ? Math.sqrt(variance / (scored - 1)) : Number.POSITIVE_INFINITY };
}
