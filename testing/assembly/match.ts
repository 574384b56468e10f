import { enter, type Match, openMatch, type Seat, waiting } from '@duskhall/kernel';
import type { Move } from './frames.ts';
import { type Assembly, assembly } from './index.ts';

const sides = ['raven', 'folk', 'folk', 'folk', 'folk'];

/** A match of five, the first being the raven, at its first question. */
export const atLook = (): Match<Assembly> =>
  openMatch(assembly, {
    seats: 5,
    options: { ravens: 'one', rounds: 3, seconds: 30, beat: 0 },
    seed: 'match',
    scenario: { sides },
  });

/** The same after the speaker has looked: all make their plans. */
export function atPlans(): Match<Assembly> {
  const match = atLook();
  act(match, match.s.speaker, { name: (match.s.speaker + 1) % sides.length });
  act(match, match.s.speaker, { word: 'calm' });
  return match;
}

export const REST: readonly Move[] = [{ task: 'rest' }, { done: true }];

/** The same after all have rested: everybody names somebody until the house closes. */
export function atNight(): Match<Assembly> {
  const match = atPlans();
  for (const seat of waiting(match.s)) act(match, seat, ...REST);
  return match;
}

/** Moves of a seat that are not refused. */
export function act(match: Match<Assembly>, seat: Seat, ...moves: Move[]): void {
  const refusal = enter(match, seat, moves, 'seat', 7);
  if (refusal !== null) throw new Error(`seat ${seat} is refused ${JSON.stringify([moves, refusal])}`);
}
