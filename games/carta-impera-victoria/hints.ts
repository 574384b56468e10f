import type { Hints, Seat } from '@duskhall/kernel';
import { type Card, DOMAINS, type Domain, domainOf } from './cards/index.ts';
import { EFFECT_NUMBERS } from './effects/effect.ts';
import { FINISH, type Move } from './frames.ts';
import type { Options } from './options.ts';
import { allSeats, columnOf, countOf, hegemonyBase, type State, sideOf } from './state.ts';
import type { View } from './view/index.ts';

interface Hinted {
  state: State;
  view: View;
  options: Options;
}

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

/** Keeps cards of growing domains and gives up the others. */
function weights(view: View, moves: readonly Move[]): number[] {
  const { viewer, question } = view;
  const own = (card: Card) => 1 + laidOf(view, viewer, domainOf(card));
  const isLoss = question === 'discard' || question === 'give';
  const isFree = moves.some((move) => 'effect' in move && limitOf(move.effect) > 0);
  return moves.map((move) => {
    if ('card' in move) return isLoss ? 1 / own(move.card) : own(move.card) ** 2;
    if ('effect' in move) return appealOf(move.effect, isFree);
    if (!('domain' in move)) return 1;
    if ('seat' in move) return move.seat === viewer ? 0.1 : 1 + laidOf(view, move.seat, move.domain);
    return question === 'attack' ? 1 : 1 / (1 + laidOf(view, viewer, move.domain));
  });
}

/** CIV-5.4: a higher hand limit is free, so a seat rarely finishes without it, and the higher level is better. */
function appealOf(effect: number, isFree: boolean): number {
  if (effect === FINISH) return isFree ? 0.02 : 1;
  return limitOf(effect) === 0 ? 2 : limitOf(effect) === 1 ? 1 : 6;
}
/** The level of a Religion effect; 0 for other effects. */
const limitOf = (effect: number): number => LIMITS.indexOf(effect) + 1;
const LIMITS: readonly number[] = [EFFECT_NUMBERS['holy-book'], EFFECT_NUMBERS['divine-right']];

/** Playouts draw every move from the weights: plausible turns of the others tell more than uniform moves. */
const guided = 1;

/** Values differ little between good moves and bad ones: a choice is settled by small differences. */
const temperature = 0.1;

/** About what the search did in 100 ms on a 2.4 GHz core. */
const iterations = 2400;

export const hints: Hints<Hinted> = { value, weights, guided, temperature, iterations };
