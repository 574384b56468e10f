import type { Hints, Seat } from '@duskhall/kernel';
import { type Card, DOMAINS, domainOf } from './cards.ts';
import { FINISH, type Move } from './frames.ts';
import type { Options } from './options.ts';
import { allSeats, columnOf, countOf, hegemonyBase, type State, sideOf } from './state.ts';
import type { View } from './view/index.ts';

interface Hinted {
  state: State;
  view: View;
  options: Options;
}

/** How much nearness to hegemony counts, the domains led, and cards in the area and in the hand. */
const FEATURES = { hegemony: 6, lead: 0.5, laid: 0.06, held: 0.12 };

/** What a seat has: how near it is to hegemony, in how many domains nobody has more, and its cards. */
function strengthOf(s: State, seat: Seat): number {
  let nearest = 0;
  let leads = 0;
  for (const domain of DOMAINS) {
    const count = countOf(s, seat, domain);
    const needed = hegemonyBase(s.seats) + s.democracies[columnOf(seat, domain)]!;
    nearest = Math.max(nearest, count / needed);
    if (count > 0 && allSeats(s.seats).every((other) => countOf(s, other, domain) <= count)) leads++;
  }
  const { hegemony, lead, laid, held } = FEATURES;
  return (
    hegemony * Math.min(1, nearest) ** 3 + lead * leads + laid * s.areas[seat]!.length + held * s.hands[seat]!.length
  );
}

/** The side's share of what all sides have, told by its strongest member. */
function value(s: State): number[] {
  const sides = new Map<number, number>();
  for (const seat of allSeats(s.seats)) {
    const side = sideOf(s.options, seat);
    sides.set(side, Math.max(sides.get(side) ?? 0, Math.exp(strengthOf(s, seat))));
  }
  const total = [...sides.values()].reduce((sum, each) => sum + each, 0);
  return allSeats(s.seats).map((seat) => sides.get(sideOf(s.options, seat))! / total);
}

const laidOf = (view: View, seat: Seat, domain: number): number =>
  seat < 0 ? 0 : view.areas[seat]!.reduce((sum, card) => sum + Number(domainOf(card) === domain), 0);

/** Cards are kept for the domains that grow and given up in the others. */
function weights(view: View, moves: readonly Move[]): number[] {
  const { viewer, question } = view;
  const own = (card: Card) => 1 + laidOf(view, viewer, domainOf(card));
  const isLoss = question === 'discard' || question === 'give';
  return moves.map((move) => {
    if ('card' in move) return isLoss ? 1 / own(move.card) : own(move.card) ** 2;
    if ('effect' in move) return move.effect === FINISH ? 1 : 2;
    if (!('domain' in move)) return 1;
    if ('seat' in move) return move.seat === viewer ? 0.1 : 1 + laidOf(view, move.seat, move.domain);
    return question === 'attack' ? 1 : 1 / (1 + laidOf(view, viewer, move.domain));
  });
}

export const hints: Hints<Hinted> = { value, weights };
