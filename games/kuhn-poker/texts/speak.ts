import type { Texts } from '@duskhall/kernel';
import type { Action, Question } from '../frames.ts';
import type { KuhnPoker } from '../index.ts';
import { type RefusalCode, RULES, type Rule } from '../legal.ts';

/** What a language has to know; `speak` makes everything else of it. */
export interface Words {
  title: string;
  summary: string;
  /** By number, with the unseen one for all others. */
  cards: readonly string[];
  unseen: string;
  asks: { readonly [Q in Question]: string };
  waitFor(name: string): string;
  buttons: { readonly [A in Action]: string };
  acted: { readonly [A in Action]: (name: string) => string };
  dealt(name: string): string;
  saw(name: string, card: string): string;
  showed(name: string, card: string): string;
  won(name: string, chips: number): string;
  card: string;
  paid: string;
  refusals: { readonly [C in RefusalCode]: string };
  rules: { readonly [R in Rule]: readonly [title: string, text: string] };
}

const RULE_OF: Record<Action, Rule> = { check: 'KP-3', bet: 'KP-3', call: 'KP-3', fold: 'KP-4' };

export function speak(words: Words): Texts<KuhnPoker> {
  const nameOf = (card: number) => words.cards[card] ?? words.unseen;
  return {
    title: words.title,
    summary: words.summary,
    options: {},
    prompt(view, names) {
      if (view.question !== '') return words.asks[view.question];
      const seat = view.owes.indexOf(true);
      return seat < 0 ? words.refusals.over : words.waitFor(names[seat]!);
    },
    move: (_view, { action }) => words.buttons[action],
    event(event, names) {
      const name = names[event.seat]!;
      if (event.type === 'acted') return words.acted[event.action](name);
      if (event.type === 'won') return words.won(name, event.chips);
      if (event.type === 'showed') return words.showed(name, nameOf(event.card));
      return event.card < 0 ? words.dealt(name) : words.saw(name, nameOf(event.card));
    },
    refusal: ({ code }) => words.refusals[code as RefusalCode],
    table: (view) =>
      [0, 1].flatMap((seat) => [
        { seat, label: words.card, text: nameOf(view.cards[seat]!) },
        { seat, label: words.paid, text: String(view.paid[seat]) },
      ]),
    result: (view, names) => (view.winner < 0 ? [] : [words.won(names[view.winner]!, view.paid[1 - view.winner]!)]),
    rules: RULES.map((rule) => ({ rule, title: words.rules[rule][0], text: words.rules[rule][1] })),
    ruleOf(view, move) {
      if (move !== null) return RULE_OF[move.action];
      return view.winner < 0 ? 'KP-3' : view.isShown ? 'KP-5' : 'KP-4';
    },
  };
}
