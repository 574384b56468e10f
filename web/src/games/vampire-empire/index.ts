import { type VampireEmpire, vampireEmpire } from '@duskhall/vampire-empire';
import type { GameClient } from '../../board.ts';
import Board from './Board.svelte';
import Ending from './ending/Ending.svelte';
import { SPOKEN } from './words.ts';

export const client: GameClient<VampireEmpire> = {
  board: Board,
  ending: Ending,
  game: vampireEmpire,
  hasPlaces: true,
  leftToBar: () => [],
  hasFree: true,
  alone: { options: { ...vampireEmpire.alone }, isForced: (move) => 'done' in move },
  hints: (locale) => {
    const { hand, castle } = SPOKEN[locale].board.hints;
    return [
      { ...hand, at: '.ve .hand' },
      { ...castle, at: '.ve .floor' },
    ];
  },
};
