import { owes, type Refusal, type Seat, same, waiting } from '@duskhall/kernel';
import type { Bid, Call, Move } from './frames.ts';
import { higherBids, placeOf, type State } from './state.ts';

export const RULES = ['LD-1', 'LD-2', 'LD-3', 'LD-4', 'LD-5', 'LD-6'] as const;
export type Rule = (typeof RULES)[number];

const RULE_OF = {
  over: 'LD-6',
  'not-your-turn': 'LD-3',
  'not-a-move': 'LD-4',
  'no-bid-yet': 'LD-3',
  'not-higher': 'LD-4',
} as const satisfies { [code: string]: Rule };
export type RefusalCode = keyof typeof RULE_OF;

const LIAR: Call = { liar: true };

export function legal(s: State, seat: Seat): Move[] {
  const question = s.table.questions[seat];
  if (!question) return [];
  return question === 'open' ? higherBids(s).slice() : [...higherBids(s), LIAR];
}

export function refusal(s: State, seat: Seat, move: unknown): Refusal | null {
  if (waiting(s).length === 0) return refuse('over');
  if (!owes(s, seat)) return refuse('not-your-turn');
  if (legal(s, seat).some((known) => same(known, move))) return null;
  if (same(move, LIAR)) return refuse('no-bid-yet');
  return refuse(isBid(s.faces, move) ? 'not-higher' : 'not-a-move');
}

function isBid(faces: number, move: unknown): boolean {
  if (typeof move !== 'object' || move === null) return false;
  const { quantity, face } = move as Bid;
  return same(move, { quantity, face }) && placeOf(faces, { quantity, face }) >= 0;
}

const refuse = (code: RefusalCode): Refusal => ({ code, rule: RULE_OF[code], args: {} });

/** On a timeout, the seat calls, or makes the lowest bid. */
export const timeout = (s: State, seat: Seat): Move => (s.table.questions[seat] === 'open' ? higherBids(s)[0]! : LIAR);
