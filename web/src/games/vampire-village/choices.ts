import type { Game, Refusal, Seat } from '@duskhall/kernel';
import type { Card, Kind, Move, Question, State, VampireVillage } from '@duskhall/vampire-village';

export type Rules = Game<VampireVillage>;

/** The questions that one tap and a confirmation answer; all others are parts of a longer decision. */
const SINGLE: readonly string[] = ['pick', 'keep', 'sacrifice', 'slay'];
export const isSingle = (question: Question | ''): boolean => SINGLE.includes(question);

/** Whether two moves are equal. */
export const same = (a: Move, b: Move): boolean => {
  const keys = Object.keys(a) as (keyof Move)[];
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
};

/**
 * A copy on which a seat can try its decision out. The common step never ends there: what comes after it would be
 * imagined, and nobody is to take that for the truth.
 */
export function trialOf(game: Rules, imagined: State): State {
  const s = game.clone(imagined);
  s.table.owing++;
  return s;
}

/** The trial after these moves, or why one of them is not possible. */
export function tryOut(game: Rules, trial: State, seat: Seat, moves: readonly Move[]): State | Refusal {
  const s = game.clone(trial);
  for (const move of moves) {
    const refusal = game.refusal(s, seat, move);
    if (refusal !== null) return refusal;
    game.apply(s, seat, move);
  }
  return s;
}
export const isRefusal = (result: State | Refusal): result is Refusal => 'code' in result;

/** A villager's path to a card: its moves and its cost. */
export interface Walk {
  moves: readonly Move[];
  cost: number;
}

/** By card: how the villager chosen, or one from this card, gets there. Every way the rules allow is a shortest one. */
export function walksFrom(game: Rules, trial: State, seat: Seat, from: Card | null): Map<Card, Walk> {
  const walks = new Map<Card, Walk>();
  const first: Move[] = from === null ? [] : [{ from }];
  const start = tryOut(game, trial, seat, first);
  if (isRefusal(start)) return walks;
  const reached = [{ s: start, moves: first, cost: 0 }];
  for (const { s, moves, cost } of reached)
    for (const move of game.legal(s, seat)) {
      if (!('to' in move) || walks.has(move.to)) continue;
      const there = game.clone(s);
      game.apply(there, seat, move);
      const isOpen = there.table.questions[seat] === 'step';
      const way = [...moves, move];
      walks.set(move.to, { moves: isOpen ? [...way, { stop: true }] : way, cost: cost + 1 });
      if (isOpen) reached.push({ s: there, moves: way, cost: cost + 1 });
    }
  return walks;
}

/** To whom a drawn creature goes. */
export const SLOTS = ['left', 'right', 'keep'] as const;
export type Slot = (typeof SLOTS)[number];
/** By slot: the place of a creature in the draw; -1: none yet. */
export type Gifts = { readonly [slot in Slot]: number };
export const NO_GIFTS: Gifts = { left: -1, right: -1, keep: -1 };

/** Puts a drawn creature into a slot, swapping it with what was there; the last creature fills the last free slot. */
export function give(gifts: Gifts, drawn: number, slot: Slot, seats: number): Gifts {
  const old = SLOTS.find((other) => gifts[other] === drawn);
  const next = { ...gifts, [slot]: drawn };
  if (old !== undefined && old !== slot) next[old] = gifts[slot];
  const open = SLOTS.filter((other) => next[other] < 0);
  const left = [0, 1, 2].filter((place) => !SLOTS.some((other) => next[other] === place));
  // With two players everything that is not kept goes to the one opponent.
  if (open.length === 1 || (seats === 2 && next.keep >= 0))
    open.forEach((other, i) => {
      next[other] = left[i]!;
    });
  return next;
}

/** The gifts as the rules ask for them; null: some are missing. */
export function giftMoves(gifts: Gifts, drawn: readonly Kind[], seats: number): Move[] | null {
  if (SLOTS.some((slot) => gifts[slot] < 0)) return null;
  const kind = (slot: Slot): Kind => drawn[gifts[slot]]!;
  return seats === 2 ? [{ keep: kind('keep') }] : [{ left: kind('left') }, { right: kind('right') }];
}
