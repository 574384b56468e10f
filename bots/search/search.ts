import { below, fastRng, type Game, type MoveOf, type Rng, type Seat, type Types } from '@duskhall/kernel';
import type { SearchOptions } from './options.ts';
import { nextToAnswer, playOn } from './playout.ts';
import { keyOf, type Position, positionAt, select, type Tree, type Trial, trialsOf } from './tree.ts';
import { leadIn, utilityOf } from './utility.ts';

/** What a search has found out about the moves it was offered, the best first. */
export interface Finding<Move> {
  move: Move;
  visits: number;
  /** What the seat may hope for, from 0 to 1. */
  value: number;
}

/** What a seat may search with: nothing here leads to the table it sits at. */
export interface Thought<T extends Types> {
  view: T['view'];
  moves: readonly MoveOf<T['state']>[];
  rng: Rng;
  /** Some world that fits the view. */
  imagine: () => T['state'];
}

/** Goes through imagined worlds, in each down the tree that all of them share, then plays on. */
export function search<T extends Types>(
  game: Game<T>,
  { view, moves, rng, imagine }: Thought<T>,
  given: SearchOptions,
): { findings: Finding<MoveOf<T['state']>>[]; iterations: number } {
  const { viewer } = view as { viewer: Seat };
  const options = { ...given, exploration: game.hints?.exploration ?? given.exploration };
  const tree: Tree<MoveOf<T['state']>> = new Map();
  const worlds: T['state'][] = [];
  const isOver = stopper(options, positionAt(tree, rootOf(viewer)));
  let scale = 0;
  let iterations = 0;
  for (; !isOver(iterations); iterations++) {
    const isNew = worlds.length < options.worlds * Math.sqrt(iterations + 1);
    if (isNew) worlds.push(imagine());
    const s = game.clone(worlds[isNew ? worlds.length - 1 : below(rng, worlds.length, 'world')]!);
    s.log = null;
    s.rng = fastRng(below(rng, 2 ** 31, 'luck'));
    const way = descend(game, s, viewer, moves, tree, rng, options);
    const scores = playOn(game, s, rng, options);
    if (scores !== null) scale = Math.max(scale, leadIn(scores));
    const values = scores === null ? game.hints?.value(s) : utilityOf(scores, scale);
    for (const { seat, trial, position } of way) {
      position.visits++;
      trial.visits++;
      trial.total += values?.[seat] ?? 0.5;
    }
  }
  const findings = [...(tree.get(rootOf(viewer))?.trials.values() ?? [])]
    .map(({ move, visits, total }) => ({ move, visits, value: visits > 0 ? total / visits : 0 }))
    .sort((a, b) => b.visits - a.visits || b.value - a.value);
  return { findings, iterations };
}

const rootOf = (seat: Seat): string => `${seat}:`;
/** The clock, and whether the matter is settled, is asked once in so many rounds. */
const ROUNDS = 4;

/** Thought is over when the budget is, or when what is left of it could not make another move the most tried. */
function stopper<Move>({ budget, clock }: SearchOptions, root: Position<Move>): (iterations: number) => boolean {
  const begun = 'iterations' in budget ? 0 : clock();
  const left = (iterations: number): number => {
    if ('iterations' in budget) return budget.iterations - iterations;
    const spent = clock() - begun;
    return spent >= budget.milliseconds ? 0 : (iterations * (budget.milliseconds - spent)) / spent;
  };
  return (iterations) => {
    if ('iterations' in budget && iterations >= budget.iterations) return true;
    if (iterations === 0 || iterations % ROUNDS !== 0) return false;
    const rounds = left(iterations);
    return rounds <= 0 || leadOf(root) > rounds;
  };
}

/** How much more often the most tried move was tried than any other. */
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

/**
 * Down the tree until something new is tried; where there is no choice there is no position. A position is known by what
 * its seat can have seen: the open choices, and its own of a question that several answer at once; those of the others
 * join when their answers meet.
 */
function descend<T extends Types>(
  game: Game<T>,
  s: T['state'],
  viewer: Seat,
  moves: readonly MoveOf<T['state']>[],
  tree: Tree<MoveOf<T['state']>>,
  rng: Rng,
  options: SearchOptions,
): Step<MoveOf<T['state']>>[] {
  const way: Step<MoveOf<T['state']>>[] = [];
  let open = '';
  let own = s.questions.map(() => '');
  for (let seat = viewer; seat >= 0; seat = nextToAnswer(game, s)) {
    const legal = way.length === 0 ? moves : game.legal(s, seat);
    const isForced = way.length > 0 && legal.length === 1;
    if (!isForced) {
      const position = positionAt(tree, `${rootOf(seat)}${open}${own[seat]}`);
      const trial = select(position, trialsOf(game, s, seat, legal, position), rng, options);
      way.push({ seat, trial, position });
    }
    const move = isForced ? legal[0]! : way.at(-1)!.trial.move;
    const { isShared } = s;
    const waits = s.stack.at(-1);
    game.apply(s, seat, move);
    own[seat] += keyOf(move);
    if (!isShared || s.stack.at(-1) !== waits) {
      open += `${own.join('&')};`;
      own = own.map(() => '');
    }
    if (!isForced && way.at(-1)!.trial.visits === 0) break;
  }
  return way;
}
