import type { Rng } from '@duskhall/kernel';
import { drawBy } from './playout.ts';
import type { Finding } from './search.ts';

const FINE = 1 << 20;
/** A move is searched enough to tell what it is worth after this many times the square root of all visits. */
const ENOUGH = 0.25;
/** A move that lies more than this many temperatures below the best is never chosen. */
const CLEARLY_WORSE = 3;

/**
 * The most visited move at temperature 0; else one drawn by softmax over the values of the moves that were searched enough
 * to tell. The surer the best move wins or loses, the less may a move differ from it: a win at hand is not passed over.
 * Findings are best first.
 */
export function choose<Move>(findings: readonly Finding<Move>[], temperature: number, rng: Rng): Move {
  const best = findings[0]!;
  const slack = temperature * 4 * best.value * (1 - best.value);
  return slack > 0 ? findings[drawBy(appeals(findings, slack), rng)]!.move : best.move;
}

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

/** A move drawn in proportion to its visits, but none that was visited far less than the first. */
export function drawMixed<Move>(findings: readonly Finding<Move>[], rng: Rng): Move {
  const least = RARE * findings[0]!.visits;
  const shares = findings.map(({ visits }) => (visits >= least ? visits : 0));
  return findings[drawBy(shares, rng)]!.move;
}
/** What was visited less than this share of the best was only tried. */
const RARE = 0.05;
