import { audience, type Refusal, sentenceIn, type Texts } from '@duskhall/kernel';
import type { Move } from '../frames.ts';
import type { PartName } from '../hints/features/parts.ts';
import type { Reason } from '../legal/reasons.ts';
import { isAttack, isDue, secretLane } from '../rules/secrecy.ts';
import { lotOf } from '../rules/village.ts';
import { creatureAt, LOT, leftOf, rightOf, setOf } from '../state.ts';
import type { View } from '../view/index.ts';
import { layingOf, villageIn } from '../view/sums.ts';
import { cardIn, cardInFull, creatureIn, creatureInFull, printedOn } from './card-lists.ts';
import type { Catalogue, Village } from './catalogue.ts';
import { HELP_RULES } from './help-rules.ts';
import { askedOf, frameIn, ruleOf } from './questions.ts';
import { recapIn, turnsIn } from './recap.ts';
import { headline, resultIn } from './results.ts';
import { stakesIn } from './stakes.ts';
import { tableIn } from './table.ts';

/** All that the game says, made of a language's catalogue. */
export const speak = (catalogue: Catalogue): Texts<Village> => ({
  title: catalogue.title,
  summary: catalogue.summary,
  options: catalogue.options,
  prompt: (view, names) => promptIn(catalogue, view, names),
  move: (view, move, names) => labelIn(catalogue, view, move, names),
  event: (event, names, reader) =>
    event.type === 'ended'
      ? headline(catalogue, event.outcome, names)
      : sentenceIn(catalogue.events, event, audience(catalogue.you, names, reader)),
  turns: (log, names, reader) => turnsIn(catalogue, log, names, reader),
  recap: (events, names, reader) => recapIn(catalogue, events, names, reader),
  stakes: (view, names) => stakesIn(catalogue, view, names),
  part: (part, isBetter) => catalogue.parts[part as PartName]?.[isBetter ? 0 : 1] ?? '',
  refusal({ code, args }) {
    const sentence = catalogue.refusals[code as Reason] as (numbers: Refusal['args']) => string;
    return sentence(args);
  },
  table: (view, names) => tableIn(catalogue, view, names),
  result: (view, names) => resultIn(catalogue, view, names),
  rules: HELP_RULES.map((rule) => ({ rule, title: catalogue.rules[rule][0], text: catalogue.rules[rule][1] })),
  ruleOf,
});

function promptIn({ words, prompts }: Catalogue, view: View, names: readonly string[]): string {
  const isSecret = secretLane(view) !== null;
  const ready = isSecret ? prompts.ready(view.ready, view.due) : '';
  if (view.question !== '') return prompts.own[view.question](askedOf(words, view, names));
  if (isAttack(view)) return prompts.waiting(names.filter((_, seat) => view.owes[seat]));
  if (!isSecret) return prompts.over;
  if (view.viewer < 0) return ready;
  return `${isDue(view, view.viewer) ? prompts.done : prompts.idle} ${ready}`;
}

function labelIn({ words, labels }: Catalogue, view: View, move: Move, names: readonly string[]): string {
  const set = setOf(view);
  const inFull = (kind: number) => creatureInFull(words, kind, view.options, set);
  if ('x' in move) {
    const { left, top } = frameIn(view, view.viewer);
    const { gained, defence } = layingOf(view, view.pick, move.x, move.y);
    return labels.place(words.at(move.y - top + 1, move.x - left + 1), gained, defence);
  }
  if ('from' in move) return labels.from(cardIn(words, move.from, set), movableOn(view, move.from));
  if ('to' in move) return labels.to(cardIn(words, move.to, set));
  if ('stop' in move) return labels.stop(askedOf(words, view, names).card);
  if ('done' in move) return view.question === 'done' ? labels.doneDemons : labels.doneMoving;
  if ('left' in move) return labels.give(inFull(move.left), names[leftOf(view, view.viewer)]!);
  if ('right' in move) return labels.give(inFull(move.right), names[rightOf(view, view.viewer)]!);
  if ('keep' in move) return labels.keep(inFull(move.keep));
  if ('demon' in move) return labels.demon(inFull(move.demon));
  if ('plague' in move) return labels.plague;
  if ('creature' in move) return creatureLabel({ words, labels }, view, move.creature, names);
  if (view.question === 'pick') return labels.pick(cardInFull(words, move.card, set));
  const name = cardIn(words, move.card, set);
  if (view.question === 'deed') return set.cards[move.card]!.isHero ? labels.destroyHero(name) : labels.ruin(name);
  return labels.sacrifice(`${name} (${printedOn(words, move.card, set)})`, villagersOn(view, move.card));
}

function creatureLabel(
  { words, labels }: Pick<Catalogue, 'words' | 'labels'>,
  view: View,
  kind: number,
  names: readonly string[],
): string {
  const name = creatureIn(words, kind, setOf(view));
  if (view.question === 'deed') return labels.lure(name, names[rightOf(view, view.viewer)]!);
  return labels.slay(`${name} (${words.worth(view.threats[creatureAt(view, view.viewer, kind)]!)})`);
}

const villagersOn = (view: View, card: number): number => {
  const village = villageIn(view, view.viewer);
  return village[lotOf(village, card) + 3]!;
};
function movableOn(view: View, card: number): number {
  const waiting = view.lane.at(-1);
  return waiting?.do === 'villager.chosen' ? waiting.movable[lotOf(view.plan, card) / LOT]! : 0;
}
