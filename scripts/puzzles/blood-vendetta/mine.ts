import type { LiarPuzzle } from '../../../web/src/puzzle.ts';
import { playEvening } from './evening.ts';
import { SETS, tableWith } from './sets.ts';
import { bestIn, type Sifted } from './sift.ts';

/** The longest way to a liar that is counted by itself. */
const LONGEST = 5;

/** Keeps the puzzles varied: no set and no length of the way to the liar has more than its share. */
function openSelection(count: number) {
  const taken = new Map<string, number>();
  const quota = { set: Math.ceil(count / 7), length: Math.ceil(count / 3) };
  return (set: string, { proofs }: LiarPuzzle): boolean => {
    const length = `${Math.min(LONGEST, proofs[0]!.steps.length)} steps`;
    const [ofSet, ofLength] = [taken.get(set) ?? 0, taken.get(length) ?? 0];
    if (ofSet >= quota.set || ofLength >= quota.length) return false;
    taken.set(set, ofSet + 1).set(length, ofLength + 1);
    return true;
  };
}

/** Plays evenings from the given number on until there are enough puzzles, at most one from each. */
export function mineLiars(count: number, first: number, onFound: (found: number) => void = () => {}) {
  const puzzles: LiarPuzzle[] = [];
  const sifted: Sifted = { evenings: 0, seats: 0, tried: 0, untrue: 0, unique: 0, givenAway: 0, unproved: 0 };
  const mayTake = openSelection(count);
  for (let number = first; puzzles.length < count; number++) {
    const set = SETS[number % SETS.length]!;
    const { seats, options } = tableWith(set);
    let best: LiarPuzzle | null = null;
    sifted.evenings++;
    playEvening(seats, options, number, (evening) => {
      best = bestIn(evening, options, sifted) ?? best;
    });
    if (best === null || !mayTake(set, best)) continue;
    puzzles.push(best);
    onFound(puzzles.length);
  }
  return { puzzles, sifted };
}

export const linesOf = (puzzles: readonly LiarPuzzle[]): string =>
  `[\n${puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`;
