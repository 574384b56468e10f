import type { Texts } from '@duskhall/kernel';
import type { Bid, Question } from '../frames.ts';
import type { LiarsDice } from '../index.ts';
import { type RefusalCode, RULES, type Rule } from '../legal.ts';

/** What a language has to know; `speak` makes everything else of it. */
export interface Words {
  title: string;
  summary: string;
  faces: Texts<LiarsDice>['options']['faces'];
  /** "two 4s". */
  bid(bid: Bid): string;
  asks: { readonly [Q in Question]: (last: string) => string };
  waitFor(name: string): string;
  button(bid: string): string;
  callButton: string;
  rolled(name: string): string;
  saw(name: string, die: number): string;
  raised(name: string, bid: string): string;
  called(name: string): string;
  showed(name: string, die: number): string;
  counted(bid: string, isTrue: boolean): string;
  won(name: string): string;
  die: string;
  unseen: string;
  wild: string;
  bids: string;
  noBid: string;
  refusals: { readonly [C in RefusalCode]: string };
  rules: { readonly [R in Rule]: readonly [title: string, text: string] };
}

export function speak(words: Words): Texts<LiarsDice> {
  const { title, summary, faces } = words;
  return {
    title,
    summary,
    options: { faces },
    prompt(view, names) {
      const last = view.bids.at(-1);
      if (view.question !== '') return words.asks[view.question](last === undefined ? words.noBid : words.bid(last));
      const seat = view.owes.indexOf(true);
      return seat < 0 ? words.refusals.over : words.waitFor(names[seat]!);
    },
    move: (_view, move) => ('liar' in move ? words.callButton : words.button(words.bid(move))),
    event(event, names) {
      if (event.type === 'counted') return words.counted(words.bid(event.bid), event.count >= event.bid.quantity);
      const name = names[event.seat]!;
      if (event.type === 'bid') return words.raised(name, words.bid(event.bid));
      if (event.type === 'called') return words.called(name);
      if (event.type === 'won') return words.won(name);
      if (event.type === 'showed') return words.showed(name, event.die);
      return event.die < 0 ? words.rolled(name) : words.saw(name, event.die);
    },
    refusal: ({ code }) => words.refusals[code as RefusalCode],
    table: (view) => [
      ...view.dice.map((die, seat) => ({ seat, label: words.die, text: die < 0 ? words.unseen : String(die) })),
      { seat: -1, label: words.wild, text: String(view.faces) },
      { seat: -1, label: words.bids, text: view.bids.map(words.bid).join(', ') || words.noBid },
    ],
    result: (view, names) => (view.winner < 0 ? [] : [words.won(names[view.winner]!)]),
    rules: RULES.map((rule) => ({ rule, title: words.rules[rule][0], text: words.rules[rule][1] })),
    ruleOf(view, move) {
      if (move !== null) return 'liar' in move ? 'LD-5' : 'LD-4';
      return view.winner < 0 ? 'LD-3' : 'LD-5';
    },
  };
}
