import type { Seat } from '@duskhall/kernel';
import type { Move } from '../frames.ts';
import { NONE, type State } from '../state/index.ts';

/* VN-R44: how often a seat may make optional moves, which the game does not need in order to go on. */
export const [MOST_IN_PHASE, MOST_IN_ALL] = [40, 400] as const;

type Talk = Pick<State, 'spent' | 'spentInAll'>;
/** Whether a seat has used up its optional moves. Version 1 of the rules had no limit. */
export const isSpent = ({ spent, spentInAll }: Talk, seat: Seat): boolean =>
  spent !== undefined && (spent[seat]! >= MOST_IN_PHASE || spentInAll![seat]! >= MOST_IN_ALL);

/** A phrase, a gesture, a prediction or a changed answer. A required first answer does not count. */
export function isExtra(s: State, seat: Seat, move: Move): boolean {
  if ('say' in move || 'gesture' in move || 'foresee' in move || 'expect' in move || 'unready' in move) return true;
  if ('nominate' in move) return s.supportedAt[seat]! > 0;
  if (s.table.stack.at(-1)?.do === 'board.closed') return 'vote' in move && s.votes[seat] !== NONE;
  return (s.table.answers[seat] ?? null) !== null;
}

export function spend(s: State, seat: Seat): void {
  if (s.spent === undefined) return;
  s.spent[seat]!++;
  s.spentInAll![seat]!++;
}
/** Resets the count at the start of a phase. */
export const refresh = ({ spent }: Talk): void => void spent?.fill(0);
