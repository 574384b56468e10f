import type { Game, MoveOf, Rng, Types } from '@duskhall/kernel';
import type { Belief } from './belief.ts';
import type { Finding } from './search/search.ts';

/**
 * What a bot can report about a decision: the moves it searched, best first, and a sampler of its belief. A bot that
 * follows the game's own policy instead of searching has neither.
 */
export interface Insight {
  findings: readonly Finding<unknown>[];
  /** By finding: the weights by which the move is drawn; null or left out: it is not drawn by weights. */
  weights?: readonly number[] | null;
  imagine: (() => Types['state']) | null;
  /** Whether `isLate` ended the search before its budget was spent. */
  isCut: boolean;
  /** The moves are to be mixed by their weights, so that they give nothing away; left out: no. */
  isMixed?: boolean;
}

/**
 * Answers a question from the view of its seat, never from the state. Given a `belief` that has observed every view of
 * the seat, the bot infers what others hide from what they do. `tell` receives the search results. Once `isLate` is true
 * the bot answers with what it has.
 */
export type Bot = <T extends Types>(
  game: Game<T>,
  view: T['view'],
  moves: readonly MoveOf<T['state']>[],
  rng: Rng,
  belief?: Belief,
  tell?: (insight: Insight) => void,
  isLate?: () => boolean,
) => MoveOf<T['state']>;
