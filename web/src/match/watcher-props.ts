import type { Locale, Texts, Types } from '@duskhall/kernel';
import type { Mirror } from '@duskhall/protocol';
import type { BoardProps, GameClient } from '../board.ts';
import type { Session } from '../match.svelte.ts';
import { tell } from '../notices.svelte.ts';
import { sound } from '../sounds.ts';
import { hasLimit } from './time.ts';

interface LoadedGame {
  client: GameClient | null;
  texts: Texts<Types> | null;
  locale: Locale;
}

/** What a board is given by a match that is only looked at; null: the board is not here yet. */
export function watcherProps(
  loaded: LoadedGame,
  session: Session,
  mirror: Mirror,
  names: readonly string[],
): BoardProps | null {
  const { client, texts, locale } = loaded;
  if (client === null || texts === null) return null;
  const { view, seat, log, match, clocks } = mirror;
  return {
    ...{ view, moves: [], seat, names, texts, locale, log, match, game: client.game, isBusy: session.sent > 0 },
    windowEnds: hasLimit(clocks) ? session.readAt + clocks.window : -1,
    stoppedAt: clocks.isPaused ? session.readAt : undefined,
    onMove: () => {},
    onTell: tell,
    onReveal: () => sound('revealed'),
  };
}
