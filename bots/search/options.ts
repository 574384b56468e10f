import type { Game, Types } from '@duskhall/kernel';

/** `effort`: a multiple of the iterations that the game's hints name for a Regular. */
export type Budget = { readonly effort: number } | { readonly iterations: number } | { readonly milliseconds: number };

export interface SearchOptions {
  readonly budget: Budget;
  /** The exploration constant of UCB and PUCT; a game's hints may override it. */
  readonly exploration: number;
  /** Progressive widening: after n visits a node considers at most `widening` · √n moves, highest prior first. */
  readonly widening: number;
  /** How many decisions, its own and the others', it weighs one by one; a playout follows. */
  readonly depth: number;
  /** A playout ends after this many decisions, and the game's value function scores the position; hints may override it. */
  readonly horizon: number;
  /** From 0 to 1: the share of playout decisions sampled from the game's prior; the rest are uniform. */
  readonly guided: number;
  /** After n iterations `worlds` · √n worlds have been sampled; the other iterations reuse one with fresh randomness. */
  readonly worlds: number;
  /**
   * From 0 to 1: the weight that what the others were observed to do keeps with each later observation. 1 forgets nothing;
   * 0 infers nothing from what they do.
   */
  readonly memory: number;
  /** Whether a seat that chooses again before anybody else reuses the subtree of its last search. */
  readonly reuse: boolean;
  /** How far in value good moves may lie apart to be chosen nearly alike; 0: always the most visited move. */
  readonly temperature: number;
  /** Milliseconds of a monotonic clock, for a budget of time. */
  readonly clock: () => number;
}

export const DEFAULT_SEARCH: SearchOptions = {
  budget: { iterations: 500 },
  exploration: 0.15,
  widening: 2,
  depth: Number.POSITIVE_INFINITY,
  horizon: 8,
  guided: 0,
  worlds: 4,
  memory: 1,
  reuse: true,
  temperature: 0,
  clock: () => performance.now(),
};

/** A Regular's iterations in a game whose hints name none. */
const USUAL_ITERATIONS = 2000;

/** The budget in this game: iterations or time. */
export const budgetIn = <T extends Types>({ hints }: Game<T>, budget: Budget): Exclude<Budget, { effort: number }> =>
  'effort' in budget ? { iterations: Math.round(budget.effort * (hints?.iterations ?? USUAL_ITERATIONS)) } : budget;
