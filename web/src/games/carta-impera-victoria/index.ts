import { type CartaImperaVictoria, cartaImperaVictoria } from '@duskhall/carta-impera-victoria';
import type { GameClient } from '../../board.ts';
import Board from './Board.svelte';
import Chip from './Chip.svelte';
import Ending from './ending/Ending.svelte';
import { finale } from './ending/finale.ts';
import { SPOKEN } from './words.ts';

export const client: GameClient<CartaImperaVictoria> = {
  board: Board,
  chip: Chip,
  ending: Ending,
  finale,
  game: cartaImperaVictoria,
  hasPlaces: true,
  leftToBar: () => [],
  hints: (locale) => {
    const { hand, threshold } = SPOKEN[locale].board.hints;
    return [
      { ...hand, at: '.civ .hand' },
      { ...threshold, at: '.civ .mine .pips' },
    ];
  },
};
