import { type TicTacToe, ticTacToe } from '@duskhall/tic-tac-toe';
import type { GameClient } from '../../board.ts';
import Board from './Board.svelte';

export const client: GameClient<TicTacToe> = { board: Board, ending: null, leftToBar: () => [], game: ticTacToe };
