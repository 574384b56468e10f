import { owes, type Refusal, type Seat, same, waiting } from '@duskhall/kernel';
import { ACTIONS, type Move, type Question } from './frames.ts';
import type { State } from './state.ts';

export const RULES = ['LP-1', 'LP-2', 'LP-3', 'LP-4', 'LP-5', 'LP-6', 'LP-7', 'LP-8'] as const;
export type Rule = (typeof RULES)[number];

const RULE_OF = {
  over: 'LP-8',
  'not-your-turn': 'LP-3',
  'not-a-move': 'LP-3',
  'no-bet-yet': 'LP-3',
  'answer-the-bet': 'LP-3',
  'no-more-raises': 'LP-4',
} as const satisfies { [code: string]: Rule };
export type RefusalCode = keyof typeof RULE_OF;

const ANSWERS: Record<Question, readonly Move[]> = {
  bet: [{ action: 'check' }, { action: 'bet' }],
  raise: [{ action: 'call' }, { action: 'raise' }, { action: 'fold' }],
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
  if (s.table.questions[seat] === 'bet') return refuse('no-bet-yet');
  return refuse(same(move, { action: 'raise' }) ? 'no-more-raises' : 'answer-the-bet');
}

const refuse = (code: RefusalCode): Refusal => ({ code, rule: RULE_OF[code], args: {} });

/** On a timeout, the seat takes the action that costs nothing. */
export const timeout = (s: State, seat: Seat): Move => ({
  action: s.table.questions[seat] === 'bet' ? 'check' : 'fold',
});
