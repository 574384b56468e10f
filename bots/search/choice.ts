import type { Rng } from '@duskhall/kernel';
import { drawBy } from './playout.ts';
import type { Finding } from './search.ts';

const FINE = 1 << 20;
/** A move is searched enough to tell what it is worth after this many times the square root of all visits. */
const ENOUGH = 0.25;
/** A move that lies more than this many temperatures below the best is never chosen. */
const CLEARLY_WORSE = 3;

/** The first of the findings, or one drawn by their weights. */
export const choose = <Move>(findings: readonly Finding<Move>[], weights: readonly number[] | null, rng: Rng): Move =>
  findings[weights === null ? 0 : drawBy(weights, rng)]!.move;

/**
 * By finding, best first: a softmax over the values of the moves that were searched enough to tell. The surer the best move
 * wins or loses, the less may a move differ from it: a win at hand is not passed over. Null: the most visited is taken.
 */
export function weightsOf(findings: readonly Finding<unknown>[], temperature: number): number[] | null {
  const { value } = findings[0]!;
  const slack = temperature * 4 * value * (1 - value);
  return slack > 0 ? appeals(findings, slack) : null;
}

/** By finding, of a mixed strategy: its visits, but nothing that was only tried. */
export const mixedWeights = (findings: readonly Finding<unknown>[]): number[] =>
  findings.map(({ visits }) => (visits >= RARE * findings[0]!.visits ? visits : 0));
/** A move with less than this share of the best move's visits. */
const RARE = 0.05;

/** Whole numbers, so that the last digits of a machine's exponentials do not matter. */
function appeals(findings: readonly Finding<unknown>[], slack: number): number[] {
  const best = findings[0]!;
  const total = findings.reduce((sum, { visits }) => sum + visits, 0);
  const enough = Math.min(best.visits, Math.sqrt(total) * ENOUGH);
  return findings.map(({ visits, value }) => {
    const gap = Math.max(0, best.value - value) / slack;
    return visits >= enough && gap <= CLEARLY_WORSE ? Math.round(FINE * Math.exp(-gap)) : 0;
  });
}
