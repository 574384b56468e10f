import { type Game, type MoveOf, type Seat, same, type Types } from '@duskhall/kernel';
import { clonePath, go, type Path } from './path.ts';
import { nextToAnswer } from './playout.ts';

/** The root of a search: its place in the tree, and sampled worlds consistent with it. */
export interface Root<T extends Types> {
  worlds: T['state'][];
  path: Path<MoveOf<T['state']>>;
}

/** Sampled worlds to keep with the subtree. */
const KEPT = 8;

/** The subtree below the chosen move, if the same seat chooses next; otherwise null. */
export function keepSubtree<T extends Types>(
  game: Game<T>,
  { worlds, path }: Root<T>,
  viewer: Seat,
  move: MoveOf<T['state']>,
): Root<T> | null {
  let way: Path<MoveOf<T['state']>> | null = null;
  const kept: T['state'][] = [];
  for (const world of worlds.slice(-KEPT)) {
    const s = game.clone(world);
    const here = clonePath(path);
    go(game, s, viewer, move, here);
    if (!isAskedAgain(game, s, viewer, here)) continue;
    way ??= here;
    if (way.open === here.open && same(way.own, here.own)) kept.push(s);
  }
  return way === null ? null : { worlds: kept, path: way };
}

/** Plays forced moves; then tells whether this seat has the next real choice. */
function isAskedAgain<T extends Types>(
  game: Game<T>,
  s: T['state'],
  viewer: Seat,
  path: Path<MoveOf<T['state']>>,
): boolean {
  for (let seat = nextToAnswer(game, s); seat >= 0; seat = nextToAnswer(game, s)) {
    const moves = game.legal(s, seat);
    if (moves.length > 1) return seat === viewer;
    go(game, s, seat, moves[0]!, path);
  }
  return false;
}

/** The kept subtree with the worlds that match the new view; null: none does. */
export function reuseSubtree<T extends Types>(game: Game<T>, root: Root<T>, view: T['view']): Root<T> | null {
  const { viewer } = view as { viewer: Seat };
  const worlds = root.worlds.filter((s) => same(game.view(s, viewer), view));
  return worlds.length > 0 ? { ...root, worlds } : null;
}
