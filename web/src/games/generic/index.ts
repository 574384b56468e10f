import type { GameClient } from '../../board.ts';
import Board from './Board.svelte';

/** The client of any game without a board of its own, but for the rules. */
export const generic: Omit<GameClient, 'game'> = { board: Board, ending: null, leftToBar: () => [] };
