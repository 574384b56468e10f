import { LEVELS } from '@duskhall/bots';
import { same } from '@duskhall/kernel';
import type { MovePuzzle } from '../../web/src/puzzle.ts';
import { look, type Position, worthOf } from './position.ts';

/** By how much the answer beats every other move: this share of wins, as the search counts. */
export const MARGIN = 0.04;

const MASTER = LEVELS.master.effort;
/** The budget that confirms a puzzle, as a multiple of a Master's. */
const TIMES = 10;
/** The answer must get this share of the confirming search. */
const SHARE = 0.5;
/** How many rivals are looked at as thoroughly as the answer. */
const RIVALS = 2;
/** A search can miss the point of a move, so each is searched anew with each of these seeds. */
const SEEDS = [2, 3];
const CONFIRMING_SEED = 5;

export interface Worth {
  move: unknown;
  value: number;
}

/** Moves with what they are worth, each by a search of its own, best first. */
export function worthsOf(position: Position, moves: readonly unknown[], effort: number, seed: number): Worth[] {
  return moves
    .map((move) => ({ move, value: worthOf(position, move, { effort, seed }) }))
    .sort((a, b) => b.value - a.value);
}

/** By how much the answer leads the best of the others. */
export const leadOf = (worths: readonly Worth[], answer: unknown): number => {
  const others = worths.filter(({ move }) => !same(move, answer)).map(({ value }) => value);
  return worths.find(({ move }) => same(move, answer))!.value - Math.max(...others);
};

/**
 * Compares the best moves of a rough estimate thoroughly. Null unless the worst estimate of the answer beats the best
 * of any other move by the margin.
 */
export function compare(position: Position, rough: readonly Worth[], effort = MASTER / 4): Worth[] | null {
  const answer = rough[0]!.move;
  const close = rough.slice(0, 1 + RIVALS).map(({ move }) => move);
  const looks: Worth[][] = [];
  for (const seed of SEEDS) {
    looks.push(worthsOf(position, close, effort, seed));
    if (worstLead(looks, answer) < MARGIN) return null;
  }
  const means = close.map((move) => ({ move, value: mean(looks.map((worths) => valueIn(worths, move))) }));
  const [first, ...others] = [...means, ...rough.slice(1 + RIVALS)];
  const compared = [first!, ...others.sort((a, b) => b.value - a.value)];
  return leadOf(compared, answer) < MARGIN ? null : compared;
}

const valueIn = (worths: readonly Worth[], wanted: unknown): number =>
  worths.find(({ move }) => same(move, wanted))!.value;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function worstLead(looks: readonly Worth[][], answer: unknown): number {
  const all = looks.flat();
  const own = all.filter(({ move }) => same(move, answer)).map(({ value }) => value);
  const others = all.filter(({ move }) => !same(move, answer)).map(({ value }) => value);
  return Math.min(...own) - Math.max(...others);
}

/**
 * Lets a search with ten times a Master's budget choose among all moves. Null: it chooses another or is not sure. It
 * hardly visits what it does not choose, so the values stay those of the moves' own searches.
 */
export function confirm(position: Position, compared: readonly Worth[]): MovePuzzle['findings'] | null {
  const { findings } = look(position, { effort: TIMES * MASTER, seed: CONFIRMING_SEED });
  const total = findings.reduce((sum, { visits }) => sum + visits, 0);
  const [best] = findings;
  if (!same(best!.move, compared[0]!.move) || best!.visits < SHARE * total) return null;
  return compared.map(({ move, value }) => ({
    move,
    visits: findings.find((found) => same(found.move, move))?.visits ?? 0,
    value: Math.round(1000 * value) / 1000,
  }));
}

/** The cheap check that tests make again: a short search must still see this much of the lead over the second. */
const GLANCE = { effort: 0.5, seed: 6, lead: MARGIN / 2 };

export function isSeenAtAGlance(position: Position, [answer, second]: readonly Worth[]): boolean {
  const worths = worthsOf(position, [answer!.move, second!.move], GLANCE.effort, GLANCE.seed);
  return leadOf(worths, answer!.move) >= GLANCE.lead;
}
