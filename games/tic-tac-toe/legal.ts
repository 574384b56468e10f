import { below, owes, type Refusal, type Rng, type Seat, same, waiting } from '@duskhall/kernel';
import type { Move } from './frames.ts';
import { CELLS, NOBODY, type State } from './state.ts';

export const RULES = ['TTT-1', 'TTT-2', 'TTT-3'] as const;
export type Rule = (typeof RULES)[number];

const RULE_OF = {
  over: 'TTT-3',
  'not-your-turn': 'TTT-2',
  'not-a-move': 'TTT-2',
  taken: 'TTT-2',
} as const satisfies { [code: string]: Rule };
export type RefusalCode = keyof typeof RULE_OF;

export function legal(s: State, seat: Seat): Move[] {
  const moves: Move[] = [];
  if (s.table.questions[seat] === 'mark') for (const cell of CELLS) if (s.board[cell] === NOBODY) moves.push({ cell });
  return moves;
}

export function refusal(s: State, seat: Seat, move: unknown): Refusal | null {
  if (waiting(s).length === 0) return refuse('over');
  if (!owes(s, seat)) return refuse('not-your-turn');
  const cell = CELLS.find((place) => same(move, { cell: place }));
  if (cell === undefined) return refuse('not-a-move');
  return s.board[cell] === NOBODY ? null : refuse('taken', { cell });
}

const refuse = (code: RefusalCode, args: Refusal['args'] = {}): Refusal => ({ code, rule: RULE_OF[code], args });

/** On a timeout, any empty cell. */
export function timeout(s: State, seat: Seat, rng: Rng): Move {
  const moves = legal(s, seat);
  return moves[below(rng, moves.length, 'timeout')]!;
}
