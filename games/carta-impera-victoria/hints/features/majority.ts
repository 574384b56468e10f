import type { Seat } from '@duskhall/kernel';
import { CULTURE, DOMAINS, ECONOMY, MILITARY, RELIGION, SCIENCE, UTOPIA } from '../../cards/index.ts';
import { columnOf, type State, sideOf } from '../../state.ts';
import { turnsUntil } from './hegemony.ts';
import type { Part } from './part.ts';
import { lateness, points } from './survey.ts';

/** Leads in the final round, from three points behind to three ahead. */
const LEADS = 7;
export const MAJORITY_SIZE = 8 + LEADS + 5;

/** Who would win if the game ended now, and how soon it will. */
export const majority: Part = (s, seat, into, at) => {
  const { late, end } = lateness;
  const side = sideOf(s.options, seat);
  let lead: number = DOMAINS.length;
  let verdict = 1;
  for (let other = 0; other < s.seats; other++) {
    const rival = sideOf(s.options, other);
    if (rival === side) continue;
    const ahead = points[side]! - points[rival]!;
    lead = Math.min(lead, ahead);
    verdict = Math.min(verdict, ahead !== 0 ? Math.sign(ahead) : tieBreak(s, seat, other));
  }
  const veryLate = late * late * late;
  into[at]! += lead / 3;
  into[at + 1]! += (late * lead) / 3;
  into[at + 2]! += (veryLate * lead) / 3;
  into[at + 3]! += (end * lead) / 3;
  into[at + 4]! += veryLate * verdict;
  into[at + 5]! += end * verdict;
  if (s.isFinal) {
    into[at + 6]! += lead / 3;
    into[at + 7]! += verdict;
    into[at + 8 + Math.max(0, Math.min(LEADS - 1, lead + 3))]!++;
  }
  // Who plays later in the round has the last word.
  const place = at + 8 + LEADS;
  if (seat === s.first) {
    into[place]! += late;
    into[place + 1]! += end;
    into[place + 4]!++;
  }
  if ((seat + 1) % s.seats === s.first) into[place + 2]! += end;
  if (s.isFinal && hasTurnLeft(s, seat)) into[place + 3]!++;
  return at + MAJORITY_SIZE;
};

/** Whether the seat's turn of this round is on or to come. */
const hasTurnLeft = (s: State, seat: Seat): boolean =>
  turnsUntil(s, seat) < s.seats - ((s.turn - s.first + s.seats) % s.seats);

/** CIV-6.8: 1 if this seat's cards win the comparison, -1 if the other's do. */
function tieBreak(s: State, seat: Seat, other: Seat): number {
  for (let i = 0; i < ORDER.length; i++) {
    const difference = s.counts[columnOf(seat, ORDER[i]!)]! - s.counts[columnOf(other, ORDER[i]!)]!;
    if (difference !== 0) return Math.sign(difference);
  }
  return 0;
}
const ORDER = [UTOPIA, CULTURE, SCIENCE, ECONOMY, RELIGION, MILITARY];
