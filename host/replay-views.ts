import { type AnyGame, type GameRecord, openMatch, plays, type Seat, standing } from '@duskhall/kernel';
import { Refused } from './refused.ts';
import { walk } from './story.ts';

/** A moment of a match as one viewer saw it. */
export interface Moment {
  view: object;
  events: object[];
}

/** What a viewer saw at the start and after each move that was not taken back. */
export function momentsOf(game: AnyGame, record: GameRecord, viewer: Seat): Moment[] {
  if (!plays(game, record.rulesVersion))
    throw new Refused('old-rules', `this match was begun under version ${record.rulesVersion} of the rules`);
  const moments: Moment[] = [];
  walk(game, openMatch(game, record).s, standing(record.entries), (s, events) => {
    moments.push({
      view: game.view(s, viewer),
      events: events.flatMap((event) => game.redact(s, event, viewer) ?? []),
    });
  });
  return moments;
}
