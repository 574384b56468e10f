import { below, fastRng, type Game, type MoveOf, type Rng, type Seat, type Types } from '@duskhall/kernel';
import { type LeafNotes, type Leaves, noteLeaves } from './leaves.ts';
import { budgetIn, type SearchOptions } from './options.ts';
import { clonePath, go, newPath, type Path, positionAt } from './path.ts';
import { nextToAnswer, playOn } from './playout.ts';
import { keyOf, type Position, select, type Trial, trialsOf } from './tree.ts';
import { type Root, reuseSubtree } from './tree-reuse.ts';
import { leadIn, utilityOf } from './utility.ts';

/** The search result for one legal move. */
export interface Finding<Move> {
  move: Move;
  visits: number;
  /** The mean value for the seat, from 0 to 1. */
  value: number;
  /** What that value is made of; left out: nobody wants to know, or the game has no learned value. */
  leaves?: Leaves | undefined;
}

/** The result of a search: its findings best first, and whether the choice is to be drawn by their visits. */
export interface Found<T extends Types> {
  findings: Finding<MoveOf<T['state']>>[];
  iterations: number;
  /** What may be kept for the seat's next decision; null: nothing. */
  root: Root<T> | null;
  isCut: boolean;
  isMixed: boolean;
}

/** The input of a search: only what the seat may know, never the state of the match. */
export interface Thought<T extends Types> {
  view: T['view'];
  moves: readonly MoveOf<T['state']>[];
  rng: Rng;
  /** Samples a world consistent with the view. */
  imagine: () => T['state'];
  /** What the seat has seen since the game began, if it is known. */
  trail?: readonly T['view'][] | undefined;
  /** The subtree kept from the seat's last search. */
  before?: Root<T> | null;
  /** Somebody wants to know why: the leaves are noted. */
  isTold?: boolean;
  /** Whether the search must end now, whatever is left of its budget. */
  isLate?: (() => boolean) | undefined;
}

/**
 * Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012): each iteration determinizes the view,
 * descends one tree shared by all determinizations, runs a playout, and backs the values up. Findings come best first.
 */
export function search<T extends Types>(game: Game<T>, thought: Thought<T>, given: SearchOptions): Found<T> {
  const { view, moves, rng, imagine, isTold = false, isLate = () => false } = thought;
  const { viewer } = view as { viewer: Seat };
  const { hints } = game;
  const { exploration = given.exploration, horizon = given.horizon, guided = given.guided } = hints ?? {};
  const options = { ...given, exploration, horizon, guided };
  const { worlds, path } = rootOf(game, thought);
  const choice = choiceAt(path, viewer, moves);
  const isOver = stopper(budgetIn(game, given.budget), given.clock);
  const notes = isTold ? noteLeaves(game, viewer) : null;
  let scale = 0;
  let iterations = 0;
  let isCut = false;
  for (; !isOver(iterations, choice); iterations++) {
    isCut = iterations > 0 && iterations % ROUNDS === 0 && isLate();
    if (isCut) break;
    const isNew = worlds.length < options.worlds * Math.sqrt(iterations + 1);
    if (isNew) worlds.push(imagine());
    const s = game.clone(worlds[isNew ? worlds.length - 1 : below(rng, worlds.length, 'world')]!);
    s.table.log = null;
    s.table.rng = fastRng(below(rng, 2 ** 31, 'luck'));
    const way = descend(game, s, viewer, moves, clonePath(path), rng, options);
    const scores = playOn(game, s, rng, options);
    if (scores !== null) scale = Math.max(scale, leadIn(scores));
    const { trial: choosing } = way[0]!;
    const values =
      scores !== null ? utilityOf(scores, scale, game.isForStakes) : (notes?.judge(choosing, s) ?? hints?.value(s));
    if (scores !== null) notes?.end(choosing, values![viewer]!);
    for (const { seat, trial, position } of way) {
      position.visits++;
      trial.visits++;
      trial.total += values?.[seat] ?? 0.5;
    }
  }
  const findings = [...choice.trials.values()]
    .map((trial) => findingOf(trial, notes))
    .sort((a, b) => b.visits - a.visits || b.value - a.value);
  return { findings, iterations, root: { worlds, path }, isCut, isMixed: false };
}

function findingOf<Move>(trial: Trial<Move>, notes: LeafNotes | null): Finding<Move> {
  const { move, visits, total } = trial;
  const found = { move, visits, value: visits > 0 ? total / visits : 0 };
  return notes === null ? found : { ...found, leaves: notes.of(trial) };
}

/** The kept subtree if it still matches the view, else a new root. */
function rootOf<T extends Types>(game: Game<T>, { view, imagine, before }: Thought<T>): Root<T> {
  const recalled = before ? reuseSubtree(game, before, view) : null;
  if (recalled !== null) return recalled;
  const world = imagine();
  return { worlds: [world], path: newPath(world.table.questions.length) };
}

/** The root's node without moves that are not legal: worlds that have since been ruled out may have allowed others. */
function choiceAt<Move>(path: Path<Move>, viewer: Seat, moves: readonly Move[]): Position<Move> {
  const position = positionAt(viewer, path);
  const offered = new Set(moves.map(keyOf));
  for (const key of position.trials.keys()) if (!offered.has(key)) position.trials.delete(key);
  return position;
}

/** The stopping condition is checked once in this many iterations, to spare the clock. */
const ROUNDS = 4;

/** Stops when the budget is spent, or when no other move could overtake the most visited one in what is left of it. */
export function stopper(
  budget: ReturnType<typeof budgetIn>,
  clock: () => number,
  isMixed = false,
): (iterations: number, root: Position<unknown>) => boolean {
  const begun = 'iterations' in budget ? 0 : clock();
  const left = (iterations: number): number => {
    if ('iterations' in budget) return budget.iterations - iterations;
    const spent = clock() - begun;
    return spent >= budget.milliseconds ? 0 : (iterations * (budget.milliseconds - spent)) / spent;
  };
  return (iterations, root) => {
    if ('iterations' in budget && iterations >= budget.iterations) return true;
    if (iterations === 0 || (!isMixed && iterations % ROUNDS !== 0)) return false;
    const rounds = left(iterations);
    return rounds <= 0 || (!isMixed && leadOf(root) > rounds);
  };
}

/** By how many visits the most visited move leads. */
function leadOf<Move>({ trials }: Position<Move>): number {
  let [most, second] = [0, 0];
  for (const { visits } of trials.values())
    if (visits > most) [most, second] = [visits, most];
    else if (visits > second) second = visits;
  return most - second;
}

interface Step<Move> {
  seat: Seat;
  trial: Trial<Move>;
  position: Position<Move>;
}

/** Selection and expansion: descends until it adds a move. Forced moves get no node. */
function descend<T extends Types>(
  game: Game<T>,
  s: T['state'],
  viewer: Seat,
  moves: readonly MoveOf<T['state']>[],
  path: Path<MoveOf<T['state']>>,
  rng: Rng,
  options: SearchOptions,
): Step<MoveOf<T['state']>>[] {
  const way: Step<MoveOf<T['state']>>[] = [];
  for (let seat = viewer; seat >= 0 && way.length < options.depth; seat = nextToAnswer(game, s)) {
    const legal = way.length === 0 ? moves : game.legal(s, seat);
    if (way.length > 0 && legal.length === 1) {
      go(game, s, seat, legal[0]!, path);
      continue;
    }
    const position = positionAt(seat, path);
    const trial = select(position, trialsOf(game, s, seat, legal, position), rng, options);
    way.push({ seat, trial, position });
    const isNew = trial.visits === 0;
    go(game, s, seat, trial.move, path);
    if (isNew) break;
  }
  return way;
}
