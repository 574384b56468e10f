import { domainOf, ECONOMY } from '../../cards/index.ts';
import type { State } from '../../state.ts';
import { turnsUntil } from './hegemony.ts';
import type { Part } from './part.ts';
import { handSizes, isToPlay, lateness } from './survey.ts';

const PENDING = 20;
export const MOMENT_SIZE = 8 + PENDING;

/** Whose turn it is, and what is under way. */
export const moment: Part = (s, seat, into, at) => {
  const { late, end } = lateness;
  if (seat !== s.turn) {
    const until = turnsUntil(s, seat);
    if (until > 1) into[at + until - 2]!++;
    // An Inquisition is about to take the best cards of this hand.
    const top = s.table.stack[s.table.stack.length - 1];
    if (top?.do === 'inquisition.done' && top.target === seat) into[at + 2]! += handSizes[seat]! / 3;
  } else if (isToPlay(s, seat)) {
    into[at + 3]!++;
    into[at + 4]! += late;
    into[at + 5]! += end;
  } else {
    into[at + 6]! += late;
    into[at + 7]! += end;
    pending(s, into, at + 8);
  }
  return at + MOMENT_SIZE;
};

/** The effect under way, and how much of it is left. */
function pending(s: State, into: Float64Array, at: number): void {
  const { stack, lanes } = s.table;
  const top = stack[stack.length - 1];
  switch (top?.do) {
    case 'effects.chosen':
      into[at]!++;
      break;
    case 'discard.chosen':
      into[at + 1]!++;
      into[at + 2]! += top.left / 2;
      break;
    case 'attack.aimed':
      into[at + 3]!++;
      break;
    case 'inquisition.named':
      into[at + 4]!++;
      break;
    case 'inquisition.done': {
      const lane = lanes[s.turn]!;
      const giving = lane[lane.length - 1];
      into[at + 5]!++;
      if (giving !== undefined && 'left' in giving) into[at + 6]! += giving.left / 3;
      break;
    }
    case 'surrender.chosen':
      into[at + 7]!++;
      into[at + 8]! += top.left;
      break;
    case 'retrieve.chosen':
      into[at + 9]!++;
      into[at + 10]! += top.left;
      break;
    case 'extra.played':
      into[at + 11]!++;
      into[at + 12]! += top.left;
      break;
    case 'recover.chosen':
      into[at + 13]!++;
      into[at + 14]! += top.left;
      break;
    case 'inspiration.chosen':
      into[at + 15]!++;
      break;
    case 'marker.laid': {
      const place = at + (domainOf(s.held) === ECONOMY ? 16 : 17);
      into[place]!++;
      into[place + 2]! += lateness.late;
      break;
    }
  }
}
