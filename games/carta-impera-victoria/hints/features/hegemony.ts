import type { Seat } from '@duskhall/kernel';
import { DOMAINS, ECONOMY, MILITARY, RELIGION, UTOPIA } from '../../cards/index.ts';
import { columnOf, type State, sideOf } from '../../state.ts';
import { type Part, tick } from './part.ts';
import { distances, inHand, isToPlay, lacking, lateness, missing } from './survey.ts';

const STEPS = 8;
const REACHES = 6;
export const HEGEMONY_SIZE = 2 * STEPS + 4 + 2 * REACHES + 3 * REACHES + 4;

/** How near hegemony the best domains are: now, with the hand, and after the next turn. */
export const hegemony: Part = (s, seat, into, at) => {
  const { late, end } = lateness;
  let [best, second, held, heldSecond, open, sum] = [99, 99, 99, 99, 0, 0];
  for (let domain = 0; domain < DOMAINS.length; domain++) {
    const column = columnOf(seat, domain);
    const now = missing[column]!;
    if (now < best) [second, best] = [best, now];
    else if (now < second) second = now;
    const soon = now - inHand[column]!;
    if (soon < held) [heldSecond, held] = [held, soon];
    else if (soon < heldSecond) heldSecond = soon;
    if (lacking[column]! <= 1) open++;
    const share = Math.max(0, 1 - Math.max(0, now) / STEPS);
    sum += share * share * share;
  }
  tick(into, at, STEPS, best);
  tick(into, at + STEPS, STEPS, second);
  let place = at + 2 * STEPS;
  into[place]! += sum;
  into[place + 1]! += open / 2;
  into[place + 2]! += (late * best) / STEPS;
  into[place + 3]! += (end * best) / STEPS;
  place += 4;
  tick(into, place, REACHES, held);
  tick(into, place + REACHES, REACHES, heldSecond);
  place += 2 * REACHES;
  tick(into, place + REACHES * momentOf(s, seat), REACHES, distances[seat]!);
  place += 3 * REACHES;
  // On its turn and there: finishing wins.
  if (seat === s.turn && best <= 0) into[place + (isToPlay(s, seat) ? 0 : 1)]!++;
  into[place + 2]! += (Math.max(0, 3 - second) * Math.max(0, 3 - best)) / 4;
  into[place + 3]! += Math.max(0, 3 - distances[seat]!) * (1 - turnsUntil(s, seat) / s.seats);
  return at + HEGEMONY_SIZE;
};

/** The seat is to move: 0; it is next: 1; it comes later: 2. */
const momentOf = (s: State, seat: Seat): number => Math.min(2, turnsUntil(s, seat));
export const turnsUntil = (s: State, seat: Seat): number => (seat - s.turn + s.seats) % s.seats;

const STATES = 7;
export const DANGER_SIZE = 3 * STATES;

/** A rival that may win in its turn, and what this seat can do about it. */
export const danger: Part = (s, seat, into, at) => {
  let nearest = 99;
  for (let other = 0; other < s.seats; other++)
    if (sideOf(s.options, other) !== sideOf(s.options, seat)) nearest = Math.min(nearest, distances[other]!);
  if (nearest > 2) return at + DANGER_SIZE;
  const place = at + STATES * Math.max(0, nearest);
  if (seat !== s.turn) {
    into[place]!++;
    return at + DANGER_SIZE;
  }
  if (isToPlay(s, seat)) into[place + 1]!++;
  else into[place + 2]!++;
  for (let i = 0; i < STOPPERS.length; i++) {
    const domain = STOPPERS[i]!;
    const isUsed = (s.used & (1 << (domain + 8))) !== 0;
    if (!isUsed && s.counts[columnOf(seat, domain)]! > 0) into[place + 3 + i]!++;
  }
  return at + DANGER_SIZE;
};
const STOPPERS = [MILITARY, RELIGION, ECONOMY, UTOPIA];
