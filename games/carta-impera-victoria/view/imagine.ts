import { type Rng, restore, shuffle } from '@duskhall/kernel';
import { domainOf, ECONOMY } from '../cards/index.ts';
import { type Frame, questionBefore } from '../frames.ts';
import { legal } from '../legal/index.ts';
import { markerCard, markerColumn } from '../rules/markers.ts';
import { allSeats, columnOf, emptyTable, type State } from '../state.ts';
import { dealHidden } from './deal-hidden.ts';
import type { View } from './index.ts';

/** Samples a full state that produces this view: public parts are copied, hidden parts are dealt anew. */
export function imagine(v: View, rng: Rng): State {
  const s = copyOpen(v, rng);
  if (v.opened.length > 0) copyOpened(v, s);
  else dealHidden(v, s, rng);
  askAgain(v, s, rng);
  return s;
}

function copyOpen(v: View, rng: Rng): State {
  const s = emptyTable(v.options, v.seats, rng);
  s.table.log = null;
  s.first = v.first;
  s.turn = v.turn;
  s.idleRounds = v.idleRounds;
  s.hasDrawn = v.hasDrawn;
  s.isFinal = v.isFinal;
  s.discard = v.discard.slice();
  s.centre = v.centre.slice();
  s.areas = v.areas.map((area) => area.slice());
  s.areas.forEach((area, seat) => {
    for (const card of area) s.counts[columnOf(seat, domainOf(card))]!++;
  });
  s.held = v.held;
  s.markers = v.markers.slice();
  for (const marker of v.markers) {
    const tally = domainOf(markerCard(marker)) === ECONOMY ? s.embargoes : s.democracies;
    tally[markerColumn(marker)]!++;
  }
  s.freshEmbargo = v.freshEmbargo;
  s.used = v.used;
  s.activatedLimit = v.activatedLimit;
  s.coinHolder = v.coinHolder;
  s.coinSource = v.coinSource;
  s.coinDomain = v.coinDomain;
  copyKnowledge(v, s);
  return s;
}

function copyKnowledge(v: View, s: State): void {
  const knower = v.viewer >= 0 ? v.viewer : v.seats;
  if (v.rival.length > 0) s.rival = s.known.slice();
  v.known.forEach((cards, holder) => {
    s.known[knower * v.seats + holder] = cards;
  });
  v.rival.forEach((cards, holder) => {
    s.rival[knower * v.seats + holder] = cards;
  });
  if (v.viewer < 0) return;
  s.picks[v.viewer] = v.picks;
  v.passed.forEach((cards, round) => {
    s.passed[v.viewer * 2 + round] = cards;
  });
}

/** CIV-6.11: a finished game has no secrets. */
function copyOpened(v: View, s: State): void {
  const { hands, deck, removed, picks } = v.opened[0]!;
  s.ending = v.outcome[0]!.ending;
  s.hands = hands.map((hand) => hand.slice());
  s.deck = deck.slice().reverse();
  s.removed = removed;
  s.picks = picks.slice();
}

/** Reopens the current questions; secret answers already given by others are sampled. */
function askAgain(v: View, s: State, rng: Rng): void {
  const top = v.stack.at(-1);
  restore(s, v, () => questionBefore(top!, s.held)!);
  for (const seat of allSeats(v.seats)) {
    if (seat === v.viewer) continue;
    if (top?.do === 'inquisition.done' && v.owes[seat]) s.table.lanes[seat] = notBegun(v);
    if (top?.do !== 'draft.picked' || v.owes[seat]) continue;
    s.table.questions[seat] = 'pick';
    s.table.asked[seat] = 1;
    s.table.answers[seat] = shuffle(rng, legal(s, seat), 'answer')[0]!;
  }
}

/** Another seat's progress in giving cards back is hidden, so it starts from the beginning. */
const notBegun = (v: View): Frame[] => [{ do: 'inquisition.gave', left: v.takenAges.reduce((sum, n) => sum + n) }];
