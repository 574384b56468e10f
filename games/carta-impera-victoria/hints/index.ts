import type { Hints, Seat } from '@duskhall/kernel';
import { type Card, domainOf } from '../cards/index.ts';
import { EFFECT_NUMBERS } from '../effects/effect.ts';
import { FINISH, type Move } from '../frames.ts';
import type { View } from '../view/index.ts';
import { type Hinted, learning } from './learned.ts';

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

/** Playouts, where there are any, draw every move from the weights: plausible turns of the others tell more than uniform moves. */
const guided = 1;

/** Values differ little between good moves and bad ones: a choice is settled by small differences. */
const temperature = 1.4;

/** About what the search did in 100 ms on a 2.4 GHz core. */
const iterations = 2400;

export const hints: Hints<Hinted> = { ...learning.learned, weights, guided, temperature, iterations, learning };
