import { pageClock } from '../../clock.ts';
import type { Puzzle } from '../../puzzle.ts';
import { sound } from '../../sounds.ts';
import { dailyOf, dayOf } from './daily.ts';
import { results } from './kept-results.svelte.ts';
import { shown } from './rating.ts';

/** Somebody at a puzzle. */
export class Attempt {
  readonly puzzle: Puzzle;
  /** All puzzles of the game. */
  readonly among: readonly Puzzle[];
  /** Null: the question is open. */
  isRight = $state<boolean | null>(null);
  /** Whether the next answer is rated. */
  counts = $state(false);
  /** What the answer has brought or cost, in points; null: it was not rated. */
  change = $state<number | null>(null);

  constructor(puzzle: Puzzle, among: readonly Puzzle[]) {
    this.puzzle = puzzle;
    this.among = among;
    this.counts = results.current.tries[puzzle.id] === undefined;
  }

  enter(isRight: boolean): void {
    const { puzzle, among } = this;
    const day = dayOf(pageClock.date());
    results.refresh();
    const counts = results.current.tries[puzzle.id] === undefined;
    const before = shown(results.current).points;
    results.enter(puzzle, isRight, day, dailyOf(among, day)?.id === puzzle.id);
    this.change = counts ? shown(results.current).points - before : null;
    this.counts = false;
    this.isRight = isRight;
    sound(isRight ? 'won' : 'refused');
  }

  again(): void {
    this.isRight = null;
    this.change = null;
  }
}
