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

/** What a seat knows at a decision, with perfect recall: its view, and all its earlier views and moves. */
export interface InformationSet {
  seat: Seat;
  moves: readonly string[];
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

/** Builds the tree of a game that deals by one shuffle, so that every deal is equally likely. */
export function treeOf<T extends Types>(game: Game<T>, seats: number): Tree {
  const options = readOptions(game.options, {}, seats);
  const numbers = new Map<string, number>();
  const sets: InformationSet[] = [];
  const known = new Set<string>();
  const deals = new Map<string, { root: Node; count: number }>();
  for (let seed = 0, idle = 0; idle < PATIENCE * (known.size + 1); seed++) {
    const s = game.setup(options, seats, fastRng(seed));
    const dealt = stable({ ...s, table: { ...s.table, rng: 0, log: 0 } });
    if (known.has(dealt)) {
      idle++;
      continue;
    }
    idle = 0;
    known.add(dealt);
    const root = grow(
      game,
      s,
      Array.from({ length: seats }, () => ''),
      numbers,
      sets,
    );
    const key = JSON.stringify(root);
    const deal = deals.get(key);
    if (deal === undefined) deals.set(key, { root, count: 1 });
    else deal.count++;
  }
  return { seats, sets, deals: [...deals.values()].map(({ root, count }) => ({ root, chance: count / known.size })) };
}

function grow<T extends Types>(
  game: Game<T>,
  s: T['state'],
  pasts: readonly string[],
  numbers: Map<string, number>,
  sets: InformationSet[],
): Node {
  while (mayClose(s)) game.close(s);
  const scores = game.scores(s);
  if (scores !== null) return { seat: -1, set: -1, children: [], scores };
  const seat = s.table.questions.findIndex((question, place) => question !== null && s.table.answers[place] === null);
  const past = `${pasts[seat]}${stable(game.view(s, seat))}`;
  const moves: readonly MoveOf<T['state']>[] = game.legal(s, seat);
  const key = `${seat}|${past}`;
  if (!numbers.has(key)) {
    numbers.set(key, sets.length);
    sets.push({ seat, moves: moves.map(stable) });
  }
  const children = moves.map((move) => {
    const after = game.clone(s);
    game.apply(after, seat, move);
    const own = `${past}${stable(move)}`;
    return grow(
      game,
      after,
      pasts.map((other, place) => (place === seat ? own : other)),
      numbers,
      sets,
    );
  });
  return { seat, set: numbers.get(key)!, children, scores: [] };
}
