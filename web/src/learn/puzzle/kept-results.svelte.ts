import type { Puzzle } from '../../puzzle.ts';
import { after, type Results, readResults } from './results.ts';

const KEY = 'duskhall.puzzles';

function read(): Results | null {
  try {
    return readResults(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

/** A person's puzzles on this device. */
class KeptResults {
  current = $state.raw<Results>(read() ?? readResults(null));

  enter(puzzle: Puzzle, isRight: boolean, day: number, isDaily: boolean): void {
    // Another tab may have solved something meanwhile.
    this.current = after(read() ?? this.current, puzzle, isRight, day, isDaily);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.current));
    } catch {
      // It holds as long as the page is open.
    }
  }
}
export const results = new KeptResults();
