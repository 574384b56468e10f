import { cartaImperaVictoria } from '@duskhall/carta-impera-victoria';
import type { GameClient } from '../../board.ts';
import Board from './Board.svelte';
import Ending from './ending/Ending.svelte';

export const client: GameClient = { board: Board, ending: Ending, game: cartaImperaVictoria };
