import { close, type Game, type Steps } from '@duskhall/kernel';
import { free, legal, refusal, timeout } from './legal.ts';
import { party } from './party.ts';
import { begin, perform, steps } from './rules.ts';
import { scenario } from './scenario.ts';
import { clone, flaw, type Options, type State, scores, setup } from './state.ts';
import { imagine, redact, type View, view } from './view.ts';

export interface Assembly {
  state: State;
  view: View;
  options: Options;
}

/** The game with other steps, so that tests can plant faults. */
export const assemblyOf = (steps: Steps<State>): Game<Assembly> => ({
  name: 'assembly',
  rulesVersion: 1,
  seats: { min: 3, max: 8 },
  options: {
    ravens: { kind: 'choice', values: ['one', 'two'], fallback: 'one', seats: [5, 6, 7, 8] },
    rounds: { kind: 'number', min: 1, max: 9, fallback: 3 },
    seconds: { kind: 'number', min: 1, max: 600, fallback: 30 },
    beat: { kind: 'number', min: 0, max: 10, fallback: 0 },
  },
  setup: (options, seats, rng) => begin(steps, setup(options, seats, rng)),
  scenario: (given, options, seats, rng) => begin(steps, scenario(given, options, seats, rng)),
  clone,
  legal,
  free,
  apply: (s, seat, move) => perform(steps, s, seat, move),
  close: (s) => close(steps, s),
  refusal,
  timeout,
  pace: (s) => (s.table.isHeld ? { seconds: s.seconds, ...(s.beat > 0 && { beat: s.beat }) } : null),
  scores,
  ending: (s) => s.winner || null,
  view,
  redact,
  imagine,
  flaw,
  hints: null,
  party,
});

export const assembly: Game<Assembly> = assemblyOf(steps);
