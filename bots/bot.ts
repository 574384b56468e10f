import type { Game, MoveOf, Rng, Types } from '@duskhall/kernel';

/** A player made of code: answers a question from what its seat may know, never from the state. */
export type Bot = <T extends Types>(
  game: Game<T>,
  view: T['view'],
  moves: readonly MoveOf<T['state']>[],
  rng: Rng,
) => MoveOf<T['state']>;
