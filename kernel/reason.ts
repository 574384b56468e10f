import type { Because } from './game.ts';

/**
 * How a bot came to a move: nothing else was allowed; there was no time to think; a search; one that mixes its moves, so that
 * they give nothing away; the game's own policy.
 */
export type Manner = 'forced' | 'glance' | 'search' | 'mixed' | 'policy';

/** By how much a part of the position, as the game's hints name them, makes a move better than another; negative: worse. */
export interface Gain {
  part: string;
  /** As a share of all games: 0.05 is five more of a hundred won. */
  by: number;
}

/** Why a bot made a move, from its search results. Plain data: it is stored with the match and sent with a hint. */
export interface Reason {
  /** The share of iterations that went into the move, and its mean value, both from 0 to 1; 0: no search. */
  share: number;
  value: number;
  /** The best other move; null: no other was tried. */
  second: { move: unknown; value: number } | null;
  /** What it believed about the others, or what the game's policy went by; null: the game has no text for it. */
  because: Because | null;
  /** This and the rest are left out in reasons that earlier versions have stored. */
  manner?: Manner;
  /** How many iterations went into the move. */
  tries?: number;
  /** What makes it better or worse than `second`, the most telling first. */
  gains?: readonly Gain[];
}
