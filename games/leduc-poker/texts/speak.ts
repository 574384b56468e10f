import type { Texts } from '@duskhall/kernel';
import type { Action, Question } from '../frames.ts';
import type { LeducPoker } from '../index.ts';
import { type RefusalCode, RULES, type Rule } from '../legal.ts';
import { priceOf } from '../state.ts';

/** What a language has to know; `speak` makes everything else of it. */
export interface Words {
  title: string;
  summary: string;
  /** From the lowest. */
  ranks: readonly [string, string, string];
  unseen: string;
  asks: { readonly [Q in Question]: string };
  waitFor(name: string): string;
  buttons: { readonly [A in Action]: (chips: number) => string };
  acted: { readonly [A in Action]: (name: string, chips: number) => string };
  dealt(name: string): string;
  saw(name: string, card: string): string;
  opened(card: string): string;
  showed(name: string, card: string): string;
  won(name: string, chips: number): string;
  split: string;
  card: string;
  paid: string;
  board: string;
  refusals: { readonly [C in RefusalCode]: string };
  rules: { readonly [R in Rule]: readonly [title: string, text: string] };
}

const SUITS = ['♠', '♥'];
const RULE_OF: Record<Action, Rule> = { check: 'LP-3', bet: 'LP-4', call: 'LP-3', raise: 'LP-4', fold: 'LP-6' };

export function speak(words: Words): Texts<LeducPoker> {
  const nameOf = (card: number) =>
    card < 0 ? words.unseen : `${words.ranks[Math.floor(card / 2)]} ${SUITS[card % 2]}`;
  return {
    title: words.title,
    summary: words.summary,
    options: {},
    prompt(view, names) {
      if (view.question !== '') return words.asks[view.question];
      const seat = view.owes.indexOf(true);
      return seat < 0 ? words.refusals.over : words.waitFor(names[seat]!);
    },
    move: (view, { action }) => words.buttons[action](priceOf(view, view.viewer, action)),
    event(event, names) {
      if (event.type === 'split') return words.split;
      if (event.type === 'opened') return words.opened(nameOf(event.card));
      const name = names[event.seat]!;
      if (event.type === 'acted') return words.acted[event.action](name, event.chips);
      if (event.type === 'won') return words.won(name, event.chips);
      if (event.type === 'showed') return words.showed(name, nameOf(event.card));
      return event.card < 0 ? words.dealt(name) : words.saw(name, nameOf(event.card));
    },
    refusal: ({ code }) => words.refusals[code as RefusalCode],
    table: (view) => [
      ...[0, 1].flatMap((seat) => [
        { seat, label: words.card, text: nameOf(view.cards[seat]!) },
        { seat, label: words.paid, text: String(view.paid[seat]) },
      ]),
      { seat: -1, label: words.board, text: nameOf(view.board) },
    ],
    result(view, names) {
      if (view.winner >= 0) return [words.won(names[view.winner]!, view.paid[1 - view.winner]!)];
      return view.isShown ? [words.split] : [];
    },
    rules: RULES.map((rule) => ({ rule, title: words.rules[rule][0], text: words.rules[rule][1] })),
    ruleOf(view, move) {
      if (move !== null) return RULE_OF[move.action];
      if (view.isShown) return 'LP-7';
      return view.winner < 0 ? 'LP-3' : 'LP-6';
    },
  };
}
