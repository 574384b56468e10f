import { below } from '@duskhall/kernel';
import type { Bot } from './bot.ts';
import { drawBy } from './search/playout.ts';

/** Samples a move from the game's prior (`hints.weights`) without searching: the fallback when there is no time. */
export const priorBot: Bot = (game, view, moves, rng) =>
  moves[game.hints === null ? below(rng, moves.length, 'choice') : drawBy(game.hints.weights(view, moves), rng)]!;
