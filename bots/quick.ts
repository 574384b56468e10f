import { below } from '@duskhall/kernel';
import type { Bot } from './bot.ts';
import { drawBy } from './search/playout.ts';

/** Takes what appeals at first sight, and no time: for when there is none. */
export const quick: Bot = (game, view, moves, rng) =>
  moves[game.hints === null ? below(rng, moves.length, 'choice') : drawBy(game.hints.weights(view, moves), rng)]!;
