import { audience, type Refusal, sentenceIn, type Texts } from '@duskhall/kernel';
import { RELIGION } from '../cards/index.ts';
import { EFFECT_NAMES } from '../effects/effect.ts';
import { EFFECTS } from '../effects/index.ts';
import { FINISH, type Move, ruleBehind } from '../frames.ts';
import type { PartName } from '../hints/features/parts.ts';
import type { Reason } from '../legal/reasons.ts';
import type { View } from '../view/index.ts';
import { cardIn, domainIn } from './card-lists.ts';
import type { Catalogue, Civ } from './catalogue.ts';
import { HELP_RULES } from './help-rules.ts';
import { askedOf, questionOf } from './questions.ts';
import { recapIn, turnsIn } from './recap.ts';
import { headline, resultIn } from './results.ts';
import { stakesIn } from './stakes.ts';
import { tableIn } from './table.ts';

/** All that the game says, made of a language's catalogue. */
export const speak = (catalogue: Catalogue): Texts<Civ> => ({
  title: 'Carta Impera Victoria',
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
  refusal({ code, args }) {
    const sentence = catalogue.refusals[code as Reason] as (numbers: Refusal['args']) => string;
    return sentence(args);
  },
  stakes: (view, names) => stakesIn(catalogue, view, names),
  part: (part, isBetter) => catalogue.parts[part as PartName]?.[isBetter ? 0 : 1] ?? '',
  table: (view, names) => tableIn(catalogue, view, names),
  result: (view, names) => resultIn(catalogue, view, names),
  rules: HELP_RULES.map((rule) => ({ rule, title: catalogue.rules[rule][0], text: catalogue.rules[rule][1] })),
  ruleOf,
});

function promptIn({ prompts }: Catalogue, view: View, names: readonly string[]): string {
  const question = questionOf(view);
  if (question === '') return prompts.over;
  const ask = prompts.own[question](askedOf(view, names));
  if (question === 'pick') {
    const ready = prompts.ready(view.owes.filter((isOwing) => !isOwing).length, view.seats);
    const [answer] = view.answer;
    if (answer !== undefined && 'card' in answer) return `${prompts.chosen(answer.card)} ${ready}`;
    return view.question === 'pick' ? `${ask} ${ready}` : ready;
  }
  return view.question === '' ? prompts.waiting(names[view.owes.indexOf(true)]!, prompts.others[question]) : ask;
}

function labelIn({ words, labels }: Catalogue, view: View, move: Move, names: readonly string[]): string {
  const question = questionOf(view);
  if ('card' in move) {
    const label = labels.cards[question as keyof typeof labels.cards];
    return label?.(move.card) ?? cardIn(words, move.card);
  }
  if ('effect' in move) return effectLabelIn({ words, labels }, view, move, names);
  if ('domain' in move) {
    const { domain } = move;
    if ('seat' in move) {
      const kind = question === 'democracy' ? 'democracy' : 'embargo';
      return move.seat === view.viewer
        ? labels.ownColumns[kind](domain)
        : labels.columns[kind](names[move.seat]!, domain);
    }
    return labels.domains[question as keyof typeof labels.domains]?.(domain) ?? domainIn(words, domain);
  }
  return labels.inquisition(names[move.seat]!);
}

function effectLabelIn(
  { words, labels }: Pick<Catalogue, 'words' | 'labels'>,
  view: View,
  move: Extract<Move, { effect: number }>,
  names: readonly string[],
): string {
  const { effect } = move;
  if (effect === FINISH) return labels.finish;
  const { name, deed } = words.effects[EFFECT_NAMES[effect]!];
  if (!('seat' in move)) return labels.effect(name, deed);
  const isCoinOnly = EFFECTS[effect]!.domain === RELIGION && view.options.religionMode === 'continuous';
  return isCoinOnly ? labels.copyReligion(names[move.seat]!) : labels.copy(names[move.seat]!, effect);
}

/** An effect brings its own rule; every other answer has that of its question. */
function ruleOf(view: View, move: Move | null): string {
  if (move !== null && 'effect' in move) return move.effect === FINISH ? 'CIV-4.12' : EFFECTS[move.effect]!.rule;
  const question = questionOf(view);
  return question === '' ? 'CIV-6' : ruleBehind(question, view.stack.at(-1));
}
