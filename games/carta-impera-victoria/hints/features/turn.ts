import type { Seat } from '@duskhall/kernel';
import { CULTURE, DOMAINS, domainOf, ECONOMY, RELIGION, SCIENCE, UTOPIA } from '../../cards/index.ts';
import { columnOf, leadsCulture, type State } from '../../state.ts';
import { turnsUntil } from './hegemony.ts';
import type { Part } from './part.ts';
import { copyable, handSizes, inHand, isToPlay, lateness, levels, missing } from './survey.ts';

const HAND_SIZE = 16;
export const HAND = HAND_SIZE;

/** The hand, the area, and the cards to be drawn. */
export const hand: Part = (s, seat, into, at) => {
  const { late, end } = lateness;
  const size = handSizes[seat]!;
  const isOn = seat === s.turn;
  into[at]! += size / 5;
  into[at + 1]! += (late * size) / 5;
  into[at + 2]! += (end * size) / 5;
  if (size === 0) into[at + 3]!++;
  if (size > 3) into[at + 4]!++;
  if (size > 5) into[at + 5]!++;
  const area = s.areas[seat]!.length;
  into[at + 6]! += area / 10;
  into[at + 7]! += (late * area) / 10;
  into[at + 8]! += (end * area) / 10;
  if (s.isFinal) into[at + 9]! += size / 5;
  // Different domains in hand: a choice.
  let kinds = 0;
  let barred = 0;
  for (let domain = 0; domain < DOMAINS.length; domain++) {
    const column = columnOf(seat, domain);
    if (inHand[column]! > 0) kinds++;
    if (s.embargoes[column]! > 0) barred += inHand[column]!;
  }
  into[at + 10]! += kinds / 4;
  into[at + (isOn ? 11 : 12)]! += barred / 2;
  if (s.isFinal) return at + HAND_SIZE;
  const limit = limitOf(s, seat);
  into[at + 13]! += (limit - 3) / 4;
  if (isOn) into[at + 14]! += Math.max(0, limit - size) / 4;
  if (isOn) into[at + 15]! += Math.min(s.deck.length, Math.max(0, limit - size)) * end;
  return at + HAND_SIZE;
};

/** The hand limit that the seat has at the end of its turn, this or the next, if it uses what it has. */
function limitOf(s: State, seat: Seat): number {
  const used = seat === s.turn ? s.used : 0;
  let level = levels[columnOf(seat, RELIGION)]!;
  if ((used & (1 << CULTURE)) === 0 && leadsCulture(s, seat)) level = Math.max(level, copyable(s, seat, RELIGION, 0));
  else if (s.coinHolder === seat && s.coinDomain === RELIGION && s.options.religionMode === 'continuous')
    level = Math.max(level, levels[columnOf(s.coinSource, RELIGION)]!);
  if (s.options.religionMode === 'continuous') return 3 + 2 * level;
  const isSpent = (used & (1 << RELIGION)) !== 0;
  return isSpent ? s.activatedLimit : 3 + 2 * level;
}

const EFFECTS_SIZE = 2 * DOMAINS.length;
export const EFFECTS = EFFECTS_SIZE + 6;

/** Effects that the seat whose turn it is may still use; whose Culture leads, and what it could copy. */
export const effects: Part = (s, seat, into, at) => {
  if (seat === s.turn && !isToPlay(s, seat))
    for (let domain = 0; domain < DOMAINS.length; domain++) {
      const column = columnOf(seat, domain);
      if ((s.used & (1 << domain)) === 0) into[at + domain]! += levels[column]! / 2;
      if ((s.used & (1 << (domain + 8))) === 0 && s.counts[column]! > 0) into[at + DOMAINS.length + domain]!++;
    }
  const place = at + EFFECTS_SIZE;
  if (!leadsCulture(s, seat)) return at + EFFECTS;
  into[place]!++;
  const isFree = seat !== s.turn || (s.used & (1 << CULTURE)) === 0;
  if (!isFree) return at + EFFECTS;
  into[place + 1]! += levelToCopy(s, seat, RELIGION);
  into[place + 2]! += levelToCopy(s, seat, ECONOMY);
  into[place + 3]! += levelToCopy(s, seat, SCIENCE);
  into[place + 4]! += levelToCopy(s, seat, UTOPIA);
  into[place + 5]! += seat === s.turn && !isToPlay(s, seat) ? 1 : 0;
  return at + EFFECTS;
};
/** By how much somebody else's level is better than the seat's own. */
const levelToCopy = (s: State, seat: Seat, domain: number): number =>
  Math.max(0, copyable(s, seat, domain, 0) - levels[columnOf(seat, domain)]!) / 2;

export const MARKERS = 6;

/** Markers on the seat, above all on its best domain. */
export const markers: Part = (s, seat, into, at) => {
  let [best, least] = [0, 99];
  for (let domain = 0; domain < DOMAINS.length; domain++) {
    const column = columnOf(seat, domain);
    into[at]! += s.democracies[column]! / 2;
    if (s.embargoes[column]! > 0) into[at + 1]!++;
    const left = missing[column]! - inHand[column]!;
    if (left < least) [best, least] = [domain, left];
  }
  const column = columnOf(seat, best);
  if (s.democracies[column]! > 0) into[at + 2]! += s.democracies[column]! / 2;
  if (s.embargoes[column]! > 0) into[at + (seat === s.turn ? 3 : 4)]! += Math.max(0, 5 - least) / 3;
  if (s.coinHolder === seat) into[at + 5]!++;
  return at + MARKERS;
};

const STEPS = 20;
export const MOMENT = 8 + STEPS;

/** Whose turn it is, and what is under way. */
export const moment: Part = (s, seat, into, at) => {
  const { late, end } = lateness;
  if (seat !== s.turn) {
    const until = turnsUntil(s, seat);
    if (until > 1) into[at + until - 2]!++;
    // What an Inquisition takes from this hand is not known yet.
    const top = s.table.stack[s.table.stack.length - 1];
    if (top?.do === 'inquisition.done' && top.target === seat) into[at + 2]! += handSizes[seat]! / 3;
    return at + MOMENT;
  }
  if (isToPlay(s, seat)) {
    into[at + 3]!++;
    into[at + 4]! += late;
    into[at + 5]! += end;
  } else {
    into[at + 6]! += late;
    into[at + 7]! += end;
    pending(s, into, at + 8);
  }
  return at + MOMENT;
};

/** The effect under way. */
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
      const giving = lanes[s.turn]![lanes[s.turn]!.length - 1];
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
    case 'marker.laid':
      into[at + (domainOf(s.held) === ECONOMY ? 16 : 17)]!++;
      // An Embargo stops whoever is next.
      into[at + (domainOf(s.held) === ECONOMY ? 18 : 19)]! += lateness.late;
      break;
  }
}
