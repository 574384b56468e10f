import { answer, type Game } from '@duskhall/kernel';
import { cardSets } from './cards/index.ts';
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

/* For boards that read a view, and for checking a custom card set. */
export * from './cards/card-set.ts';
export { CARD_SETS } from './cards/index.ts';
export { type CreatureId, NUMBERS, type VillageCardId } from './cards/table.ts';
export { DEED_NAMES, type DeedName, type Ending, type Event, type Outcome, type Result } from './events.ts';
export { type Frame, type Move, QUESTION_RULES, type Question } from './frames.ts';
export type { Reason } from './legal/reasons.ts';
export type { Options } from './options.ts';
export { boxOf, cardsIn, defenceOf, freeCells, gainOf, lineOf, lotOf, xOf, yOf } from './rules/village.ts';
export {
  creatureAt,
  DRAW,
  DRAWS,
  HAND,
  handAfter,
  LOT,
  leftOf,
  rightOf,
  type State,
  setOf,
  type Village,
} from './state.ts';
export type { View } from './view/index.ts';
export {
  aroundIn,
  type Forecast,
  forecastOf,
  layingOf,
  type Points,
  pointsBySource,
  type Siege,
  siegeOf,
  threatsIn,
  villageIn,
} from './view/sums.ts';

export interface VampireVillage {
  state: State;
  view: View;
  options: Options;
}

export const vampireVillage: Game<VampireVillage> = {
  name: 'vampire-village',
  rulesVersion: 1,
  seats: { min: 2, max: 5 },
  options: OPTIONS,
  setup,
  scenario,
  clone,
  legal,
  free: () => [],
  apply: (s, seat, move) => answer(steps, s, seat, move),
  close: () => {
    throw new Error('Vampire Village holds no window open');
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
  cardSets,
};
