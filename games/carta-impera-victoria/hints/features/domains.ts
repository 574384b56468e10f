import type { Seat } from '@duskhall/kernel';
import { DOMAINS } from '../../cards/index.ts';
import { columnOf, type State, sideOf } from '../../state.ts';
import { margin, type Part } from './part.ts';
import { inHand, lateness, levels } from './survey.ts';

const SIZE = 14;
export const DOMAINS_SIZE = SIZE * DOMAINS.length;

/** Each domain: its cards, levels, and the lead in it, which counts more the later it is. */
export const domains: Part = (s, seat, into, at) => {
  const { late, end } = lateness;
  for (let domain = 0; domain < DOMAINS.length; domain++) {
    const column = columnOf(seat, domain);
    const place = at + SIZE * domain;
    const count = s.counts[column]!;
    const held = inHand[column]!;
    into[place]! += count / 4;
    into[place + 1]! += (late * count) / 4;
    into[place + 2]! += held / 2;
    into[place + 3]! += (late * held) / 2;
    const level = levels[column]!;
    if (level > 0) into[place + 4]! += 1 - end;
    if (level > 1) into[place + 5]! += 1 - end;
    const most = mostOfRivals(s, seat, domain);
    const lead = margin(count - most);
    into[place + 6]! += lead;
    into[place + 7]! += late * lead;
    into[place + 8]! += end * lead;
    into[place + 9]! += end * margin(count + held - most);
    if (count === 0 || count < most) continue;
    const standing = count > most ? 1 : 0.5;
    into[place + 10]! += standing;
    into[place + 11]! += late * standing;
    into[place + 12]! += late * late * late * standing;
    into[place + 13]! += end * standing;
  }
  return at + DOMAINS_SIZE;
};

/** The most cards of the domain that somebody of another side has. */
export function mostOfRivals(s: State, seat: Seat, domain: number): number {
  const side = sideOf(s.options, seat);
  let most = 0;
  for (let other = 0; other < s.seats; other++)
    if (sideOf(s.options, other) !== side) most = Math.max(most, s.counts[columnOf(other, domain)]!);
  return most;
}
