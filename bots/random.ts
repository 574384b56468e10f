import { below } from '@duskhall/kernel';
import type { Bot } from './bot.ts';

/** Plays a uniformly random legal move. */
export const random: Bot = (_game, _view, moves, rng) => moves[below(rng, moves.length, 'choice')]!;
