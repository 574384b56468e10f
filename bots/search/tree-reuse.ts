import { type Game, type MoveOf, type Seat, same, type Types } from '@duskhall/kernel';
import { clonePath, go, type Path } from './path.ts';
import { nextToAnswer } from './playout.ts';
import type { Tree } from './tree.ts';

/** The root of a search: the tree below it, sampled worlds consistent with it, and the path to it. */
export interface Root<T extends Types> {
  tree: Tree<MoveOf<T['state']>>;
  worlds: T['state'][];
  path: Path;
}

/** Sampled worlds to keep with the subtree. */
const KEPT = 8;

/** The subtree below the chosen move, if the same seat chooses next; otherwise null. */
export function keepSubtree<T extends Types>(
  game: Game<T>,
  { tree, worlds, path }: Root<T>,
  viewer: Seat,
  move: MoveOf<T['state']>,
): Root<T> | null {
  let way: Path | null = null;
  const kept: T['state'][] = [];
  for (const world of worlds.slice(-KEPT)) {
    const s = game.clone(world);
    const here = clonePath(path);
    go(game, s, viewer, move, here);
    if (!isAskedAgain(game, s, viewer, here)) continue;
    way ??= here;
    if (same(way, here)) kept.push(s);
  }
  return way === null ? null : { tree: below(tree, way), worlds: kept, path: way };
}

/** Plays forced moves; then tells whether this seat has the next real choice. */
function isAskedAgain<T extends Types>(game: Game<T>, s: T['state'], viewer: Seat, path: Path): boolean {
  for (let seat = nextToAnswer(game, s); seat >= 0; seat = nextToAnswer(game, s)) {
    const moves = game.legal(s, seat);
    if (moves.length > 1) return seat === viewer;
    go(game, s, seat, moves[0]!, path);
  }
  return false;
}

const below = <Move>(tree: Tree<Move>, { open }: Path): Tree<Move> =>
  new Map([...tree].filter(([place]) => place.startsWith(open, place.indexOf(':') + 1)));

/** The kept subtree with the worlds that match the new view; null: none does. */
export function reuseSubtree<T extends Types>(game: Game<T>, root: Root<T>, view: T['view']): Root<T> | null {
  const { viewer } = view as { viewer: Seat };
  const worlds = root.worlds.filter((s) => same(game.view(s, viewer), view));
  return worlds.length > 0 ? { ...root, worlds } : null;
}
