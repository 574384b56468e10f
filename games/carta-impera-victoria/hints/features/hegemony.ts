import type { Seat } from '@duskhall/kernel';
import { DOMAINS, ECONOMY, MILITARY, RELIGION, UTOPIA } from '../../cards/index.ts';
import { columnOf, type State, sideOf } from '../../state.ts';
import { type Part, tick } from './part.ts';
import { distances, inHand, isToPlay, lacking, lateness, missing } from './survey.ts';

/** Cards missing are told apart up to these numbers. */
const STEPS = 8;
const REACHES = 6;
export const HEGEMONY_SIZE = 2 * STEPS + 4 + 2 * REACHES + 3 * REACHES + 4;
const FAR = 99;

/** How near hegemony the two best domains are: now, with the whole hand, and after the turn that is on or comes next. */
export const hegemony: Part = (s, seat, into, at) => {
  const { late, end } = lateness;
  let [best, second, held, heldSecond, open, sum] = [FAR, FAR, FAR, FAR, 0, 0];
  for (let domain = 0; domain < DOMAINS.length; domain++) {
    const column = columnOf(seat, domain);
    const now = missing[column]!;
    if (now < best) [second, best] = [best, now];
    else if (now < second) second = now;
    const then = now - inHand[column]!;
    if (then < held) [heldSecond, held] = [held, then];
    else if (then < heldSecond) heldSecond = then;
    if (lacking[column]! <= 1) open++;
    sum += Math.max(0, 1 - Math.max(0, now) / STEPS) ** 3;
  }
  tick(into, at, STEPS, best);
  tick(into, at + STEPS, STEPS, second);
  const slopes = at + 2 * STEPS;
  into[slopes]! += sum;
  into[slopes + 1]! += open / 2;
  into[slopes + 2]! += (late * best) / STEPS;
  into[slopes + 3]! += (end * best) / STEPS;
  const reaches = slopes + 4;
  tick(into, reaches, REACHES, held);
  tick(into, reaches + REACHES, REACHES, heldSecond);
  const distance = distances[seat]!;
  const until = turnsUntil(s, seat);
  tick(into, reaches + (2 + Math.min(2, until)) * REACHES, REACHES, distance);
  const last = reaches + 5 * REACHES;
  // A seat on turn that is there already has only to finish.
  if (until === 0 && best <= 0) into[last + (isToPlay(s, seat) ? 0 : 1)]!++;
  into[last + 2]! += (Math.max(0, 3 - second) * Math.max(0, 3 - best)) / 4;
  into[last + 3]! += Math.max(0, 3 - distance) * (1 - until / s.seats);
  return at + HEGEMONY_SIZE;
};

/** 0: it is this seat's turn. */
export const turnsUntil = (s: State, seat: Seat): number => (seat - s.turn + s.seats) % s.seats;

/** What can stop a rival: these discard effects. */
const STOPPERS = [MILITARY, RELIGION, ECONOMY, UTOPIA];
const STATES = 3 + STOPPERS.length;
/** Rivals that lack more cards after their turn are no danger. */
const NEAR = 2;
export const DANGER_SIZE = (1 + NEAR) * STATES;

/** A rival that its turn brings to hegemony or near it, and what this seat can do about it. */
export const danger: Part = (s, seat, into, at) => {
  let nearest = FAR;
  for (let other = 0; other < s.seats; other++)
    if (sideOf(s.options, other) !== sideOf(s.options, seat)) nearest = Math.min(nearest, distances[other]!);
  if (nearest > NEAR) return at + DANGER_SIZE;
  const place = at + STATES * Math.max(0, nearest);
  into[place + (seat !== s.turn ? 0 : isToPlay(s, seat) ? 1 : 2)]!++;
  if (seat === s.turn)
    for (let i = 0; i < STOPPERS.length; i++) {
      const isUsed = (s.used & (1 << (STOPPERS[i]! + 8))) !== 0;
      if (!isUsed && s.counts[columnOf(seat, STOPPERS[i]!)]! > 0) into[place + 3 + i]!++;
    }
  return at + DANGER_SIZE;
};
