import type { Seat } from '@duskhall/kernel';
import { DOMAINS, type Domain, domainOf } from '../cards/index.ts';
import { allSeats, columnOf, countOf, hegemonyBase, type State, sideOf } from '../state.ts';

/**
 * Weights of a seat's prospects, fitted to the results of many games between bots: nearness to hegemony, by the cards
 * in the area and including the hand; a domain in which nobody has more, and its extra weight as the deck runs out; a
 * card in the area and in the hand.
 */
const FEATURES = { near: 0.5, within: 2.5, lead: -0.3, lateLead: 0.8, laid: 0.04, held: -0.1 };

function strengthOf(s: State, seat: Seat): number {
  const inHand = DOMAINS.map(() => 0);
  for (const card of s.hands[seat]!) inHand[domainOf(card)]!++;
  let [near, within, leads] = [0, 0, 0];
  for (const domain of DOMAINS) {
    const count = countOf(s, seat, domain);
    const needed = hegemonyBase(s.seats) + s.democracies[columnOf(seat, domain)]!;
    near = Math.max(near, count / needed);
    within = Math.max(within, (count + inHand[domain]!) / needed);
    if (count > 0 && isLed(s, domain, count)) leads++;
  }
  return (
    FEATURES.near * Math.min(1, near) ** 3 +
    FEATURES.within * Math.min(1, within) ** 3 +
    leads * (FEATURES.lead + FEATURES.lateLead * (1 - s.deck.length / ALL_CARDS)) +
    FEATURES.laid * s.areas[seat]!.length +
    FEATURES.held * s.hands[seat]!.length
  );
}
const ALL_CARDS = 104;

function isLed(s: State, domain: Domain, count: number): boolean {
  for (let other = 0; other < s.seats; other++) if (countOf(s, other, domain) > count) return false;
  return true;
}

/** The side's share of all sides' prospects, each judged by its strongest member. */
export function value(s: State): number[] {
  const sides = new Map<number, number>();
  for (const seat of allSeats(s.seats)) {
    const side = sideOf(s.options, seat);
    sides.set(side, Math.max(sides.get(side) ?? 0, Math.exp(strengthOf(s, seat))));
  }
  const total = [...sides.values()].reduce((sum, each) => sum + each, 0);
  return allSeats(s.seats).map((seat) => sides.get(sideOf(s.options, seat))! / total);
}
