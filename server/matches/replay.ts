import { type AnyGame, type Seat, standing } from '@duskhall/kernel';
import type { Moment } from '../hall.ts';
import type { LoadedMatch } from '../storage/storage.ts';
import { walk } from './channels.ts';

/** What a viewer saw at the start and after each move that stands. */
export function momentsOf(game: AnyGame, loaded: LoadedMatch, viewer: Seat): Moment[] {
  const moments: Moment[] = [];
  walk(game, loaded.record, standing(loaded.entries), (s, events) => {
    moments.push({
      view: game.view(s, viewer),
      events: events.flatMap((event) => game.redact(s, event, viewer) ?? []),
    });
  });
  return moments;
}
