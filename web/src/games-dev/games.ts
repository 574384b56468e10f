import type { Texts, Types } from '@duskhall/kernel';
import type { GameClient } from '../board.ts';

type Loaded = () => Promise<{ client: GameClient }>;
export const CLIENTS: { readonly [game: string]: Loaded } = {
  'carta-impera-victoria': () => import('../games/carta-impera-victoria/index.ts'),
  'tic-tac-toe': () => import('../games/tic-tac-toe/index.ts'),
  'kuhn-poker': () => import('../games/kuhn-poker/index.ts'),
  'leduc-poker': () => import('../games/leduc-poker/index.ts'),
};
export const TEXTS = import.meta.glob<{ texts: Texts<Types> }>('../../../games/*/texts/{en,ru,fr}.ts');
