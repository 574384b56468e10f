/** When a search has thought enough. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

export interface SearchOptions {
  readonly budget: Budget;
  /** How much a move that was tried seldom appeals, against one that did well; a game's hints may say otherwise. */
  readonly exploration: number;
  /** After n visits a position considers at most `widening` times the root of n moves, those that appeal most first. */
  readonly widening: number;
  /** After so many decisions a playout ends, and the game's own value of the position counts. */
  readonly horizon: number;
  /** In how many of a playout's decisions, from 0 to 1, the game's weights are asked; the others are any move. */
  readonly guided: number;
  /** After n rounds `worlds` times the root of n worlds are imagined; a round takes a new one or, with other luck, any. */
  readonly worlds: number;
  /** Whether what the others did counts for what they may hold. */
  readonly belief: boolean;
  /** Whether a seat that chooses again before anybody else goes on from what it has found already. */
  readonly reuse: boolean;
  /** From 0 to 1: how often any of the moves is played, whatever the search says. */
  readonly noise: number;
  /** Milliseconds from any moment on. */
  readonly clock: () => number;
}

export const USUAL: SearchOptions = {
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
