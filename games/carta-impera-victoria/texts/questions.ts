import { fastRng } from '@duskhall/kernel';
import { type Question, questionBefore } from '../frames.ts';
import { legal } from '../legal/index.ts';
import { imagine } from '../view/imagine.ts';
import type { View } from '../view/index.ts';
import type { Asked } from './catalogue.ts';

/** The open question, whoever has to answer it: the stack is public. */
export function questionOf(view: View): Question | '' {
  if (view.question !== '') return view.question;
  const top = view.stack.at(-1);
  return top === undefined ? '' : (questionBefore(top, view.held) ?? '');
}

export function askedOf(view: View, names: readonly string[]): Asked {
  const top = view.stack.at(-1);
  const waiting = view.lane.at(-1) ?? top;
  return {
    left: waiting !== undefined && 'left' in waiting ? waiting.left : 1,
    pick: top?.do === 'draft.picked' ? top.round : 0,
    target: top?.do === 'inquisition.done' ? names[top.target]! : '',
    hasEffects: view.question === 'effect' && legal(imagine(view, fastRng(1)), view.viewer).length > 1,
  };
}
