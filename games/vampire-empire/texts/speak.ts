import { audience, type Refusal, sentenceIn, type Texts } from '@duskhall/kernel';
import { type Card, EFFECT_RULES } from '../cards/kinds.ts';
import { type Move, QUESTION_RULES } from '../frames.ts';
import type { PartName } from '../hints/features/parts.ts';
import type { Reason } from '../legal/reasons.ts';
import { isForeign } from '../state/index.ts';
import type { View } from '../view/index.ts';
import { cardIn, nameIn, typeIn } from './card-lists.ts';
import type { CardQuestion, Catalogue, CharacterQuestion, Empire } from './catalogue.ts';
import { CARD_RULES, COURSE_RULES, END_RULES, FIGHT_RULES, GENERAL_CARD_RULES } from './help-rules.ts';
import { askedOf, decisionNow, decisionOf, namedBy, questionOf } from './questions.ts';
import { recapIn, turnsIn } from './recap.ts';
import { headline, resultIn } from './results.ts';
import { stakesIn } from './stakes.ts';
import { tableIn } from './table.ts';

/** All that the game says, made of a language's catalogue. */
export const speak = (catalogue: Catalogue): Texts<Empire> => ({
  title: catalogue.title,
  summary: catalogue.summary,
  options: catalogue.options,
  prompt: (view, names) => promptIn(catalogue, view, names),
  move: (view, move) => labelIn(catalogue, view, move),
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
  because: ({ args }) => catalogue.words.suspected(Number(args.character), Number(args.percent)),
  stakes: (view, names) => stakesIn(catalogue, view, names),
  part: (part, isBetter) => catalogue.parts[part as PartName]?.[isBetter ? 0 : 1] ?? '',
  table: (view, names) => tableIn(catalogue, view, names),
  result: (view, names) => resultIn(catalogue, view, names),
  rules: rulesIn(catalogue),
  ruleOf,
});

/** The rule of a card says what the card says. */
function rulesIn({ rules, words }: Catalogue): Texts<Empire>['rules'] {
  const section = (rule: keyof Catalogue['rules']) => ({ rule, title: rules[rule][0], text: rules[rule][1] });
  const card = ([rule, id]: [string, (typeof CARD_RULES)[keyof typeof CARD_RULES]]) => ({
    rule,
    title: nameIn(words, id),
    text: words.effects[id],
  });
  return [
    ...[...COURSE_RULES, ...FIGHT_RULES, ...GENERAL_CARD_RULES].map(section),
    ...Object.entries(CARD_RULES).map(card),
    ...END_RULES.map(section),
  ];
}

function promptIn({ words, prompts }: Catalogue, view: View, names: readonly string[]): string {
  if (view.question !== '') return prompts.own[view.question](askedOf(view));
  const pending = decisionOf(view);
  if (pending === null) return prompts.over;
  if (pending.seat === view.viewer) return prompts.settled;
  return prompts.waiting(names[pending.seat]!, words.steps[pending.decision]);
}

function labelIn(catalogue: Catalogue, view: View, move: Move): string {
  const { words, labels } = catalogue;
  if ('resign' in move) return labels.resign;
  if ('skip' in move) return labels.skip;
  if ('done' in move) {
    const decision = decisionNow(view) || 'support';
    if (view.plan.batch.length > 0 || view.plan.water >= 0) return labels.lay;
    return decision === 'lay' && askedOf(view).lay === 'continue' ? labels.stop : labels.done[decision];
  }
  if ('action' in move) return labels.actions[move.action];
  if ('attacker' in move) return labels.fight(move.attacker, move.defender);
  if ('water' in move) return labels.fromTable(cardIn(words, move.water));
  if ('pile' in move) return labels.toPile[move.pile](ownCardIn(catalogue, view, move.card));
  const question = questionOf(view);
  if ('character' in move) return labels.characters[question as CharacterQuestion](move.character);
  if ('play' in move) return playIn(catalogue, view, move);
  if (question === 'take') {
    const name = cardIn(words, move.card);
    return askedOf(view).isSinking ? labels.sink(name) : labels.cards.take(name);
  }
  return labels.cards[question as CardQuestion](ownCardIn(catalogue, view, move.card));
}

/** VE-5.15: a card of the other deck is marked, as its back is. */
function ownCardIn({ words }: Catalogue, view: View, card: Card): string {
  const name = cardIn(words, card);
  return isForeign(view, view.viewer, card) ? words.foreign(name) : name;
}

function playIn(catalogue: Catalogue, view: View, { play, on, as }: Extract<Move, { play: number }>): string {
  const { words, labels } = catalogue;
  const name = ownCardIn(catalogue, view, play);
  if (on < 0) return labels.play(name);
  const named = namedBy(play);
  if (named === 'card') return labels.playAgainst(name, cardIn(words, on));
  if (named === 'type') return labels.playNaming(name, typeIn(words, on));
  return as === 0 || as === 1 ? labels.playFor(name, on, as) : labels.playOn(name, on);
}

/** A support card brings its own rule; every other answer has that of its question. */
function ruleOf(view: View, move: Move | null): string {
  if (move !== null && 'play' in move) return EFFECT_RULES[move.play]!;
  if (move !== null && 'resign' in move) return 'VE-6';
  const question = questionOf(view);
  return question === '' ? 'VE-6' : QUESTION_RULES[question];
}
