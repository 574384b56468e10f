import { HOUSE, type Seat } from '@duskhall/kernel';
import { GESTURES, type Move } from '../frames.ts';
import { ROLES } from '../roles/table.ts';
import { mayNominate } from '../rules/debate.ts';
import { living, othersOf } from '../rules/people.ts';
import { isSpent } from '../rules/talk.ts';
import type { State } from '../state/index.ts';
import { view } from '../view/index.ts';
import { nominateMove, removeMove, UNREADY } from './moves.ts';
import { phrasesIn } from './phrases.ts';
import { predictionsOf } from './predictions.ts';

export const pending = (s: State): string => s.table.stack.at(-1)?.do ?? '';
/** VN-4.8.1: speeches and a free debate. */
export const isDebate = (s: State): boolean => pending(s) === 'debate.closed' || pending(s) === 'speech.made';
export const isBoard = (s: State): boolean => pending(s) === 'board.closed';

/** Moves a seat, or the house, may make without being asked. */
export const free = (s: State, seat: Seat): Move[] => [...besidesPhrases(s, seat), ...phrasesIn(view(s, seat))];

/** The same without phrases, which follow from the view. */
export function besidesPhrases(s: State, seat: Seat): Move[] {
  if (s.ending !== '') return [];
  if (seat === HOUSE) return [...removals(s), ...records(s)];
  if (seat < 0) return [];
  if (s.isLeaving[seat] || (isSpent(s, seat) && !isDebate(s))) return [];
  if (!s.isAlive[seat]) return isSpent(s, seat) ? [] : predictionsOf(s, seat);
  if (isBoard(s)) return gestures(s, seat);
  if (s.phase !== 'night') return [];
  return changesOf(s, seat);
}

/** VN-4.10.3 */
const removals = (s: State): Move[] => living(s).flatMap((seat) => (s.isLeaving[seat] ? [] : removeMove(seat)));

/** VN-4.11.7: cards of the set that are not yet recorded. */
function records(s: State): Move[] {
  if (pending(s) !== 'roll.entered') return [];
  const open = s.roles.flatMap((role, seat) => (role < 0 ? [seat] : []));
  const left = leftToRecord(s);
  return ROLES.flatMap((_, record) => (left[record]! > 0 ? open.map((of) => ({ record, of })) : []));
}
/** By role: how many cards are still unrecorded. */
export const leftToRecord = (s: State): number[] =>
  s.composition.counts.map((count, role) => count - s.roles.filter((own) => own === role).length);

/** VN-4.9.2: for players who are not awake, gestures are private notes. */
const gestures = (s: State, seat: Seat): Move[] =>
  GESTURES.flatMap((gesture) => (gesture === 'point' ? othersOf(s, seat) : [-1]).map((at) => ({ gesture, at })));

/** VN-4.8.1, VN-4.8.2: changing or withdrawing a nomination, and no longer being ready. */
export function changesOf(s: State, seat: Seat): Move[] {
  if (s.ending !== '' || !isDebate(s) || !s.isAlive[seat]) return [];
  const isMute = isSpent(s, seat);
  const moves: Move[] =
    !isMute && s.table.questions[seat] === 'debate' && s.table.answers[seat] !== null ? [UNREADY] : [];
  if (!mayNominate(s) || (isMute && s.supportedAt[seat]! > 0)) return moves;
  const own = s.nominations[seat]!;
  const isOffered = s.table.questions[seat] !== null && own < 0;
  if (own >= 0) moves.push(nominateMove(-1));
  if (!isOffered) for (const other of othersOf(s, seat)) if (other !== own) moves.push(nominateMove(other));
  return moves;
}
