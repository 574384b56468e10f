import { answer, close, type Game } from '@duskhall/kernel';
import { cardSets } from './cards/sets.ts';
import { setup } from './deal.ts';
import { flaw } from './flaw.ts';
import { hints } from './hints/index.ts';
import { legal } from './legal/index.ts';
import { RESIGN_MOVE } from './legal/moves.ts';
import { pace } from './legal/pace.ts';
import { refusal } from './legal/refusal.ts';
import { timeout } from './legal/timeout.ts';
import { ALONE, OPTIONS, type Options, RULES_VERSION } from './options.ts';
import { scores } from './outcome.ts';
import { resign } from './rules/end.ts';
import { steps } from './rules/index.ts';
import { scenario } from './scenario/index.ts';
import type { State } from './state/index.ts';
import { clone } from './state/table.ts';
import { imagine } from './view/imagine.ts';
import { type View, view } from './view/index.ts';
import { redact } from './view/redact.ts';

/* For boards that read a view. */
export type { CardRow, CardSet } from './cards/check.ts';
export {
  CARD_IDS,
  type Card,
  type CardId,
  EFFECT_RULES,
  HUMAN_CARDS,
  isOfVampireDeck,
  SUPPORT_CARDS,
  TYPE_NAMES,
  VAMPIRE_CARDS,
} from './cards/kinds.ts';
export { FAVOURITES } from './cards/people.ts';
export { type Cards, cardsNamed } from './cards/sets.ts';
export { CHARACTER_NAMES, type Character, type CharacterName, characterNamed, PROFESSION } from './characters.ts';
export type { Event, Opened, Outcome } from './events.ts';
export { ACTION_CARDS, ACTIONS, type Decision, type Move, PILES, QUESTION_RULES, type Question } from './frames.ts';
export type { Reason } from './legal/reasons.ts';
export { pendingDecision } from './rules/plan.ts';
export type { Picture, State } from './state/index.ts';
export type { Plan } from './state/plan.ts';
export type { View } from './view/index.ts';
export { unseenOf } from './view/unseen.ts';

export interface VampireEmpire {
  state: State;
  view: View;
  options: Options;
}

export const vampireEmpire: Game<VampireEmpire> = {
  name: 'vampire-empire',
  rulesVersion: RULES_VERSION,
  oldestRules: 1,
  seats: { min: 2, max: 2 },
  options: OPTIONS,
  alone: ALONE,
  setup,
  scenario,
  clone,
  legal,
  free: (s, seat) => (seat >= 0 && s.ending === '' ? [RESIGN_MOVE] : []),
  apply: (s, seat, move) => ('resign' in move ? resign(s, seat) : answer(steps, s, seat, move)),
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
  cardSets,
};
