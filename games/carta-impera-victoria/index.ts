import { answer, type Game } from '@duskhall/kernel';
import { setup } from './deal.ts';
import { flaw } from './flaw.ts';
import { PARTS } from './frames.ts';
import { hints } from './hints/index.ts';
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

/* For boards that read a view. */
export {
  AGE_NAMES,
  ageOf,
  CARDS,
  type Card,
  type CardName,
  CULTURE,
  cardName,
  cardsOfAge,
  copiesOf,
  DOMAIN_NAMES,
  DOMAINS,
  type Domain,
  type DomainName,
  domainOf,
  ECONOMY,
  MILITARY,
  RELIGION,
  SCIENCE,
  UTOPIA,
} from './cards/index.ts';
export { EFFECT_NAMES, EFFECT_NUMBERS, type EffectName } from './effects/effect.ts';
export { EFFECTS } from './effects/index.ts';
export type { Outcome } from './events.ts';
export { FINISH, type Move, QUESTION_RULES, type Question } from './frames.ts';
export { markerCard, markerColumn, markerOf } from './rules/markers.ts';
export { handLimit } from './rules/turn.ts';
export {
  columnOf,
  countOf,
  domainAt,
  hegemonyBase,
  isBarred,
  leadsCulture,
  needed,
  religionLimit,
  removedPerAge,
  type State,
  seatAt,
  sideOf,
} from './state.ts';
export type { View } from './view/index.ts';

export interface CartaImperaVictoria {
  state: State;
  view: View;
  options: Options;
}

export const cartaImperaVictoria: Game<CartaImperaVictoria> = {
  name: 'carta-impera-victoria',
  rulesVersion: 2,
  // In version 1 Religion was continuous by default; a record names its options.
  oldestRules: 1,
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
  parts: PARTS,
  pace: () => null,
  scores,
  ending: (s) => s.ending || null,
  view,
  redact,
  imagine,
  flaw,
  hints,
};
