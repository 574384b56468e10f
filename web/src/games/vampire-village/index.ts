import { vampireVillage } from '@duskhall/vampire-village';
import type { GameClient } from '../../board.ts';
import Board from './Board.svelte';
import Ending from './ending/Ending.svelte';

export const client: GameClient = { board: Board, ending: Ending, game: vampireVillage };
