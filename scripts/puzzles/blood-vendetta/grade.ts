import type { Seat } from '@duskhall/kernel';
import { GRADERS, type LiarPuzzle, type Puzzle } from '../../../web/src/puzzle.ts';
import type { Case } from './evidence.ts';
import { clear } from './prove.ts';

/** How many steps each grader thinks ahead. */
const DEPTH: { readonly [G in (typeof GRADERS)[number]]: number } = { novice: 1, regular: 2, master: Infinity };

/**
 * How likely a grader names the liar: it sees through suppositions that fail within its depth. If the liar's does, it is
 * sure; if not, it guesses among those it could not clear.
 */
export function gradeOf(given: Case, suspects: readonly Seat[], proofs: LiarPuzzle['proofs']): Puzzle['solvedBy'] {
  const [{ seat: liar, steps } = { seat: -1, steps: [] }] = proofs;
  const innocent = suspects.filter((seat) => seat !== liar);
  const lengths = innocent.map((seat) => clear(given, seat, -1)?.length ?? Infinity);
  const shareAt = (depth: number): number =>
    steps.length <= depth ? 1 : 1 / (1 + lengths.filter((length) => length > depth).length);
  return Object.fromEntries(
    GRADERS.map((grader) => [grader, Math.round(100 * shareAt(DEPTH[grader])) / 100]),
  ) as unknown as Puzzle['solvedBy'];
}
