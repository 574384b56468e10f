import { kuhnPoker } from '@duskhall/kuhn-poker';
import type { GameClient } from '../../board.ts';
import { generic } from '../generic/index.ts';

export const client: GameClient = { ...generic, game: kuhnPoker };
