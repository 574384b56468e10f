import { enter, type Match, openMatch, type Seat, waiting } from '@duskhall/kernel';
import type { Move } from './frames.ts';
import { type Assembly, assembly } from './index.ts';

const sides = ['raven', 'folk', 'folk', 'folk', 'folk'];

/** A match of five at its first question; seat 0 is the raven. */
export const atLook = (): Match<Assembly> =>
  openMatch(assembly, {
    seats: 5,
    options: { ravens: 'one', rounds: 3, seconds: 30, beat: 0 },
    seed: 'match',
    scenario: { sides },
  });

/** The same match after the speaker has looked: all seats make their plans. */
export function atPlans(): Match<Assembly> {
  const match = atLook();
  act(match, match.s.speaker, { name: (match.s.speaker + 1) % sides.length });
  act(match, match.s.speaker, { word: 'calm' });
  return match;
}

export const REST: readonly Move[] = [{ task: 'rest' }, { done: true }];

/** The same match after all have rested: every seat names another until the house closes the window. */
export function atNight(): Match<Assembly> {
  const match = atPlans();
  for (const seat of waiting(match.s)) act(match, seat, ...REST);
  return match;
}

/** Plays moves that must not be refused. */
export function act(match: Match<Assembly>, seat: Seat, ...moves: Move[]): void {
  const refusal = enter(match, seat, moves, 'seat', 7);
  if (refusal !== null) throw new Error(`seat ${seat} is refused ${JSON.stringify([moves, refusal])}`);
}
