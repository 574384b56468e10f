import type { Mirror, TableInfo } from '@duskhall/protocol';
import type { GameClient } from '../board.ts';
import { isAlone, type Session } from '../match.svelte.ts';
import { settings } from '../settings.svelte.ts';

/** Long enough to see what has happened, in milliseconds, and as slow as the page's animations. */
const MOMENT = 400;

/** Alone among bots, who can only pass does so after a moment: nobody is there to whom that would tell anything. */
export function answerForced(
  client: GameClient | null,
  session: Session,
  table: TableInfo,
  { moves, seat }: Pick<Mirror, 'moves' | 'seat'>,
): (() => void) | undefined {
  const [move] = moves;
  if (moves.length !== 1 || !client?.alone?.isForced(move) || !isAlone(table, seat)) return undefined;
  const timer = setTimeout(() => session.move([move]), MOMENT + 2 * settings.speed);
  return () => clearTimeout(timer);
}
