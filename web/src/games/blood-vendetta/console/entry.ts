import { HARMLESS, type Move, type Question, type State } from '@duskhall/blood-vendetta';
import type { AnyGame, Seat } from '@duskhall/kernel';

/** The answers of a seat that are being put together: a decision in parts is entered whole. */
export interface Entry {
  moves: readonly Move[];
  /** What is asked next; empty: nothing. */
  question: Question | '';
  choices: readonly Move[];
}

const MUSED: readonly string[] = [...HARMLESS, 'guess', 'muse'];
/** VN-4.13.4: harmless questions, which the console skips. */
export const isHarmless = (question: string): boolean => MUSED.includes(question);

/** What a seat may answer after the parts given so far, tried out on an imagined table. */
export function entryOf(game: AnyGame, s: State, seat: Seat, moves: readonly Move[]): Entry {
  const isAlone = s.table.lanes[seat]!.length > 0;
  if (moves.length > 0 && !isAlone) return { moves, question: '', choices: [] };
  const table: State = game.clone(s);
  for (const move of moves) game.apply(table, seat, move);
  const choices: readonly Move[] = game.legal(table, seat);
  return { moves, question: table.table.questions[seat] ?? '', choices: choices.filter((move) => !('none' in move)) };
}

/** The moves for a choice; on a clan's board the moderator's entry is locked at once. */
export const gestureOf = ({ moves }: Entry, move: Move): Move[] =>
  'vote' in move && moves.length === 0 ? [move, { lock: true }] : [...moves, move];

/** Whether the parts are a whole decision. */
export const isWhole = ({ moves, question, choices }: Entry): boolean =>
  moves.length > 0 && (choices.length === 0 || isHarmless(question) || moves.some((move) => 'lock' in move));
