import type { AnyState, Types } from '@duskhall/kernel';
import {
  type AnyGame,
  CLOSE,
  HOUSE,
  type Match,
  type MoveEntry,
  movesIn,
  openMatch,
  type Seat,
  standing,
} from '@duskhall/kernel';
import type { Part } from './feed.ts';
import type { LiveMatch } from './live-match.ts';

interface Telling {
  /** Left out: as it stands now. */
  match?: Match<Types>;
  /** The leg of the way from which the story is told anew, and where each story was there; left out: the whole. */
  leg?: number;
  from?: ReadonlyMap<Seat, number>;
}

/** The stories of these viewers, told again: after a step back, or at the end when everything is revealed. */
export function retell(
  live: LiveMatch,
  viewers: readonly Seat[],
  { match = live.match, leg = -1, from }: Telling = {},
): Map<Seat, Part> {
  const stories = viewers.map((viewer) => {
    const [events, marks]: [object[], [object, number][]] = [[], []];
    return { viewer, from: from?.get(viewer) ?? 0, events, marks };
  });
  if (viewers.length === 0) return new Map();
  const { game } = live;
  const { s: start, moves } = leg < 0 ? fromTheStart(live, match) : fromLeg(match, leg);
  const legs = placesOf(match.history.slice(Math.max(0, leg)), moves.length);
  let played = 0;
  for (const events of walk(game, start, moves)) {
    const at = live.isOver ? match.s : start;
    const mark = legs.get(played++);
    for (const { viewer, from, events: told, marks } of stories) {
      for (const event of events) {
        const own = game.redact(at, event, viewer);
        if (own !== null) told.push(own);
      }
      if (mark !== undefined) marks.push([mark, from + told.length]);
    }
  }
  return new Map(stories.map((story) => [story.viewer, story]));
}

interface Beginning {
  s: AnyState;
  moves: MoveEntry[];
}

function fromTheStart({ game, base }: LiveMatch, { record }: Match<Types>): Beginning {
  const s = base === null ? openMatch(game, record).s : game.clone(base.s);
  return { s, moves: standing(record.entries.slice(base?.entries ?? 0)) };
}

function fromLeg({ game, history }: Match<Types>, leg: number): Beginning {
  const s = game.clone(history[leg]!.from);
  s.table.log = [];
  return { s, moves: movesIn(history.slice(leg)) };
}

/** After how many of these moves, of which the history has the last, each of its legs began. */
function placesOf(history: Match<Types>['history'], moves: number): Map<number, object> {
  const places = new Map<number, object>();
  let place = moves - movesIn(history).length;
  for (const { from, moves } of history) {
    places.set(place, from);
    place += moves.length;
  }
  return places;
}

/** Plays moves from a state, which it changes, and yields what happened at the start and after each. */
export function* walk(game: AnyGame, s: AnyState, moves: readonly MoveEntry[]): Generator<object[]> {
  yield s.table.log ?? [];
  for (const { seat, move } of moves) {
    s.table.log = [];
    if (seat === HOUSE && move === CLOSE) game.close(s);
    else game.apply(s, seat, move);
    yield s.table.log ?? [];
  }
}
