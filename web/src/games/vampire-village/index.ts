import { type VampireVillage, vampireVillage } from '@duskhall/vampire-village';
import type { GameClient } from '../../board.ts';
import Board from './Board.svelte';
import Chip from './Chip.svelte';
import Ending from './ending/Ending.svelte';
import { finale } from './ending/finale.ts';
import { SPOKEN } from './words.ts';

export const client: GameClient<VampireVillage> = {
  board: Board,
  chip: Chip,
  ending: Ending,
  finale,
  game: vampireVillage,
  hasPlaces: true,
  leftToBar: () => [],
  hints: (locale) => {
    const { hand, village } = SPOKEN[locale].board.hints;
    return [
      { ...hand, at: '.vv .hand' },
      { ...village, at: '.vv .mine' },
    ];
  },
};
