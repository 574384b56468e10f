import { answer, below, owes, proceed, type Rng, restore, type Seat, shuffle } from '@duskhall/kernel';
import type { Card, Kind } from '../cards/index.ts';
import type { Frame, Question } from '../frames.ts';
import { legal } from '../legal/index.ts';
import { excessNow } from '../rules/attack.ts';
import { steps } from '../rules/index.ts';
import { isAttack, isConstruction, isDue, secretLane } from '../rules/secrecy.ts';
import { cardsIn, villagersIn } from '../rules/village.ts';
import { allSeats, DRAW, emptyTable, handOf, type State, setOf } from '../state.ts';
import type { View } from './index.ts';

/** Samples a full state that produces this view: public parts are copied, hidden parts are dealt anew. */
export function imagine(v: View, rng: Rng): State {
  const s = copyOpen(v, rng);
  if (v.handSize > 0) dealHands(v, s, rng);
  if (v.stack.at(-1)?.do === 'creatures.reveal') dealCreatures(v, s, rng);
  askAgain(v, s, rng);
  return s;
}

function copyOpen(v: View, rng: Rng): State {
  const s = emptyTable(v.options, v.seats, rng);
  s.table.log = null;
  s.round = v.round;
  s.order = v.order;
  s.ending = v.ending;
  s.villages = v.villages.slice();
  s.fallen = v.fallen.slice();
  s.picked = v.picked;
  s.given = v.given;
  s.around = v.around.slice();
  s.threats = v.threats;
  s.slain = v.slain.slice();
  const kinds = s.slain.length;
  s.arrived = s.slain.map((n, kind) => s.around.reduce((sum, m, at) => (at % kinds === kind ? sum + m : sum), n));
  return s;
}

/** VV-8: hands the viewer has held are known wherever they are now; the others are dealt from unseen cards. */
function dealHands(v: View, s: State, rng: Rng): void {
  const seen = new Set([...v.villages.flatMap(cardsIn), ...v.fallen.flat(), ...v.picked, ...v.hands.flat()]);
  const unseen = setOf(v).villageDecks[v.round]!.filter((card) => !seen.has(card));
  shuffle(rng, unseen, 'unseen');
  const hands: Card[][] = allSeats(v.seats).map(() => []);
  for (const seat of allSeats(v.seats)) {
    const known = v.hands[seat]!;
    hands[handOf(s, seat)] = known.length > 0 ? known.slice() : unseen.splice(0, v.handSize);
  }
  s.hands = hands;
}

/** Other seats' draws and the second turn's creatures: this round's creatures minus all the viewer has seen. */
function dealCreatures(v: View, s: State, rng: Rng): void {
  const unseen: Kind[] = setOf(v).creatureDecks[v.round]!.slice();
  for (const kind of [...v.given, ...v.drawn]) unseen.splice(unseen.indexOf(kind), 1);
  shuffle(rng, unseen, 'unseen');
  s.drawn = allSeats(v.seats).flatMap((seat) => (seat === v.viewer ? v.drawn : unseen.splice(0, DRAW)));
  s.creatureDeck = v.given.length === 0 ? unseen.splice(0, v.seats * DRAW) : [];
}

function askAgain(v: View, s: State, rng: Rng): void {
  restore(s, v, (seat) => questionIn(v.lanes[seat] ?? []));
  if (isAttack(v)) s.table.lanes = v.lanes.map((lane) => lane.slice());
  const lane = secretLane(v);
  if (lane !== null) playLanes(v, s, lane, rng);
  if (!isConstruction(v) && v.ending === '') takeStock(s);
}

const questionIn = (lane: readonly Frame[]): Question => (lane.at(-1)?.do === 'slay.chosen' ? 'slay' : 'sacrifice');

/** The fields that invariants compare with. */
function takeStock(s: State): void {
  s.settled = s.villages.map((village) => villagersIn(setOf(s), village));
  const halfway = s.table.questions.filter((question) => question === 'slay').length;
  if (s.threats.length > 0) s.excess = excessNow(s) - halfway;
}

/** As many other seats as the viewer sees finished have acted; the rest have not begun. */
function playLanes(v: View, s: State, lane: Frame, rng: Rng): void {
  const step = lane.do;
  const others = allSeats(v.seats).filter((seat) => seat !== v.viewer);
  s.picks = step === 'place.ask' ? v.picked.slice(-v.seats) : s.picks;
  if (step === 'place.ask' || step === 'demon.ask') s.plans = s.villages.slice();
  for (const seat of others) {
    s.table.questions[seat] = null;
    s.table.lanes[seat] = [lane];
  }
  if (v.viewer >= 0) copyOwn(v, s);
  const isReady = v.viewer >= 0 && isDue(s, v.viewer) && v.question === '';
  const ready = shuffle(
    rng,
    others.filter((seat) => isDue(s, seat)),
    'ready',
  ).slice(0, v.ready - (isReady ? 1 : 0));
  // One more than there are, so that the step does not end when the last of them finishes.
  s.table.owing = v.seats + 1;
  proceed(steps, s);
  for (const seat of ready) while (owes(s, seat)) answer(steps, s, seat, someMove(s, seat, rng));
  s.table.owing = s.table.lanes.filter((frames) => frames.length > 0).length;
}

const someMove = (s: State, seat: Seat, rng: Rng) => {
  const moves = legal(s, seat);
  return moves[below(rng, moves.length, 'imagined')]!;
};

function copyOwn(v: View, s: State): void {
  s.picks[v.viewer] = v.pick;
  s.plans[v.viewer] = v.plan;
  s.deeds[v.viewer] = v.deeds;
  s.gifts.splice(v.viewer * DRAW, DRAW, ...v.gifts);
}
