import type { Game, MoveOf, Rng, Types } from '@duskhall/kernel';
import type { Belief } from './belief.ts';

/**
 * A player made of code: answers a question from what its seat may know, never from the state. Who keeps a `belief` for
 * the seat, and lets it observe every view, has a bot that reads the others.
 */
export type Bot = <T extends Types>(
  game: Game<T>,
  view: T['view'],
  moves: readonly MoveOf<T['state']>[],
  rng: Rng,
  belief?: Belief,
) => MoveOf<T['state']>;
