import { ticTacToe } from '@duskhall/tic-tac-toe';
import type { GameClient } from '../../board.ts';
import { generic } from '../generic/index.ts';

export const client: GameClient = { ...generic, game: ticTacToe };
