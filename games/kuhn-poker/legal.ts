import { owes, type Refusal, type Seat, same, waiting } from '@duskhall/kernel';
import { ACTIONS, type Move, type Question } from './frames.ts';
import type { State } from './state.ts';

export const RULES = ['KP-1', 'KP-2', 'KP-3', 'KP-4', 'KP-5', 'KP-6'] as const;
export type Rule = (typeof RULES)[number];

const RULE_OF = {
  over: 'KP-6',
  'not-your-turn': 'KP-3',
  'not-a-move': 'KP-3',
  'no-bet-yet': 'KP-3',
  'answer-the-bet': 'KP-3',
} as const satisfies { [code: string]: Rule };
export type RefusalCode = keyof typeof RULE_OF;

const ANSWERS: Record<Question, readonly Move[]> = {
  bet: [{ action: 'check' }, { action: 'bet' }],
  call: [{ action: 'call' }, { action: 'fold' }],
};

export function legal(s: State, seat: Seat): Move[] {
  const question = s.table.questions[seat];
  return question ? ANSWERS[question].slice() : [];
}

export function refusal(s: State, seat: Seat, move: unknown): Refusal | null {
  if (waiting(s).length === 0) return refuse('over');
  if (!owes(s, seat)) return refuse('not-your-turn');
  if (legal(s, seat).some((known) => same(known, move))) return null;
  if (!ACTIONS.some((action) => same(move, { action }))) return refuse('not-a-move');
  return refuse(s.table.questions[seat] === 'bet' ? 'no-bet-yet' : 'answer-the-bet');
}

const refuse = (code: RefusalCode): Refusal => ({ code, rule: RULE_OF[code], args: {} });

/** On a timeout, the seat takes the action that costs nothing. */
export const timeout = (s: State, seat: Seat): Move => ({
  action: s.table.questions[seat] === 'bet' ? 'check' : 'fold',
});
