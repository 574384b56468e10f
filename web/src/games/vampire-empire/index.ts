import { type VampireEmpire, vampireEmpire } from '@duskhall/vampire-empire';
import type { GameClient } from '../../board.ts';
import Board from './Board.svelte';
import Chip from './Chip.svelte';
import Ending from './ending/Ending.svelte';
import { finale } from './ending/finale.ts';
import { responses } from './responses.ts';
import { SPOKEN } from './words.ts';

export const client: GameClient<VampireEmpire> = {
  board: Board,
  chip: Chip,
  ending: Ending,
  finale,
  game: vampireEmpire,
  hasPlaces: true,
  leftToBar: () => [],
  hasFree: true,
  alone: { options: { ...vampireEmpire.alone }, isForced: (move) => 'done' in move },
  responses,
  hints: (locale) => {
    const { hand, castle } = SPOKEN[locale].board.hints;
    return [
      { ...hand, at: '.ve .hand' },
      { ...castle, at: '.ve .floor' },
    ];
  },
};
