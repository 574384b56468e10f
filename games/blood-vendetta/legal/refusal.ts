import { HOUSE, type Refusal, type Seat, same } from '@duskhall/kernel';
import { type ExpectMove, type ForeseeMove, type Move, QUESTION_RULES, type SayMove } from '../frames.ts';
import { ROLES } from '../roles/table.ts';
import { firstVictim } from '../rules/day.ts';
import type { State } from '../state/index.ts';
import { changesOf, free, isBoard, isDebate } from './free.ts';
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
  | 'not-a-card-left';
type Verdict = [code: Reason, rule: string];

/** Why a move is neither legal nor free; null: it is. Everything here is open or the seat's own. */
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
  if (s.ending !== '') return ['over', 'VN-6.1'];
  if (seat < 0 || seat >= s.seats) return ['not-at-the-table', 'VN-3.1'];
  if (s.isAlive[seat] || ('expect' in move && !mayExpect(s, seat))) return ['not-asked', 'VN-4.9.4'];
  if (isPossible(s, move)) return null;
  return 'expect' in move && s.isAlive[move.expect] === false ? ['not-living', 'VN-4.9.4'] : ['malformed', 'VN-4.9.4'];
}

/** Who cannot do anything. */
function judgeSeat(s: State, seat: Seat): Verdict | null {
  if (s.ending !== '') return ['over', 'VN-6.1'];
  if (seat < HOUSE || seat >= s.seats) return ['not-at-the-table', 'VN-3.1'];
  if (seat === HOUSE) return null;
  if (s.isLeaving[seat]) return ['leaving', 'VN-4.10.3'];
  return s.isAlive[seat] || (s.questions[seat] ?? null) !== null ? null : ['dead', 'VN-4.13.8'];
}

/** There are too many phrases to look for one in the list. */
function judgeSaying(s: State, seat: Seat, move: SayMove): Verdict | null {
  const barred = judgeSeat(s, seat);
  if (barred !== null) return barred;
  if (s.phase !== 'night' || seat === HOUSE || !s.isAlive[seat]) return ['no-speech', 'VN-4.9.1'];
  const judged = judgePhrase(s, seat, move);
  return judged === 'fine' ? null : judged === 'treason' ? ['must-not-betray', 'VN-4.9.3'] : ['malformed', 'VN-4.9.5'];
}

function judge(s: State, seat: Seat, move: unknown): Verdict | null {
  const isSame = (one: Move) => same(one, move);
  if (legal(s, seat).some(isSame) || unspoken(s, seat).some(isSame)) return null;
  const barred = judgeSeat(s, seat);
  if (barred !== null) return barred;
  if (typeof move !== 'object' || move === null) return ['malformed', 'VN-7.1'];
  if (seat === HOUSE) return 'record' in move ? ['not-a-card-left', 'VN-4.11.7'] : ['not-asked', 'VN-4.11.3'];
  if ('nominate' in move) return judgeNomination(s, seat, move.nominate);
  const question = s.questions[seat] ?? null;
  if (question === null) return ['not-asked', 'VN-4.13.3'];
  const rule = QUESTION_RULES[question];
  const target = 'name' in move ? move.name : 'vote' in move ? move.vote : null;
  if (typeof target !== 'number' || Object.keys(move).length !== 1) return ['malformed', rule];
  return judgeTarget(s, seat, target) ?? ['malformed', rule];
}

/** `free` without the phrases, which are judged by themselves. */
const unspoken = (s: State, seat: Seat): Move[] => (isNightSeat(s, seat) ? changesOf(s, seat) : free(s, seat));
const isNightSeat = (s: State, seat: Seat): boolean => s.phase === 'night' && seat >= 0;

function judgeNomination(s: State, seat: Seat, target: unknown): Verdict {
  if (!isDebate(s)) return ['not-asked', 'VN-4.8.2'];
  if (target === seat) return ['not-yourself', 'VN-4.8.2'];
  return typeof target === 'number' && s.isAlive[target] ? ['no-nominations', 'VN-4.8.11'] : ['not-living', 'VN-4.8.2'];
}

function judgeTarget(s: State, seat: Seat, target: number): Verdict | null {
  const question = s.questions[seat]!;
  if (target === -1) return question === 'target' ? ['must-choose', 'VN-4.1.9'] : null;
  if (question === 'tie') return ['not-tied', 'VN-4.4.4'];
  if (question === 'plurality' || question === 'lot') return ['not-nominated', 'VN-4.8.12'];
  if (!s.isAlive[target]) return ['not-living', 'VN-4.1.10'];
  if (question === 'target' && s.before[s.roles[seat]!] === target && !ROLES[s.roles[seat]!]!.mayRepeat)
    return ['twice-in-a-row', 'VN-4.1.8'];
  if (target === seat) return ['not-yourself', 'VN-4.1.10'];
  if (question === 'second') return ['already-chosen', 'VN-5.9.1'];
  if (isBoard(s) && question === 'hunt' && target === firstVictim(s)) return ['already-struck', 'VN-4.4.8'];
  return null;
}
