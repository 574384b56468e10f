import type { Because, Refusal, Types } from './game.ts';
import type { EventOf, MoveOf, Seat } from './table.ts';

export const LOCALES = ['en', 'ru', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];

/** One line of a textual description of the table. */
export interface Line {
  /** The seat it describes; -1: the common part. */
  seat: Seat;
  label: string;
  text: string;
}

/** A section of the rules, summarized for players. */
export interface RuleHelp {
  /** The prefix of its rule numbers: `CIV-4`. */
  rule: string;
  title: string;
  text: string;
}

/** What somebody is about to win or lose by. */
export interface Stake {
  text: string;
  /** One more move could decide it. */
  isUrgent: boolean;
}

/** A stretch of the log: somebody's turn, or a phase. */
export interface Turn {
  /** The index of its first event. */
  at: number;
  /** Whose turn it is; -1: everybody's. */
  seat: Seat;
  title: string;
  /** The title says all that the line of the first event would. */
  hasTold: boolean;
}

/** A part of a short account. */
export interface Piece {
  /** What joins it to the piece before. */
  sign: string;
  text: string;
  /** The picture to be shown before it, as the game's board names it; empty: none. */
  chip: string;
}

/** All texts of a game in one language. Views and events passed in are the reader's own. */
export interface Texts<T extends Types> {
  title: string;
  /** One sentence for the lobby. */
  summary: string;
  options: {
    readonly [K in keyof T['options']]: {
      name: string;
      help: string;
      /** By value; a number needs none. */
      values: { readonly [value: string]: string };
    };
  };
  /** The reader's question, or whom the table waits for. */
  prompt(view: T['view'], names: readonly string[]): string;
  /** A move as a button label. */
  move(view: T['view'], move: MoveOf<T['state']>, names: readonly string[]): string;
  /** A log line; '': none. `reader`: the seat that is addressed as "you"; left out: nobody is. */
  event(event: EventOf<T['state']>, names: readonly string[], reader?: Seat): string;
  /** Where turns or phases begin in a log. */
  turns?(log: readonly EventOf<T['state']>[], names: readonly string[], reader?: Seat): readonly Turn[];
  /** What happened in one of them, in a few words that follow the name of whose turn it is; empty: nothing yet. */
  recap?(events: readonly EventOf<T['state']>[], names: readonly string[], reader?: Seat): readonly Piece[];
  /** How close everybody is to winning or losing, as far as the reader may know; the most pressing first. */
  stakes?(view: T['view'], names: readonly string[]): readonly Stake[];
  refusal(refusal: Refusal): string;
  /** What a bot believed, or went by. */
  because?(because: Because, names: readonly string[]): string;
  /** How a part of the position is better or worse for the viewer, in a few words: "a stronger hand". */
  part?(part: string, isBetter: boolean, view: T['view']): string;
  /** The table as text, for a terminal or a screen reader. */
  table(view: T['view'], names: readonly string[]): Line[];
  /** How the game ended. */
  result(view: T['view'], names: readonly string[]): string[];
  rules: readonly RuleHelp[];
  /** The number of the rule behind the question, or behind one of its moves. */
  ruleOf(view: T['view'], move: MoveOf<T['state']> | null): string;
}

interface FormsOf {
  en: { one: string; other: string };
  fr: { one: string; other: string };
  ru: { one: string; few: string; many: string };
}

/** Plural forms: `counter('ru')(3, { one: 'карта', few: 'карты', many: 'карт' })` is `3 карты`. */
export function counter<L extends Locale>(locale: L): (n: number, forms: FormsOf[L]) => string {
  const rules = new Intl.PluralRules(locale);
  return (n, forms) => {
    const byRule: { [rule: string]: string } = { ...forms };
    return `${n} ${byRule[rules.select(n)] ?? byRule.other ?? byRule.many}`;
  };
}
