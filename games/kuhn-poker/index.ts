import { answer, close, type Game } from '@duskhall/kernel';
import { legal, refusal, timeout } from './legal.ts';
import { begin, steps } from './rules.ts';
import { scenario } from './scenario.ts';
import { clone, flaw, type State, scores, setup } from './state.ts';
import { imagine, redact, type View, view } from './view.ts';

export interface KuhnPoker {
  state: State;
  view: View;
  options: Record<string, never>;
}

export const kuhnPoker: Game<KuhnPoker> = {
  name: 'kuhn-poker',
  isForStakes: true,
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  options: {},
  setup: (_options, _seats, rng) => begin(setup(rng)),
  scenario: (given, _options, _seats, rng) => scenario(given, rng),
  clone,
  legal,
  free: () => [],
  apply: (s, seat, move) => answer(steps, s, seat, move),
  close: (s) => close(steps, s),
  refusal,
  timeout,
  pace: () => null,
  scores,
  ending: (s) => (scores(s) === null ? null : s.isShown ? 'showdown' : 'fold'),
  view,
  redact,
  imagine,
  flaw,
  hints: null,
};
