import type { Seat } from '@duskhall/kernel';
import { isQuestion, tonightIn, unanswered } from '../rules/replies.ts';
import { temperOf } from '../rules/temper.ts';
import type { View } from '../view/index.ts';
import { publicDraw, TRAITS } from './traits.ts';

/** The seat that has the floor alone: in its defence or with its last words; -1: nobody. */
export function speakerIn({ stack, accused }: Pick<View, 'stack' | 'accused'>): Seat {
  const f = stack.at(-1);
  if (f?.do === 'defence.made') return accused[f.place]!;
  return f?.do === 'execution.carryOut' ? f.seat : -1;
}

/**
 * In which order these seats may speak: who was spoken to, then who has said little, sooner or later by temper. It is
 * told from what everybody knows, so that nothing but words can give a seat away. Empty: nobody speaks now.
 */
export function floor(v: View, seats: readonly Seat[]): Seat[] {
  if (v.phase !== 'night' || v.ending !== '') return [];
  const f = v.stack.at(-1);
  const living = seats.filter((seat) => v.isAlive[seat] && !v.isLeaving[seat]);
  if (f?.do !== 'debate.closed' && f?.do !== 'speech.made') return living.filter((seat) => seat === speakerIn(v));
  const said = tonightIn(v);
  const lateness = (seat: Seat): number => {
    const open = unanswered(v, seat);
    // Questions before accusations, and the latest first.
    if (open !== null) return -1 - v.claims.indexOf(open) - (isQuestion(open) ? v.claims.length : 0);
    const words = said.filter((claim) => claim.seat === seat).length;
    return 3 * words + TRAITS[temperOf(seat, v.seats)].patience + 2 * publicDraw(seat, v.cycle, said.length);
  };
  const late = new Map(living.map((seat) => [seat, lateness(seat)]));
  return living.sort((a, b) => late.get(a)! - late.get(b)!);
}
