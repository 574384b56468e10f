import { HOUSE, type Refusal, type Rng, type Seat, same } from '@duskhall/kernel';
import { type Move, type Question, TASKS, WORDS } from './frames.ts';
import { living, othersOf, type State } from './state.ts';

const ANSWERS: Record<Question, (s: State, seat: Seat) => Move[]> = {
  look: nameAny,
  word: () => WORDS.map((word) => ({ word })),
  task: () => TASKS.map((task) => ({ task })),
  ward: nameAny,
  done: () => [{ done: true }],
  prey: nameAny,
  suspect: nameAny,
  vote: (s, seat) => [
    { lock: true },
    ...othersOf(s, seat).flatMap((vote) => (vote === s.votes[seat] ? [] : [{ vote }])),
  ],
};

function nameAny(s: State, seat: Seat): Move[] {
  return othersOf(s, seat).map((name) => ({ name }));
}

export function legal(s: State, seat: Seat): Move[] {
  const question = s.table.questions[seat] ?? null;
  return question === null ? [] : ANSWERS[question](s, seat);
}

export function free(s: State, seat: Seat): Move[] {
  if (s.winner !== '') return [];
  if (seat === HOUSE) return living(s).map((remove) => ({ remove }));
  if (!s.isAlive[seat]) return [];
  const accusable = othersOf(s, seat).filter((accuse) => accuse !== s.accused[seat]);
  return [{ resign: true }, ...accusable.map((accuse) => ({ accuse }))];
}

export const isFree = (move: Move): boolean => 'resign' in move || 'accuse' in move || 'remove' in move;

export const RULES = ['AS-1', 'AS-2', 'AS-3', 'AS-4', 'AS-5', 'AS-6', 'AS-7', 'AS-8', 'AS-9'] as const;
export type Rule = (typeof RULES)[number];

const RULE_OF: Record<Question, Rule> = {
  look: 'AS-3',
  word: 'AS-3',
  task: 'AS-4',
  ward: 'AS-4',
  done: 'AS-4',
  prey: 'AS-5',
  suspect: 'AS-5',
  vote: 'AS-6',
};
export const ruleOf = (question: Question | ''): Rule => (question === '' ? 'AS-7' : RULE_OF[question]);

export type RefusalCode = 'over' | 'not-at-the-table' | 'gone' | 'not-an-answer' | 'not-asked';

export function refusal(s: State, seat: Seat, move: unknown): Refusal | null {
  if (s.winner !== '') return refuse('over', 'AS-9');
  if ([...legal(s, seat), ...free(s, seat)].some((other) => same(other, move))) return null;
  if (seat < HOUSE) return refuse('not-at-the-table', 'AS-1');
  if (seat >= 0 && !s.isAlive[seat]) return refuse('gone', 'AS-8');
  const question = s.table.questions[seat] ?? null;
  return question === null ? refuse('not-asked', 'AS-7') : refuse('not-an-answer', RULE_OF[question]);
}

const refuse = (code: RefusalCode, rule: Rule): Refusal => ({ code, rule, args: {} });

/** On a timeout a seat rests, stops voting, or names the first other seat; a half-made plan is undone. */
export function timeout(s: State, seat: Seat, _rng: Rng): Move | null {
  return s.table.questions[seat] === 'ward' ? null : legal(s, seat)[0]!;
}
