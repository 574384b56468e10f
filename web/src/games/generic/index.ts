import type { GameClient } from '../../board.ts';
import Board from './Board.svelte';

/** The client of any game that has no board of its own; its rules are added. */
export const generic: Omit<GameClient, 'game'> = { board: Board, ending: null, leftToBar: () => [] };
