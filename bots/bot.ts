import type { Game, MoveOf, Rng, Types } from '@duskhall/kernel';
import type { Belief } from './belief.ts';
import type { Finding } from './search/search.ts';

/**
 * What a bot can tell of its thinking: the moves, the best first, and worlds as it believes them to be. One that reasons
 * instead of searching has neither.
 */
export interface Insight {
  findings: readonly Finding<unknown>[];
  imagine: (() => Types['state']) | null;
}

/**
 * A player made of code: answers a question from what its seat may know, never from the state. Who keeps a `belief` for
 * the seat, and lets it observe every view, has a bot that reads the others; `tell` hears what it has found.
 */
export type Bot = <T extends Types>(
  game: Game<T>,
  view: T['view'],
  moves: readonly MoveOf<T['state']>[],
  rng: Rng,
  belief?: Belief,
  tell?: (insight: Insight) => void,
) => MoveOf<T['state']>;
