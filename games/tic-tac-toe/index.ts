import { answer, close, type Game } from '@duskhall/kernel';
import { legal, refusal, timeout } from './legal.ts';
import { begin, steps } from './rules.ts';
import { scenario } from './scenario.ts';
import { clone, flaw, NOBODY, type State, scores, setup } from './state.ts';
import { imagine, redact, type View, view } from './view.ts';

export interface TicTacToe {
  state: State;
  view: View;
  options: Record<string, never>;
}

export const ticTacToe: Game<TicTacToe> = {
  name: 'tic-tac-toe',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  options: {},
  setup: (_options, _seats, rng) => begin(setup(rng), 0),
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
  ending: (s) => (scores(s) === null ? null : s.winner === NOBODY ? 'full' : 'line'),
  view,
  redact,
  imagine,
  flaw,
  hints: null,
};
