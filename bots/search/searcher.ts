import type { Seat } from '@duskhall/kernel';
import { imaginer } from '../belief.ts';
import type { Bot } from '../bot.ts';
import { choose } from './choice.ts';
import { DEFAULT_SEARCH, type SearchOptions } from './options.ts';
import { search } from './search.ts';
import { keepSubtree, type Root } from './tree-reuse.ts';

/** A bot that searches; where a game's hints have a policy of their own (`decide`), it follows that instead. */
export function searcher(given: Partial<SearchOptions>): Bot {
  const options = { ...DEFAULT_SEARCH, ...given };
  return (game, view, moves, rng, belief, tell, isLate) => {
    if (moves.length === 1) return moves[0]!;
    const temperature = options.temperature * (game.hints?.temperature ?? 1);
    if (game.hints?.decide) {
      tell?.({ findings: [], imagine: null, isCut: false });
      return game.hints.decide(view, moves, rng, { temperature, memory: options.memory });
    }
    if (belief !== undefined) belief.memory = options.memory;
    const imagine = imaginer(game, view, rng, belief);
    const memory = options.reuse ? belief : undefined;
    const before = (memory?.root ?? null) as Root<never> | null;
    const { findings, root, isCut } = search(game, { view, moves, rng, imagine, before, isLate }, options);
    tell?.({ findings, imagine, isCut });
    const move = choose(findings, temperature, rng);
    if (memory !== undefined) memory.root = keepSubtree(game, root, (view as { viewer: Seat }).viewer, move) as never;
    return move;
  };
}
