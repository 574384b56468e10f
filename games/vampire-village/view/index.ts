import { owes, type Seat, type Seen, seen } from '@duskhall/kernel';
import type { Card, Kind, Type } from '../cards/index.ts';
import type { Ending, Outcome } from '../events.ts';
import type { Frame } from '../frames.ts';
import type { Options } from '../options.ts';
import { outcomeOf } from '../outcome.ts';
import { isAttack, isDue, knownHands, secretLane } from '../rules/secrecy.ts';
import { allSeats, DRAW, handOf, type State, type Village } from '../state.ts';

/** Everything a viewer may know (VV-8, VV-8.1). In a secret step, `owes` shows only which others it concerns. */
export interface View extends Seen<State> {
  options: Options;
  seats: number;
  round: number;
  order: readonly Type[];
  ending: Ending;
  /** In a secret step: how many seats it concerns, and how many of them have finished. */
  due: number;
  ready: number;
  /** By seat, public: card, x, y, villagers, and so on; the cards it has lost. */
  villages: Village[];
  fallen: (readonly Card[])[];
  /** The viewer's own village as planned in a secret step. */
  plan: Village;
  /** By seat: the hand it holds, as far as the viewer has seen it; and the size of every hand. */
  hands: (readonly Card[])[];
  handSize: number;
  /** The viewer's own pick of this step; -1: none. */
  pick: Card;
  /** This round's revealed picks, step by step in seat order. */
  picked: readonly Card[];
  /** The viewer's own draw, and its gifts to the left, to the right and to itself; -1: not yet chosen. */
  drawn: readonly Kind[];
  gifts: readonly Kind[];
  /** This round's revealed gifts, turn by turn in seat order: left, right, kept. */
  given: readonly Kind[];
  /** By seat * kinds + kind: the number of creatures, and their frozen values (empty outside the attacks). */
  around: readonly number[];
  threats: readonly number[];
  /** By kind: creatures out of the game. */
  slain: readonly number[];
  /** The viewer's own demons' actions: demon, card, creature, and so on. */
  deeds: readonly number[];
  /** By seat, in an attack: its lane. */
  lanes: (readonly Frame[])[];
  /** VV-6.2: the points so far, from public information. */
  standing: number[];
  /** Empty while the game goes on, one entry when it is over. */
  outcome: Outcome[];
}

export function view(s: State, viewer: Seat): View {
  const isSeat = viewer >= 0;
  const isSecret = secretLane(s) !== null;
  const seats = allSeats(s.seats);
  const due = isSecret ? seats.filter((seat) => isDue(s, seat)).length : 0;
  const known = knownHands(s, viewer);
  const result = outcomeOf(s);
  const common = seen(s, viewer);
  // Each field by name: a spread took twice as long.
  return {
    viewer: common.viewer,
    stack: common.stack,
    lane: common.lane,
    question: common.question,
    asked: common.asked,
    answer: common.answer,
    isHeld: common.isHeld,
    isShared: common.isShared,
    owes: seats.map((seat) => (isSecret && seat !== viewer ? isDue(s, seat) : owes(s, seat))),
    options: s.options,
    seats: s.seats,
    round: s.round,
    order: s.order.slice(),
    ending: s.ending,
    due,
    ready: isSecret ? due - s.table.owing : 0,
    villages: s.villages.map((village) => village.slice()),
    fallen: s.fallen.map((cards) => cards.slice()),
    plan: isSeat ? s.plans[viewer]!.slice() : [],
    hands: seats.map((seat) => (known[seat] ? s.hands[handOf(s, seat)]!.slice() : [])),
    handSize: s.hands[0]!.length,
    pick: isSeat ? s.picks[viewer]! : -1,
    picked: s.picked.slice(),
    drawn: isSeat ? s.drawn.slice(viewer * DRAW, (viewer + 1) * DRAW) : [],
    gifts: isSeat ? s.gifts.slice(viewer * DRAW, (viewer + 1) * DRAW) : [],
    given: s.given.slice(),
    around: s.around.slice(),
    threats: s.threats.slice(),
    slain: s.slain.slice(),
    deeds: isSeat ? s.deeds[viewer]!.slice() : [],
    lanes: isAttack(s) ? s.table.lanes.map((lane) => lane.slice()) : [],
    standing: result.results.map(({ points }) => points),
    outcome: s.ending === '' ? [] : [result],
  };
}
