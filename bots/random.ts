import { below } from '@duskhall/kernel';
import type { Bot } from './bot.ts';

/** Takes any of the moves offered, each equally likely. */
export const random: Bot = (_game, _view, moves, rng) => moves[below(rng, moves.length, 'choice')]!;
