import {
  fastRng,
  type Game,
  type MoveOf,
  mayClose,
  readOptions,
  type Seat,
  stable,
  type Types,
} from '@duskhall/kernel';

/** A decision node or a terminal node. */
export interface Node {
  /** The seat to move; -1: terminal. */
  seat: Seat;
  /** The index of the node's information set in `Tree.sets`. */
  set: number;
  children: Node[];
  /** By seat, at a terminal node. */
  scores: readonly number[];
}

/** What a seat knows at a decision, with perfect recall: its view, and all its earlier decisions. */
export interface InformationSet {
  seat: Seat;
  view: object;
  /** What the seat has seen since the start, up to this view. */
  views: readonly object[];
  moves: readonly unknown[];
  /** The seat's decision before this one and the place of the move it made there; null: this is its first. */
  before: { readonly set: number; readonly place: number } | null;
}

/** The full extensive form of a small game. All chance is in the deal. */
export interface Tree {
  seats: number;
  sets: InformationSet[];
  /** One subtree per deal, with its probability. Deals that no seat can ever tell apart are merged. */
  deals: { root: Node; chance: number }[];
}

/** Enumeration stops after this many repeats in a row per known deal. */
const PATIENCE = 20;

/** Builds the tree of a game in which all chance is in the deal, and every deal is equally likely. */
export function treeOf<T extends Types>(game: Game<T>, seats: number, given: Partial<T['options']> = {}): Tree {
  const options = readOptions(game.options, given, seats);
  const numbers = new Map<string, number>();
  const sets: InformationSet[] = [];
  const known = new Set<string>();
  const deals = new Map<string, { root: Node; count: number }>();

  function grow(s: T['state'], last: readonly InformationSet['before'][], seen: readonly (readonly object[])[]): Node {
    while (mayClose(s)) game.close(s);
    const scores = game.scores(s);
    if (scores !== null) return { seat: -1, set: -1, children: [], scores };
    const seat = s.table.questions.findIndex((question, place) => question !== null && s.table.answers[place] === null);
    const moves: readonly MoveOf<T['state']>[] = game.legal(s, seat);
    const views = seen.map((earlier, viewer) => [...earlier, game.view(s, viewer)]);
    const set = numberOf(seat, views[seat]!, moves, last[seat]!);
    const children = moves.map((move, place) => {
      const after = game.clone(s);
      game.apply(after, seat, move);
      return grow(after, last.with(seat, { set, place }), views);
    });
    return { seat, set, children, scores: [] };
  }

  /** The number of an information set. That of the seat's decision before stands for all the seat knew then. */
  function numberOf(
    seat: Seat,
    views: readonly object[],
    moves: readonly unknown[],
    before: InformationSet['before'],
  ): number {
    const view = views.at(-1)!;
    const key = `${seat} ${before?.set} ${before?.place} ${stable(view)}`;
    let set = numbers.get(key);
    if (set === undefined) {
      set = sets.length;
      numbers.set(key, set);
      sets.push({ seat, view, views, moves, before });
    }
    return set;
  }

  for (let seed = 0, idle = 0; idle < PATIENCE * (known.size + 1); seed++) {
    const s = game.setup(options, seats, fastRng(seed));
    const dealt = stable({ ...s, table: { ...s.table, rng: 0, log: 0 } });
    if (known.has(dealt)) {
      idle++;
      continue;
    }
    idle = 0;
    known.add(dealt);
    s.table.log = null;
    const root = grow(
      s,
      Array<null>(seats).fill(null),
      Array.from({ length: seats }, () => []),
    );
    const key = JSON.stringify(root);
    const deal = deals.get(key);
    if (deal === undefined) deals.set(key, { root, count: 1 });
    else deal.count++;
  }
  return { seats, sets, deals: [...deals.values()].map(({ root, count }) => ({ root, chance: count / known.size })) };
}
