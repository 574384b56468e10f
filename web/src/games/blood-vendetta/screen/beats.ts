import type { Death, Event, Trial } from '@duskhall/blood-vendetta';

/** A moment that the whole room watches before anything else is shown. */
export type Beat =
  | { kind: 'verdict'; trial: Trial }
  | { kind: 'death'; death: Death }
  /** A day without a victim. */
  | { kind: 'mercy' };

/** How long a beat is shown, in milliseconds. */
export const LASTS: { readonly [kind in Beat['kind']]: number } = { verdict: 4600, death: 4800, mercy: 3000 };
/** In a death: when the stone turns over, in milliseconds. */
export const TURNS = 1500;

/** The beat that an event is; null: it has none. */
export function beatOf(event: Event): Beat | null {
  if (event.type === 'died') return { kind: 'death', death: event.death };
  if (event.type === 'tried') return { kind: 'verdict', trial: event.trial };
  return event.type === 'nobodyDied' ? { kind: 'mercy' } : null;
}
