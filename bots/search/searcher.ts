import type { Seat } from '@duskhall/kernel';
import { imaginer, trailOf } from '../belief.ts';
import type { Bot } from '../bot.ts';
import { choose, mixedWeights, weightsOf } from './choice.ts';
import { DEFAULT_SEARCH, type SearchOptions } from './options.ts';
import { searchByRegret } from './regret-search.ts';
import { search } from './search.ts';
import { keepSubtree, type Root } from './tree-reuse.ts';

/** In a game played to its end at random, moves look more alike than they are. */
const ALIKE = 0.5;

/** A bot that searches; where a game's hints have a policy of their own (`decide`), it follows that instead. */
export function searcher(given: Partial<SearchOptions>): Bot {
  const options = { ...DEFAULT_SEARCH, ...given };
  return (game, view, moves, rng, belief, tell, isLate) => {
    if (moves.length === 1) return moves[0]!;
    const temperature = options.temperature * (game.hints === null ? ALIKE : (game.hints.temperature ?? 1));
    if (game.hints?.decide) {
      tell?.({ findings: [], imagine: null, isCut: false });
      return game.hints.decide(view, moves, rng, { temperature, memory: options.memory });
    }
    if (belief !== undefined) belief.memory = options.memory;
    const imagine = imaginer(game, view, rng, belief);
    const memory = options.reuse ? belief : undefined;
    const before = (memory?.root ?? null) as Root<never> | null;
    const isWatching = game.hints === null && options.memory > 0;
    const trail = isWatching && belief !== undefined ? trailOf(belief) : undefined;
    const thought = { view, moves, rng, imagine, before, isLate, trail, isTold: tell !== undefined };
    const { findings, root, isCut, isMixed } = searchByRegret(game, thought, options) ?? search(game, thought, options);
    const weights = isMixed ? mixedWeights(findings) : weightsOf(findings, temperature);
    tell?.({ findings, weights, imagine, isCut, isMixed });
    const move = choose(findings, weights, rng);
    if (memory !== undefined)
      memory.root = (root && keepSubtree(game, root, (view as { viewer: Seat }).viewer, move)) as never;
    return move;
  };
}
