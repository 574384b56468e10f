import { answer, type Game } from '@duskhall/kernel';
import { setup } from './deal.ts';
import { flaw } from './flaw.ts';
import { legal } from './legal/index.ts';
import { refusal } from './legal/refusal.ts';
import { timeout } from './legal/timeout.ts';
import { OPTIONS, type Options } from './options.ts';
import { scores } from './outcome.ts';
import { steps } from './rules/index.ts';
import { scenario } from './scenario.ts';
import { clone, type State } from './state.ts';
import { imagine } from './view/imagine.ts';
import { type View, view } from './view/index.ts';
import { redact } from './view/redact.ts';

export interface CartaImperaVictoria {
  state: State;
  view: View;
  options: Options;
}

export const cartaImperaVictoria: Game<CartaImperaVictoria> = {
  name: 'carta-impera-victoria',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  setup,
  scenario,
  clone,
  legal,
  free: () => [],
  apply: (s, seat, move) => answer(steps, s, seat, move),
  close: () => {
    throw new Error('Carta Impera Victoria holds no window open');
  },
  refusal,
  timeout,
  pace: () => null,
  scores,
  view,
  redact,
  imagine,
  flaw,
  hints: null,
};
