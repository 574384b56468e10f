export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

export interface SearchOptions {
  readonly budget: Budget;
  /** The exploration constant of UCB; a game's hints may override it. */
  readonly exploration: number;
  /** Progressive widening: after n visits a node considers at most `widening` · √n moves, highest prior first. */
  readonly widening: number;
  /** A playout ends after this many decisions, and the game's value function scores the position. */
  readonly horizon: number;
  /** From 0 to 1: the share of playout decisions sampled from the game's prior; the rest are uniform. */
  readonly guided: number;
  /** After n iterations `worlds` · √n worlds have been sampled; the other iterations reuse one with fresh randomness. */
  readonly worlds: number;
  /** Whether worlds are weighted by what the others were observed to do. */
  readonly belief: boolean;
  /** Whether a seat that chooses again before anybody else reuses the subtree of its last search. */
  readonly reuse: boolean;
  /** From 0 to 1: how often a uniformly random move is played instead of the search result. */
  readonly noise: number;
  /** Milliseconds of a monotonic clock. */
  readonly clock: () => number;
}

export const DEFAULT_SEARCH: SearchOptions = {
  budget: { iterations: 500 },
  exploration: 0.15,
  widening: 2,
  horizon: 8,
  guided: 0,
  worlds: 4,
  belief: true,
  reuse: true,
  noise: 0,
  clock: () => performance.now(),
};
