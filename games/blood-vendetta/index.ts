import { close, type Game } from '@duskhall/kernel';
import { setup } from './deal.ts';
import { flaw } from './flaw.ts';
import { hints } from './hints/index.ts';
import { besidesPhrases, free } from './legal/free.ts';
import { legal } from './legal/index.ts';
import { perform } from './legal/perform.ts';
import { phrasesIn } from './legal/phrases.ts';
import { refusal } from './legal/refusal.ts';
import { timeout } from './legal/timeout.ts';
import { OPTIONS, type Options } from './options.ts';
import { scores } from './outcome.ts';
import { pace } from './pace.ts';
import { party } from './party.ts';
import { steps } from './rules/index.ts';
import { scenario } from './scenario/index.ts';
import { hashed } from './state/hashed.ts';
import { RULES_VERSION, type State } from './state/index.ts';
import { clone } from './state/table.ts';
import { imagine } from './view/imagine.ts';
import { type View, view } from './view/index.ts';
import { redact } from './view/redact.ts';
import { shownOptions } from './view/told.ts';

/* For boards that read a view, and for checking a custom role set. */
export { compositionOf, wantedSet } from './deal.ts';
export * from './events.ts';
export * from './frames.ts';
export type { Reason } from './legal/refusal.ts';
export type { Options, Timer } from './options.ts';
export { POINTS } from './outcome.ts';
export { balanceOf } from './roles/balance.ts';
export { errorsIn, type Finding, hasHeir, type SetFault, warningsIn } from './roles/check-set.ts';
/* Guides a human moderator through a phase, reading a state imagined from the house's view. */
export { callerOf } from './roles/powers.ts';
export { cardsOf, isPlain, PRESETS, type RoleSet, readSet, sizeOf } from './roles/sets.ts';
export * from './roles/table.ts';
export { boardsOf, hasTie, introductions, isMade, rollCalls, tapsOf, tapsOfBoard } from './rules/calls.ts';
export { membersOf } from './rules/day.ts';
export { dueDoom, resolve } from './rules/nightfall.ts';
export { heir, isBlocked, lord } from './rules/people.ts';
export { blamedIn, unanswered } from './rules/replies.ts';
export { sideShown } from './rules/shown-side.ts';
export { votesNeeded } from './rules/trial.ts';
export { type Composition, mayBeIn, NONE, type State, type Window } from './state/index.ts';
export type { View } from './view/index.ts';

export interface BloodVendetta {
  state: State;
  view: View;
  options: Options;
}

export const bloodVendetta: Game<BloodVendetta> = {
  name: 'blood-vendetta',
  rulesVersion: RULES_VERSION,
  oldestRules: 1,
  seats: { min: 6, max: 24 },
  options: OPTIONS,
  shownOptions,
  setup,
  scenario,
  clone,
  hashed,
  legal,
  free,
  manyFree: { fromView: phrasesIn, others: besidesPhrases },
  apply: perform,
  close: (s) => close(steps, s),
  refusal,
  timeout,
  pace,
  scores,
  ending: (s) => s.ending || null,
  view,
  redact,
  imagine,
  flaw,
  hints,
  party,
};
