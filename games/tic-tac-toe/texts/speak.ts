import type { Seat, Texts } from '@duskhall/kernel';
import type { TicTacToe } from '../index.ts';
import { type RefusalCode, RULES, type Rule } from '../legal.ts';

/** What a language has to know; `speak` makes everything else of it. */
export interface Words {
  title: string;
  summary: string;
  /** By seat: one mark of it, as the object of "puts". */
  marks: readonly [string, string];
  /** By cell: where it is. */
  cells: readonly string[];
  markCell: string;
  waitFor(name: string): string;
  marked(name: string, mark: string, cell: string): string;
  won(name: string): string;
  tied: string;
  mark: string;
  row(number: number): string;
  /** `{cell}` stands for where the cell is. */
  refusals: { readonly [C in RefusalCode]: string };
  rules: { readonly [R in Rule]: readonly [title: string, text: string] };
}

const SIGNS = ['X', 'O'];
const signOf = (mark: Seat | undefined): string => SIGNS[mark ?? -1] ?? '·';

export const speak = (words: Words): Texts<TicTacToe> => ({
  title: words.title,
  summary: words.summary,
  options: {},
  prompt(view, names) {
    if (view.question !== '') return words.markCell;
    const seat = view.owes.indexOf(true);
    return seat < 0 ? words.refusals.over : words.waitFor(names[seat]!);
  },
  move: (view, { cell }) => `${words.marks[view.viewer]} ${words.cells[cell]}`,
  event(event, names) {
    if (event.type === 'tied') return words.tied;
    const name = names[event.seat]!;
    return event.type === 'won'
      ? words.won(name)
      : words.marked(name, words.marks[event.seat]!, words.cells[event.cell]!);
  },
  refusal: ({ code, args }) =>
    words.refusals[code as RefusalCode].replace('{cell}', words.cells[Number(args.cell)] ?? ''),
  table: (view) => [
    ...SIGNS.map((sign, seat) => ({ seat, label: words.mark, text: sign })),
    ...[0, 1, 2].map((row) => ({
      seat: -1,
      label: words.row(row + 1),
      text: [0, 1, 2].map((column) => signOf(view.board[3 * row + column])).join(' '),
    })),
  ],
  result(view, names) {
    if (view.stack.length > 0) return [];
    return [view.winner < 0 ? words.tied : words.won(names[view.winner]!)];
  },
  rules: RULES.map((rule) => ({ rule, title: words.rules[rule][0], text: words.rules[rule][1] })),
  ruleOf: (view) => (view.stack.length > 0 ? 'TTT-2' : 'TTT-3'),
});
