import {
  type AnyGame,
  type AnyState,
  type GameRecord,
  type MoveEntry,
  openMatch,
  plays,
  type Seat,
  standing,
} from '@duskhall/kernel';
import { Refused } from './refused.ts';
import { walk } from './story.ts';

/** A moment of a match as one viewer saw it. */
export interface Moment {
  view: object;
  events: object[];
}

/** What a viewer saw at the start and after each move that was not taken back. All of it may not fit into memory. */
export function momentsOf(game: AnyGame, record: GameRecord, viewer: Seat): Generator<Moment> {
  if (!plays(game, record.rulesVersion))
    throw new Refused('old-rules', `this match was begun under version ${record.rulesVersion} of the rules`);
  return momentsFrom(game, openMatch(game, record).s, standing(record.entries), viewer);
}

function* momentsFrom(game: AnyGame, s: AnyState, moves: readonly MoveEntry[], viewer: Seat): Generator<Moment> {
  for (const events of walk(game, s, moves))
    yield { view: game.view(s, viewer), events: events.flatMap((event) => game.redact(s, event, viewer) ?? []) };
}
