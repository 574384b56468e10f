import type { Seat } from '@duskhall/kernel';
import type { Claim } from '../events.ts';
import type { Phrase } from '../frames.ts';
import { blamedIn } from '../rules/grounds.ts';
import type { View } from '../view/index.ts';
import { publicDraw, TRAITS, temperOf } from './temper.ts';

/** What answers a question, or an accusation. */
const REPLIES: { readonly [phrase in Phrase]?: readonly Phrase[] } = {
  askRole: ['claimRole', 'decline'],
  askSuspect: ['accuse', 'recant', 'decline'],
  askWhy: ['accuse', 'recant', 'decline'],
  accuse: ['deny', 'claimRole', 'accuse', 'claimCheck'],
  recant: ['deny', 'claimRole', 'accuse', 'claimCheck'],
};
const isTo = (claim: Claim, seat: Seat): boolean =>
  claim.seat !== seat && (claim.say.startsWith('ask') ? claim.about === seat : blamedIn(claim) === seat);

export const tonightIn = ({ claims, cycle }: Pick<View, 'claims' | 'cycle'>): readonly Claim[] =>
  claims.filter((claim) => claim.cycle === cycle);

/** What was said to a seat tonight and not answered yet, the latest; null: nothing. Questions come before accusations. */
export function unanswered(v: Pick<View, 'claims' | 'cycle'>, seat: Seat): Claim | null {
  const said = tonightIn(v);
  const isOpen = (claim: Claim, at: number) =>
    isTo(claim, seat) &&
    !said.slice(at + 1).some((later) => later.seat === seat && REPLIES[claim.say]!.includes(later.say));
  return (
    said.findLast((claim, at) => claim.say.startsWith('ask') && isOpen(claim, at)) ??
    said.findLast((claim, at) => blamedIn(claim) === seat && isOpen(claim, at)) ??
    null
  );
}

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
    if (open !== null) return -1 - v.claims.indexOf(open) - (open.say.startsWith('ask') ? v.claims.length : 0);
    const words = said.filter((claim) => claim.seat === seat).length;
    return 3 * words + TRAITS[temperOf(seat, v.seats)].patience + 2 * publicDraw(seat, v.cycle, said.length);
  };
  const late = new Map(living.map((seat) => [seat, lateness(seat)]));
  return living.sort((a, b) => late.get(a)! - late.get(b)!);
}
