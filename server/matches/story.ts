import type { AnyTable, Types } from '@duskhall/kernel';
import {
  type AnyGame,
  CLOSE,
  HOUSE,
  type Match,
  type MoveEntry,
  openMatch,
  type Seat,
  standing,
} from '@duskhall/kernel';
import type { LiveMatch } from './live-match.ts';

/** The whole story of these viewers as it stands after steps back, or with everything opened at the end. */
export function retell(
  live: LiveMatch,
  viewers: readonly Seat[],
  match: Match<Types> = live.match,
): Map<Seat, object[]> {
  const { game, base } = live;
  const { record } = match;
  const stories = new Map(viewers.map((viewer): [Seat, object[]] => [viewer, []]));
  if (viewers.length === 0) return stories;
  const start = base === null ? openMatch(game, record).s : game.clone(base.s);
  const moves = standing(record.entries.slice(base?.entries ?? 0));
  walk(game, start, moves, (s, events) => {
    const at = live.isOver ? match.s : s;
    for (const [viewer, story] of stories)
      for (const event of events) {
        const told = game.redact(at, event, viewer);
        if (told !== null) story.push(told);
      }
  });
  return stories;
}

/** Plays moves on from a state, which it changes, and hands over what happened at the start and after each. */
export function walk(
  game: AnyGame,
  s: AnyTable,
  moves: readonly MoveEntry[],
  visit: (s: AnyTable, events: object[]) => void,
): void {
  visit(s, s.log ?? []);
  for (const { seat, move } of moves) {
    s.log = [];
    if (seat === HOUSE && move === CLOSE) game.close(s);
    else game.apply(s, seat, move);
    visit(s, s.log ?? []);
  }
}
