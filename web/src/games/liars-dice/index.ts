import { liarsDice } from '@duskhall/liars-dice';
import type { GameClient } from '../../board.ts';
import { generic } from '../generic/index.ts';

export const client: GameClient = { ...generic, game: liarsDice };
