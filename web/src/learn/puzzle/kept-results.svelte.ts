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
  /** The storage is full or closed: what is known holds as long as the page is open. */
  #isUnkept = false;

  /** Takes over what other tabs have solved meanwhile. */
  refresh(): void {
    if (!this.#isUnkept) this.current = read() ?? this.current;
  }

  enter(puzzle: Puzzle, isRight: boolean, day: number, isDaily: boolean): void {
    this.current = after(this.current, puzzle, isRight, day, isDaily);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.current));
      this.#isUnkept = false;
    } catch {
      this.#isUnkept = true;
    }
  }
}
export const results = new KeptResults();
