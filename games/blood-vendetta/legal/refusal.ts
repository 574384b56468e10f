import { HOUSE, type Refusal, type Seat, same } from '@duskhall/kernel';
import { type ExpectMove, type ForeseeMove, type Move, QUESTION_RULES, type SayMove } from '../frames.ts';
import { ROLES } from '../roles/table.ts';
import { firstVictim } from '../rules/day.ts';
import { mayNominate } from '../rules/debate.ts';
import { isExtra, isSpent } from '../rules/talk.ts';
import { ruleOfEnd } from '../rules/win.ts';
import type { State } from '../state/index.ts';
import { view } from '../view/index.ts';
import { besidesPhrases, isBoard, isDebate, pending } from './free.ts';
import { legal } from './index.ts';
import { judgePhrase } from './phrases.ts';
import { isPossible, isPrediction, mayExpect } from './predictions.ts';

/** Why a move is refused. */
export type Reason =
  | 'over'
  | 'not-at-the-table'
  | 'dead'
  | 'leaving'
  | 'not-asked'
  | 'malformed'
  | 'not-living'
  | 'not-yourself'
  | 'twice-in-a-row'
  | 'must-choose'
  | 'already-chosen'
  | 'already-struck'
  | 'not-tied'
  | 'not-nominated'
  | 'no-nominations'
  | 'no-speech'
  | 'must-not-betray'
  | 'not-on-record'
  | 'not-a-card-left'
  | 'enough';
type Verdict = [code: Reason, rule: string];
/** The refusal for too much talk (see README). */
const ENOUGH: Verdict = ['enough', 'VN-R44'];

/** Why a move is neither legal nor free; null if it is. Uses only public information and the seat's own. */
export function refusal(s: State, seat: Seat, move: unknown): Refusal | null {
  const verdict = isPhrase(move)
    ? judgeSaying(s, seat, move)
    : isPrediction(move)
      ? judgePrediction(s, seat, move)
      : judge(s, seat, move);
  return verdict === null ? null : { code: verdict[0], rule: verdict[1], args: {} };
}

function isPhrase(move: unknown): move is SayMove {
  if (typeof move !== 'object' || move === null || Object.keys(move).length !== 4) return false;
  const { say, about, other, value } = move as { [part in keyof SayMove]: unknown };
  return typeof say === 'string' && [about, other, value].every((part) => typeof part === 'number');
}

function judgePrediction(s: State, seat: Seat, move: ForeseeMove | ExpectMove): Verdict | null {
  if (s.ending !== '') return ['over', ruleOfEnd(s)];
  if (seat < 0 || seat >= s.seats) return ['not-at-the-table', 'VN-3.1'];
  if (s.isAlive[seat] || ('expect' in move && !mayExpect(s, seat))) return ['not-asked', 'VN-4.9.4'];
  if (isPossible(s, move)) return isSpent(s, seat) ? ENOUGH : null;
  return 'expect' in move && s.isAlive[move.expect] === false ? ['not-living', 'VN-4.9.4'] : ['malformed', 'VN-4.9.4'];
}

/** Refusals for seats that cannot do anything. */
function judgeSeat(s: State, seat: Seat): Verdict | null {
  if (s.ending !== '') return ['over', ruleOfEnd(s)];
  if (seat < HOUSE || seat >= s.seats) return ['not-at-the-table', 'VN-3.1'];
  if (seat === HOUSE) return null;
  if (s.isLeaving[seat]) return ['leaving', 'VN-4.10.3'];
  return s.isAlive[seat] || (s.table.questions[seat] ?? null) !== null
    ? null
    : ['dead', s.phase === 'night' ? 'VN-4.9.4' : 'VN-4.13.8'];
}

/** Checks one phrase directly: the list is too long to search. */
function judgeSaying(s: State, seat: Seat, move: SayMove): Verdict | null {
  const barred = judgeSeat(s, seat);
  if (barred !== null) return barred;
  if (s.phase !== 'night' || seat === HOUSE || !s.isAlive[seat]) return ['no-speech', 'VN-4.9.1'];
  const judged = judgePhrase(view(s, seat), move);
  if (judged === 'fine') return isSpent(s, seat) ? ENOUGH : null;
  if (judged === 'untrue') return ['not-on-record', 'VN-4.9.6'];
  return judged === 'treason' ? ['must-not-betray', 'VN-4.9.3'] : ['malformed', 'VN-4.9.5'];
}

function judge(s: State, seat: Seat, move: unknown): Verdict | null {
  const isSame = (one: Move) => same(one, move);
  if (legal(s, seat).some(isSame) || besidesPhrases(s, seat).some(isSame)) return null;
  const barred = judgeSeat(s, seat);
  if (barred !== null) return barred;
  if (seat === HOUSE) return judgeHouse(move);
  const question = s.table.questions[seat] ?? null;
  const rule = question === null ? ruleNow(s) : QUESTION_RULES[question];
  if (typeof move !== 'object' || move === null) return ['malformed', rule];
  if (isSpent(s, seat) && isExtra(s, seat, move as Move)) return ENOUGH;
  if ('nominate' in move) return judgeNomination(s, seat, move.nominate);
  if (question === null) return ['not-asked', rule];
  const target = 'name' in move ? move.name : 'vote' in move ? move.vote : null;
  if (typeof target !== 'number' || Object.keys(move).length !== 1) return ['malformed', rule];
  return judgeTarget(s, seat, target) ?? ['malformed', rule];
}

function judgeHouse(move: unknown): Verdict {
  if (typeof move !== 'object' || move === null) return ['malformed', 'VN-4.11.3'];
  if ('remove' in move) return ['not-living', 'VN-4.10.3'];
  return 'record' in move ? ['not-a-card-left', 'VN-4.11.7'] : ['not-asked', 'VN-4.11.3'];
}

/** Who is being asked now, with the rule of the pending step. */
const PENDING_RULES: { readonly [step: string]: string } = {
  'roles.read': 'VN-3.5',
  'debate.closed': 'VN-4.8.1',
  'speech.made': 'VN-4.8.1',
  'defence.made': 'VN-4.8.4',
  'plea.made': 'VN-4.8.12',
  'verdict.given': 'VN-4.8.5',
  'plurality.given': 'VN-4.8.5',
  'lot.given': 'VN-4.8.5',
  'words.spoken': 'VN-4.12',
  'execution.carryOut': 'VN-4.8.9',
};
const ruleNow = (s: State): string => PENDING_RULES[pending(s)] ?? 'VN-4.13.3';

function judgeNomination(s: State, seat: Seat, target: unknown): Verdict {
  if (!isDebate(s)) return ['not-asked', 'VN-4.8.2'];
  if (target === seat) return ['not-yourself', 'VN-4.8.2'];
  if (!mayNominate(s)) return ['no-nominations', 'VN-4.8.11'];
  return typeof target === 'number' && s.isAlive[target] === false
    ? ['not-living', 'VN-4.8.2']
    : ['malformed', 'VN-4.8.2'];
}

function judgeTarget(s: State, seat: Seat, target: number): Verdict | null {
  const question = s.table.questions[seat]!;
  if (target === -1) return question === 'target' ? ['must-choose', 'VN-4.1.9'] : null;
  if (question === 'tie') return ['not-tied', 'VN-4.4.4'];
  const rule = QUESTION_RULES[question];
  if (question === 'plurality' || question === 'lot') return ['not-nominated', rule];
  if (!s.isAlive[target]) return ['not-living', rule];
  if (question === 'target' && s.before[s.roles[seat]!] === target && !ROLES[s.roles[seat]!]!.mayRepeat)
    return ['twice-in-a-row', 'VN-4.1.8'];
  if (target === seat) return ['not-yourself', rule];
  if (question === 'second') return ['already-chosen', 'VN-5.9.1'];
  if (isBoard(s) && question === 'hunt' && target === firstVictim(s)) return ['already-struck', 'VN-4.4.8'];
  return null;
}
