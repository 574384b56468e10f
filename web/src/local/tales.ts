import {
  type AnyGame,
  CLOSE,
  type GameRecord,
  HOUSE,
  openMatch,
  type Seat,
  standing,
  type Types,
} from '@duskhall/kernel';

/** Plays a record's standing moves from the start, and shows the state and what happened after each. */
export function walk(
  game: AnyGame,
  record: GameRecord,
  visit: (s: Types['state'], events: readonly object[]) => void,
): void {
  const { s } = openMatch(game, record);
  visit(s, s.log ?? []);
  for (const { seat, move } of standing(record.entries)) {
    s.log = [];
    if (seat === HOUSE && move === CLOSE) game.close(s);
    else game.apply(s, seat, move);
    visit(s, s.log ?? []);
  }
}

/** The whole story as a viewer may know it; `last` is the state whose eyes it is told with, null: of each moment. */
export function storyOf(game: AnyGame, record: GameRecord, viewer: Seat, last: Types['state'] | null): object[] {
  const story: object[] = [];
  walk(game, record, (s, events) => {
    for (const event of events) {
      const told = game.redact(last ?? s, event as never, viewer);
      if (told !== null) story.push(told);
    }
  });
  return story;
}

/** What a seat saw at the start and after each move. */
export function viewsOf(game: AnyGame, record: GameRecord, seat: Seat): object[] {
  const views: object[] = [];
  walk(game, record, (s) => views.push(game.view(s, seat)));
  return views;
}
