import { answer, close, type Game } from '@duskhall/kernel';
import { legal, refusal, timeout } from './legal.ts';
import { OPTIONS, type Options } from './options.ts';
import { begin, steps } from './rules.ts';
import { scenario } from './scenario.ts';
import { clone, flaw, isTrue, type State, scores, setup } from './state.ts';
import { imagine, redact, type View, view } from './view.ts';

export interface LiarsDice {
  state: State;
  view: View;
  options: Options;
}

export const liarsDice: Game<LiarsDice> = {
  name: 'liars-dice',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  options: OPTIONS,
  setup: (options, _seats, rng) => begin(setup(options, rng)),
  scenario: (given, options, _seats, rng) => scenario(given, options, rng),
  clone,
  legal,
  free: () => [],
  apply: (s, seat, move) => answer(steps, s, seat, move),
  close: (s) => close(steps, s),
  refusal,
  timeout,
  pace: () => null,
  scores,
  ending: (s) => (scores(s) === null ? null : isTrue(s) ? 'truth' : 'lie'),
  view,
  redact,
  imagine,
  flaw,
  hints: null,
};
