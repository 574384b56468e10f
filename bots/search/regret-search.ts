import { below, type Game, type MoveOf, type Rng, type Seat, same, type Types, WATCHER } from '@duskhall/kernel';
import { budgetIn, type SearchOptions } from './options.ts';
import { clonePath, go, newPath, type Path, positionAt } from './path.ts';
import { drawBy, nextToAnswer } from './playout.ts';
import { type Found, stopper, type Thought } from './search.ts';
import { type Position, type Trial, trialsOf } from './tree.ts';
import { leadIn, utilityOf } from './utility.ts';

type Move<T extends Types> = MoveOf<T['state']>;

/** A world in which a seat, or a watcher, would have seen what it has seen, and what the others chose there. */
interface Retraced<T extends Types> {
  s: T['state'];
  path: Path<Move<T>>;
  /** What a watcher has seen on the way. */
  open: T['view'][];
  choices: { position: Position<Move<T>>; trial: Trial<Move<T>> }[];
}

/** Worlds that lead to what a seat or a watcher has seen. */
interface Pool<T extends Types> {
  views: readonly T['view'][];
  viewer: Seat;
  worlds: Retraced<T>[];
}

/** One walk through the game: what a seat learns by playing all its moves, and one of the others' each time. */
interface Walk<T extends Types> {
  game: Game<T>;
  learner: Seat;
  rng: Rng;
  /** The decision that is searched; what is meant there counts however it was reached. */
  root: Position<Move<T>>;
  /** The learner's cards are known: what the others mean to do against them does not count. */
  isKnown: boolean;
  /** Later walks count more: the first ones know nothing yet. */
  weight: number;
  utility: (scores: readonly number[]) => number;
  /** How often it has come to the end of the game. */
  ends: number;
}

/** How often one walk may come to the end of the game. */
const MOST_ENDS = 1000;

/**
 * Counterfactual regret minimization with external sampling (Lanctot and others 2009), online (Lisý and others 2015), for small
 * games: regrets are matched over the whole game from its start, by turns for each seat with any cards, and from here with
 * the cards that the others' choices make likely. So what a seat chooses gives away no more than an equilibrium does. An
 * iteration is one way to the end of the game. Null: the game could not be retraced from the views.
 */
export function searchByRegret<T extends Types>(
  game: Game<T>,
  { view, moves, rng, trail, isLate = () => false }: Thought<T>,
  options: SearchOptions,
): Found<T> | null {
  const { viewer } = view as { viewer: Seat };
  if (trail === undefined) return null;
  const views = [...trail, view];
  const start = game.imagine(views[0]!, rng);
  if (!suits(game, start, rng)) return null;
  const seats = start.table.questions.length;
  const fromStart = newPath<Move<T>>(seats);
  const here = retrace(game, { views, viewer }, fromStart, rng, FIRST_TRIES);
  if (here === null) return null;
  const root = rootAt(game, here, viewer, moves);
  const pools: Pool<T>[] = [
    { views: here.open, viewer: WATCHER, worlds: [] },
    { views, viewer, worlds: [here] },
  ];
  const budget = budgetIn(game, options.budget);
  const isOver = stopper(budget, options.clock, true);
  let scale = 0;
  let iterations = 0;
  let isCut = false;
  for (let walks = 0; !isOver(iterations, root); walks++) {
    isCut = walks > 0 && isLate();
    if (isCut) break;
    // From the start, from here with any cards, from here with those that the seat has.
    const pool = [null, ...pools][walks % 3]!;
    const isKnown = pool === pools[1];
    const learner = isKnown ? viewer : Math.floor(walks / 3) % seats;
    if (pool !== null && pool.worlds.length < options.worlds * Math.sqrt(walks)) {
      const another = retrace(game, pool, fromStart, rng);
      if (another !== null) pool.worlds.push(another);
    }
    const { s: from, path } = pool?.worlds.length
      ? likely(pool.worlds, rng)
      : { s: anyDeal(game, start, rng), path: fromStart };
    const s = game.clone(from);
    s.table.log = null;
    const utility = (scores: readonly number[]): number => {
      scale = Math.max(scale, leadIn(scores));
      return utilityOf(scores, scale, game.isForStakes)[learner]!;
    };
    const walk: Walk<T> = { game, learner, rng, root, isKnown, weight: walks + 1, utility, ends: 0 };
    walkOn(
      walk,
      s,
      clonePath(path),
      'iterations' in budget ? Math.min(MOST_ENDS, budget.iterations - iterations) : MOST_ENDS,
    );
    iterations += walk.ends;
  }
  const trials = [...root.trials.values()];
  const meant = trials.reduce((sum, trial) => sum + trial.meant, 0);
  const findings = trials
    .map(({ move, visits, total, ...trial }) => ({
      move,
      visits: Math.round((iterations * trial.meant) / Math.max(1, meant)),
      value: visits > 0 ? total / visits : 0,
    }))
    .sort((a, b) => b.visits - a.visits || b.value - a.value);
  return { findings, iterations, root: null, isCut, isMixed: true };
}

/** The seat's decision that is searched, with all its moves. */
function rootAt<T extends Types>(
  game: Game<T>,
  { s, path }: Retraced<T>,
  viewer: Seat,
  moves: readonly Move<T>[],
): Position<Move<T>> {
  const position = positionAt(viewer, path, seenBy(game, s, viewer));
  trialsOf(game, s, viewer, moves, position);
  return position;
}

const seenBy = <T extends Types>(game: Game<T>, s: T['state'], seat: Seat): string =>
  JSON.stringify(game.view(s, seat));

/** Whether seats have something to hide from the start, in a game short enough; else a usual search tells more. */
function suits<T extends Types>(game: Game<T>, start: T['state'], rng: Rng): boolean {
  const deals = Array.from({ length: 4 }, () => anyDeal(game, start, rng));
  const isSecret = start.table.questions.some((_, seat) =>
    deals.some((s) => seenBy(game, s, seat) !== seenBy(game, start, seat)),
  );
  return isSecret && deals.every((s) => isShort(game, s, rng));
}

/** Plays to the end at random. */
function isShort<T extends Types>(game: Game<T>, s: T['state'], rng: Rng): boolean {
  s.table.log = null;
  for (let met = 0; met <= MOST_MOVES; ) {
    const seat = nextToAnswer(game, s);
    if (seat < 0) return true;
    const legal = game.legal(s, seat);
    met += legal.length;
    game.apply(s, seat, legal[below(rng, legal.length, 'short')]!);
  }
  return false;
}
/** A short game offers no more moves than this from start to end, all decisions together. */
const MOST_MOVES = 128;

/** The start of the game with cards dealt anew to all. */
const anyDeal = <T extends Types>(game: Game<T>, start: T['state'], rng: Rng): T['state'] =>
  game.imagine(game.view(start, WATCHER), rng);

/** Plays from the first view on whatever leads to the next, with new cards when some would not. */
function retrace<T extends Types>(
  game: Game<T>,
  { views, viewer }: Pick<Pool<T>, 'views' | 'viewer'>,
  start: Path<Move<T>>,
  rng: Rng,
  tries = 1,
): Retraced<T> | null {
  for (let count = 0; count < tries; count++) {
    const s = game.imagine(views[0]!, rng);
    s.table.log = null;
    const retraced: Retraced<T> = { s, path: clonePath(start), open: [game.view(s, WATCHER)], choices: [] };
    if (views.slice(1).every((next) => isReached(game, retraced, viewer, next, rng))) return retraced;
  }
  return null;
}
const FIRST_TRIES = 40;

/** Plays a move after which the seat sees this; false: there is none. */
function isReached<T extends Types>(
  game: Game<T>,
  retraced: Retraced<T>,
  viewer: Seat,
  wanted: T['view'],
  rng: Rng,
): boolean {
  const { s, path, open, choices } = retraced;
  if (same(game.view(s, viewer), wanted)) return true;
  const seat = nextToAnswer(game, s);
  if (seat < 0) return false;
  const legal = game.legal(s, seat);
  const fitting = legal.filter((move) => {
    const after = game.clone(s);
    game.apply(after, seat, move);
    return same(game.view(after, viewer), wanted);
  });
  if (fitting.length === 0) return false;
  const move = fitting[below(rng, fitting.length, 'fitting')]!;
  if (seat !== viewer && legal.length > 1) {
    const position = positionAt(seat, path, seenBy(game, s, seat));
    choices.push({ position, trial: trialsOf(game, s, seat, legal, position)[legal.indexOf(move)]! });
  }
  go(game, s, seat, move, path);
  open.push(game.view(s, WATCHER));
  return true;
}

/** One of the worlds, each as likely as the others' choices in it. */
function likely<T extends Types>(pool: readonly Retraced<T>[], rng: Rng): Retraced<T> {
  const weights = pool.map(({ choices }) =>
    choices.reduce((product, { position, trial }) => product * intentionOf(position, trial), 1),
  );
  return pool[drawBy(weights, rng)]!;
}

/** How often the seat means to play this move, on average so far. */
function intentionOf<Move>({ trials }: Position<Move>, { meant }: Trial<Move>): number {
  let total = 0;
  for (const trial of trials.values()) total += trial.meant;
  return total > 0 ? Math.max(SELDOM, meant / total) : 1 / trials.size;
}
/** Nothing is held impossible because it was not seen yet. */
const SELDOM = 0.001;

/** What the rest of the game is worth to the learner. It plays one move where all of them would come to more than `most` ends. */
function walkOn<T extends Types>(walk: Walk<T>, s: T['state'], path: Path<Move<T>>, most: number): number {
  const { game, learner, rng, root, isKnown, weight } = walk;
  const seat = nextToAnswer(game, s);
  if (seat < 0) {
    walk.ends++;
    const scores = game.scores(s);
    return scores === null ? 0.5 : walk.utility(scores);
  }
  const legal = game.legal(s, seat);
  if (legal.length === 1) {
    go(game, s, seat, legal[0]!, path);
    return walkOn(walk, s, path, most);
  }
  const position = positionAt(seat, path, seenBy(game, s, seat));
  const trials = trialsOf(game, s, seat, legal, position);
  const shares = sharesOf(trials);
  if (position === root || (!isKnown && seat !== learner)) intend(trials, shares, weight);
  const each = Math.floor(most / trials.length);
  if (seat !== learner || each === 0) {
    go(game, s, seat, trials[drawBy(shares, rng)]!.move, path);
    return walkOn(walk, s, path, most);
  }
  const values = trials.map((trial) => {
    const after = game.clone(s);
    const way = clonePath(path);
    go(game, after, seat, trial.move, way);
    const value = walkOn(walk, after, way, each);
    trial.visits++;
    trial.total += value;
    return value;
  });
  const mean = values.reduce((sum, value, place) => sum + shares[place]! * value, 0);
  for (const [place, trial] of trials.entries()) trial.regret += values[place]! - mean;
  return mean;
}

/** Regret matching (Hart and Mas-Colell 2000): a move is played as often as it was missed. */
function sharesOf<Move>(trials: readonly Trial<Move>[]): number[] {
  let total = 0;
  for (const { regret } of trials) total += Math.max(0, regret);
  return trials.map(({ regret }) => (total > 0 ? Math.max(0, regret) / total : 1 / trials.length));
}

function intend<Move>(trials: readonly Trial<Move>[], shares: readonly number[], weight: number): void {
  for (const [place, share] of shares.entries()) trials[place]!.meant += weight * share;
}
