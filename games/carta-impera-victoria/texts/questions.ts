import { domainOf, ECONOMY } from '../cards.ts';
import type { Frame, Question } from '../frames.ts';
import type { View } from '../view/index.ts';
import type { Asked } from './catalogue.ts';

/** What is being asked while this frame waits for the answer. */
const ASKED_BEFORE: { readonly [D in Frame['do']]?: Question } = {
  'draft.picked': 'pick',
  'centre.taken': 'centre',
  'turn.played': 'play',
  'effects.chosen': 'effect',
  'discard.chosen': 'discard',
  'attack.aimed': 'attack',
  'inquisition.named': 'inquisition',
  'inquisition.done': 'give',
  'surrender.chosen': 'surrender',
  'retrieve.chosen': 'retrieve',
  'extra.played': 'extra',
  'recover.chosen': 'recover',
  'inspiration.chosen': 'inspiration',
};

/** The open question, whoever has to answer it: the stack is public. */
export function questionOf(view: View): Question | '' {
  if (view.question !== '') return view.question;
  const top = view.stack.at(-1);
  if (top === undefined) return '';
  if (top.do === 'marker.laid') return domainOf(view.held) === ECONOMY ? 'embargo' : 'democracy';
  return ASKED_BEFORE[top.do] ?? '';
}

export function askedOf(view: View, names: readonly string[]): Asked {
  const top = view.stack.at(-1);
  const waiting = view.lane.at(-1) ?? top;
  return {
    left: waiting !== undefined && 'left' in waiting ? waiting.left : 1,
    pick: top?.do === 'draft.picked' ? top.round : 0,
    target: top?.do === 'inquisition.done' ? names[top.target]! : '',
  };
}
