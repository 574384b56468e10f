import { type AnyGame, openMatch, plays, type Seat, standing } from '@duskhall/kernel';
import { type Moment, Refused } from '../hall.ts';
import type { LoadedMatch } from '../storage/storage.ts';
import { walk } from './story.ts';

/** What a viewer saw at the start and after each move that stands. */
export function momentsOf(game: AnyGame, { record, entries }: LoadedMatch, viewer: Seat): Moment[] {
  if (!plays(game, record.rulesVersion))
    throw new Refused('old-rules', `this match was begun under version ${record.rulesVersion} of the rules`);
  const moments: Moment[] = [];
  walk(game, openMatch(game, record).s, standing(entries), (s, events) => {
    moments.push({
      view: game.view(s, viewer),
      events: events.flatMap((event) => game.redact(s, event, viewer) ?? []),
    });
  });
  return moments;
}
