import { CARD_IDS, type Card, IS_COSTLY_LAY } from '../cards/kinds.ts';
import type { Decision, Question } from '../frames.ts';
import { cancellable } from '../legal/response.ts';
import { tollOf } from '../rules/batch.ts';
import { isBlessable } from '../rules/piles.ts';
import { pendingDecision } from '../rules/plan.ts';
import { costOf } from '../state/index.ts';
import type { View } from '../view/index.ts';
import type { Asked, Lay } from './catalogue.ts';

/** What is being decided, and by whom: public. */
export const decisionOf = (view: View) => pendingDecision(view, view.stack.at(-1));

/** The open question; of somebody else's decision only the first part, as the others are hidden. */
export const questionOf = (view: View): Question | '' => view.question || (decisionOf(view)?.decision ?? '');

export const decisionNow = (view: View): Decision | '' => decisionOf(view)?.decision ?? '';

const LAYS: { readonly [step: string]: Lay } = {
  'combat.defended': 'defend',
  'combat.continued': 'continue',
  'combat.supplemented': 'supplement',
};

export function askedOf(view: View): Asked {
  const { plan, viewer } = view;
  const top = view.stack.at(-1);
  const question = questionOf(view);
  const isAttacking = viewer === view.turn;
  const planned = plan.attacker >= 0;
  return {
    left: leftOf(view, question),
    cards: question === 'pay' ? paidFor(view) : cancellable(view, view.stack),
    character: plan.on >= 0 ? plan.on : top !== undefined && 'character' in top ? top.character : view.dying,
    fighter: planned ? plan.attacker : isAttacking ? view.attacker : view.defender,
    enemy: planned ? plan.defender : isAttacking ? view.defender : view.attacker,
    lay: planned ? 'open' : (LAYS[top?.do ?? ''] ?? 'open'),
    isSinking: top?.do === 'mist.chosen',
  };
}

const paidFor = ({ plan }: View): readonly Card[] =>
  plan.card >= 0 ? [plan.card] : plan.batch.filter((card) => IS_COSTLY_LAY[card]);

function leftOf(view: View, question: Question | ''): number {
  const { plan } = view;
  switch (question) {
    case 'pay':
      return (plan.card >= 0 ? costOf(view, plan.card) : tollOf(view, plan.batch)) - plan.pay.length;
    case 'discard':
      return Math.min(2, view.hands[view.viewer] ?? 2) - plan.pay.length;
    case 'shroud':
      return 3 - plan.batch.length;
    case 'water':
      return 2 - plan.batch.length;
    case 'bless':
      return Math.min(3, blessable(view)) - plan.picked.length;
    case 'send':
      return view.castle.length - 3 - plan.picked.length;
    default:
      return 1;
  }
}
const blessable = (view: View): number =>
  [...(view.moats[view.viewer] ?? []), ...view.sunken].filter((card) => isBlessable(view, card)).length;

/** What a play of this card names besides the card. */
export function namedBy(card: Card): 'card' | 'type' | 'character' {
  const id = CARD_IDS[card]!;
  return id === 'sacrifice' ? 'card' : id === 'bat-form' ? 'type' : 'character';
}
