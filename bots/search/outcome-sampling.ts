import { below, type Game, type MoveOf, type Rng, type Seat, same, type Types, WATCHER } from '@duskhall/kernel';
import { budgetIn, type SearchOptions } from './options.ts';
import { clonePath, go, newPath, type Path, positionAt } from './path.ts';
import { drawBy, nextToAnswer } from './playout.ts';
import { type Found, stopper, type Thought } from './search.ts';
import { type Position, type Trial, trialsOf } from './tree.ts';
import { leadIn, utilityOf } from './utility.ts';

type Move<T extends Types> = MoveOf<T['state']>;

/** A decision on the way of an iteration, and the chance with which its move was drawn. */
interface Step<Move> {
  seat: Seat;
  position: Position<Move>;
  trial: Trial<Move>;
  trials: readonly Trial<Move>[];
  chance: number;
}

/** A world in which the seat would have seen what it has seen, and what the others chose there. */
interface Retraced<T extends Types> {
  s: T['state'];
  path: Path<Move<T>>;
  choices: { position: Position<Move<T>>; trial: Trial<Move<T>> }[];
}

/** Of a seat that learns: the share of moves drawn evenly, so that none is given up for ever. */
const EVEN = 0.3;
const FINE = 1 << 20;

/**
 * Online outcome sampling (Lisý, Lanctot and Bowling 2015), for small games: regrets are matched over the whole game from
 * its start, by turns for each seat with any cards, and from here with the cards that the others' choices make likely.
 * So what a seat chooses gives away no more than an equilibrium does. Null: the game could not be retraced from the views.
 */
export function sampleOutcomes<T extends Types>(
  game: Game<T>,
  { view, moves, rng, trail, isLate = () => false }: Thought<T>,
  options: SearchOptions,
): Found<T> | null {
  const { viewer } = view as { viewer: Seat };
  if (trail === undefined) return null;
  const views = [...trail, view];
  const start = game.imagine(views[0]!, rng);
  if (!hasSecrets(game, start, rng)) return null;
  const seats = start.table.questions.length;
  const fromStart = newPath<Move<T>>(seats);
  const here = retrace(game, views, viewer, fromStart, rng);
  if (here === null) return null;
  const root = rootAt(game, here, viewer, moves);
  const pool = [here];
  let scale = 0;
  let iterations = 0;
  let isCut = false;
  const isOver = stopper(budgetIn(game, options.budget), options.clock, true);
  for (; !isOver(iterations, root); iterations++) {
    isCut = iterations > 0 && iterations % 4 === 0 && isLate();
    if (isCut) break;
    const isHere = iterations % 2 === 1;
    const learner = isHere ? viewer : (iterations / 2) % seats;
    if (isHere && pool.length < options.worlds * Math.sqrt(iterations)) {
      const another = retrace(game, views, viewer, fromStart, rng);
      if (another !== null) pool.push(another);
    }
    const { s: from, path } = isHere ? likely(pool, rng) : { s: anyDeal(game, start, rng), path: fromStart };
    const s = game.clone(from);
    s.table.log = null;
    const way = playThrough(game, s, learner, clonePath(path), rng);
    const scores = game.scores(s);
    if (scores === null) continue;
    scale = Math.max(scale, leadIn(scores));
    const values = utilityOf(scores, scale, game.isForStakes);
    // From the last decision back: how much likelier the rest was by what the learner means than by what it tried.
    let rest = 1;
    for (const step of way.reverse()) {
      const meant = sharesOf(step.trials);
      if (step.position === root || (!isHere && step.seat !== learner)) intend(step.trials, meant, iterations + 1);
      if (step.seat === learner) rest *= learn(step, meant, values[learner]!, rest);
    }
  }
  const findings = [...root.trials.values()]
    .map(({ move, meant, visits, total }) => ({ move, visits: meant, value: visits > 0 ? total / visits : 0 }))
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

/** Whether seats have something to hide from the start; else a usual search tells more. */
function hasSecrets<T extends Types>(game: Game<T>, start: T['state'], rng: Rng): boolean {
  const deals = Array.from({ length: 4 }, () => anyDeal(game, start, rng));
  return start.table.questions.some((_, seat) =>
    deals.some((s) => seenBy(game, s, seat) !== seenBy(game, start, seat)),
  );
}

/** The start of the game with cards dealt anew to all. */
const anyDeal = <T extends Types>(game: Game<T>, start: T['state'], rng: Rng): T['state'] =>
  game.imagine(game.view(start, WATCHER), rng);

/** Plays from the first view on whatever leads to the next, with new cards when some would not. */
function retrace<T extends Types>(
  game: Game<T>,
  views: readonly T['view'][],
  viewer: Seat,
  start: Path<Move<T>>,
  rng: Rng,
): Retraced<T> | null {
  for (let tries = 0; tries < TRIES; tries++) {
    const retraced: Retraced<T> = { s: game.imagine(views[0]!, rng), path: clonePath(start), choices: [] };
    retraced.s.table.log = null;
    if (views.slice(1).every((next) => isReached(game, retraced, viewer, next))) return retraced;
  }
  return null;
}
const TRIES = 40;

/** Plays the move after which the seat sees this; false: there is none. */
function isReached<T extends Types>(game: Game<T>, retraced: Retraced<T>, viewer: Seat, wanted: T['view']): boolean {
  const { s, path, choices } = retraced;
  if (same(game.view(s, viewer), wanted)) return true;
  const seat = nextToAnswer(game, s);
  if (seat < 0) return false;
  const legal = game.legal(s, seat);
  for (const [place, move] of legal.entries()) {
    const after = game.clone(s);
    game.apply(after, seat, move);
    if (!same(game.view(after, viewer), wanted)) continue;
    if (seat !== viewer && legal.length > 1) {
      const position = positionAt(seat, path, seenBy(game, s, seat));
      choices.push({ position, trial: trialsOf(game, s, seat, legal, position)[place]! });
    }
    go(game, s, seat, move, path);
    return true;
  }
  return false;
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

function playThrough<T extends Types>(
  game: Game<T>,
  s: T['state'],
  learner: Seat,
  path: Path<Move<T>>,
  rng: Rng,
): Step<Move<T>>[] {
  const way: Step<Move<T>>[] = [];
  for (let seat = nextToAnswer(game, s); seat >= 0; seat = nextToAnswer(game, s)) {
    const legal = game.legal(s, seat);
    if (legal.length === 1) {
      go(game, s, seat, legal[0]!, path);
      continue;
    }
    const position = positionAt(seat, path, seenBy(game, s, seat));
    const trials = trialsOf(game, s, seat, legal, position);
    const shares = sharesOf(trials);
    const even = seat === learner ? EVEN : 0;
    const isEven = even > 0 && below(rng, FINE, 'even') < even * FINE;
    const place = isEven ? below(rng, trials.length, 'any') : drawBy(shares, rng);
    way.push({
      ...{ seat, position, trials, trial: trials[place]! },
      chance: even / trials.length + (1 - even) * shares[place]!,
    });
    go(game, s, seat, trials[place]!.move, path);
  }
  return way;
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

/**
 * What was not played is judged by the mean so far: unbiased, since what was played counts the more the rarer it is.
 * Returns how much likelier the move was meant than it was drawn.
 */
function learn<Move>(
  { position, trial, trials, chance }: Step<Move>,
  shares: readonly number[],
  value: number,
  rest: number,
): number {
  let sum = 0;
  for (const { total } of trials) sum += total;
  const mean = position.visits > 0 ? sum / position.visits : value;
  const share = shares[trials.indexOf(trial)]!;
  const gain = (rest * (value - mean)) / chance;
  for (const each of trials) each.regret += (each === trial ? gain : 0) - gain * share;
  position.visits++;
  trial.visits++;
  trial.total += value;
  return share / chance;
}
