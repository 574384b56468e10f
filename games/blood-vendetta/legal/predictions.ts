import type { Seat } from '@duskhall/kernel';
import type { Prediction } from '../events.ts';
import type { ExpectMove, ForeseeMove } from '../frames.ts';
import { ALL_ROLES, LORDS, PLAIN_VARG, type Role, SHIFTERS, SIDES, VARGS } from '../roles/table.ts';
import { faceOf } from '../rules/death.ts';
import { living } from '../rules/people.ts';
import { isUntold, mayBeIn, NONE, type State } from '../state/index.ts';
import { isAllSeeing } from '../view/who.ts';

/* VN-4.9.4: the dead predict the winner and, if they know no more than the living, the roles. */

/** An all-seeing player has no roles to guess. */
export const mayExpect = (s: State, seat: Seat): boolean => !isAllSeeing(s, seat);

/** VN-3.6: whether someone may hold this card, as far as the table was told. */
function isInPlay(s: State, role: Role): boolean {
  const { composition, options } = s;
  if (options.composition === 'closed') return mayBeIn(s, role);
  if (composition.counts[role]! > 0) return true;
  return LORDS.includes(role) ? composition.lords > 0 : SHIFTERS.includes(role) && composition.shifters > 0;
}

/** VN-2.3.1: all plain varg cards count as one guess. */
function facesOf(s: State): Role[] {
  const roles = ALL_ROLES.filter((role) => isInPlay(s, role));
  if (isUntold(s)) return s.composition.sides[VARGS]! > 0 ? [...roles, PLAIN_VARG] : roles;
  return [...new Set(roles.map((role) => faceOf(s, role)))];
}

/** Every prediction open to a dead seat. */
export function predictionsOf(s: State, seat: Seat): (ForeseeMove | ExpectMove)[] {
  const sides = SIDES.flatMap((_, side) => (s.composition.sides[side]! > 0 ? [side] : []));
  const winners = [-1, ...sides].map((foresee) => ({ foresee }));
  if (!mayExpect(s, seat)) return winners;
  const roles = facesOf(s);
  return [...winners, ...living(s).flatMap((expect) => roles.map((as) => ({ expect, as })))];
}

const isNumbers = (move: object, ...parts: string[]): boolean =>
  Object.keys(move).length === parts.length &&
  parts.every((part) => Number.isInteger((move as { [part: string]: unknown })[part]));
export const isPrediction = (move: unknown): move is ForeseeMove | ExpectMove =>
  typeof move === 'object' && move !== null && (isNumbers(move, 'foresee') || isNumbers(move, 'expect', 'as'));
/** Checks one prediction directly: the list is too long to search. */
export function isPossible(s: State, move: ForeseeMove | ExpectMove): boolean {
  if ('foresee' in move) return move.foresee === -1 || s.composition.sides[move.foresee]! > 0;
  return s.isAlive[move.expect] === true && facesOf(s).includes(move.as);
}

/** A new prediction on the same subject replaces the old one. */
export function predict(s: State, seat: Seat, move: ForeseeMove | ExpectMove): void {
  const before = s.predictions.find((one) => one.seat === seat) ?? { seat, winner: NONE, roles: s.roles.map(() => -1) };
  const prediction: Prediction =
    'foresee' in move
      ? { seat, winner: move.foresee as Prediction['winner'], roles: before.roles }
      : { seat, winner: before.winner, roles: before.roles.with(move.expect, move.as) };
  s.predictions = [...s.predictions.filter((one) => one.seat !== seat), prediction].sort((a, b) => a.seat - b.seat);
  s.table.log?.push({ type: 'predicted', prediction });
}
