import { findGame } from '../games.ts';
import { type Ratios, ratiosOf } from './baseline.ts';
import { type Versus, versusBoardgameIo } from './boardgame-io.ts';
import { type Figures, measure } from './figures.ts';
import { type Effort, rateOf } from './processor-time.ts';
import { reference } from './reference.ts';

/** What a worker measures. Each gets a worker of its own, so that the JIT has seen no other game. */
export interface Order {
  kind: keyof Measured;
  game: string;
  effort: Effort;
}

export interface Measured {
  figures: { figures: Figures; ratios: Ratios['games'][string] };
  versus: Versus | null;
}

export const MEASURES: { [K in keyof Measured]: (order: Order) => Measured[K] } = {
  figures({ game, effort }) {
    const figures = measure(findGame(game), effort);
    // Measured next to each game, so that other load on the machine slows both.
    return { figures, ratios: ratiosOf(figures, rateOf(reference, effort)) };
  },
  versus: ({ game, effort }) => versusBoardgameIo(findGame(game), effort),
};
