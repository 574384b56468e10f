import type { EventOf, Seat, Texts } from '@duskhall/kernel';
import type { Question, Side, Task, Word } from '../frames.ts';
import type { Assembly } from '../index.ts';
import { isFree, type RefusalCode, RULES, type Rule, ruleOf } from '../legal.ts';
import type { State } from '../state.ts';

type Event = EventOf<State>;
type Line<T extends Event['type']> = (event: Extract<Event, { type: T }>, nameOf: (seat: Seat) => string) => string;

/** What a language has to know; `speak` makes everything else of it. */
export interface Words {
  title: string;
  summary: string;
  options: Texts<Assembly>['options'];
  asks: { readonly [Q in Question]: string };
  waitFor(names: string): string;
  sides: { readonly [S in Side | '']: string };
  tasks: { readonly [T in Task]: string };
  words: { readonly [W in Word]: string };
  buttons: { done: string; lock: string; resign: string; accuse(name: string): string; remove(name: string): string };
  events: { readonly [T in Event['type']]: Line<T> };
  refusals: { readonly [C in RefusalCode]: string };
  labels: { round: string; speaker: string; side: string; gone: string; vote: string };
  won: { readonly [S in Side]: string };
  rules: { readonly [R in Rule]: readonly [title: string, text: string] };
}

export function speak(words: Words): Texts<Assembly> {
  const { labels, buttons } = words;
  return {
    title: words.title,
    summary: words.summary,
    options: words.options,
    prompt(view, names) {
      if (view.question !== '') return words.asks[view.question];
      if (view.winner !== '') return words.won[view.winner];
      return words.waitFor(names.filter((_, seat) => view.owes[seat]).join(', '));
    },
    move(_view, move, names) {
      if ('name' in move) return names[move.name]!;
      if ('vote' in move) return names[move.vote]!;
      if ('word' in move) return words.words[move.word];
      if ('task' in move) return words.tasks[move.task];
      if ('accuse' in move) return buttons.accuse(names[move.accuse]!);
      if ('remove' in move) return buttons.remove(names[move.remove]!);
      return 'done' in move ? buttons.done : 'lock' in move ? buttons.lock : buttons.resign;
    },
    event: (event, names) => (words.events[event.type] as Line<Event['type']>)(event, (seat) => names[seat]!),
    refusal: ({ code }) => words.refusals[code as RefusalCode],
    table: (view, names) => [
      { seat: -1, label: labels.round, text: `${view.round}/${view.rounds}` },
      { seat: -1, label: labels.speaker, text: names[view.speaker] ?? '–' },
      ...view.sides.flatMap((side, seat) => [
        { seat, label: view.isAlive[seat] ? labels.side : labels.gone, text: words.sides[side] },
        { seat, label: labels.vote, text: names[view.votes[seat]!] ?? '–' },
      ]),
    ],
    result: (view) => (view.winner === '' ? [] : [words.won[view.winner]]),
    rules: RULES.map((rule) => ({ rule, title: words.rules[rule][0], text: words.rules[rule][1] })),
    ruleOf: (view, move) => ruleOf(move !== null && isFree(move) ? '' : view.question),
  };
}
