import type { Because, Refusal, Types } from './game.ts';
import type { EventOf, MoveOf, Seat } from './table.ts';

export const LOCALES = ['en', 'ru', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];

/** A line of the table in words. */
export interface Line {
  /** Whose part of the table it describes; -1: everybody's. */
  seat: Seat;
  label: string;
  text: string;
}

/** A section of the rules in plain words. */
export interface RuleHelp {
  /** The number its rules begin with: `CIV-4`. */
  rule: string;
  title: string;
  text: string;
}

/** Everything a game says to people, in one language. Views and events are those of the reader. */
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
  /** What the reader is asked, or whom the table waits for. */
  prompt(view: T['view'], names: readonly string[]): string;
  /** One answer, as a button says it. */
  move(view: T['view'], move: MoveOf<T['state']>, names: readonly string[]): string;
  /** A line of the log; empty: not worth a line. */
  event(event: EventOf<T['state']>, names: readonly string[]): string;
  refusal(refusal: Refusal): string;
  /** What a bot believed, in its own words. */
  because?(because: Because, names: readonly string[]): string;
  /** The table in words, for a terminal or a screen reader. */
  table(view: T['view'], names: readonly string[]): Line[];
  /** How the game ended. */
  result(view: T['view'], names: readonly string[]): string[];
  rules: readonly RuleHelp[];
  /** The number of the rule behind the question, or behind one of its answers. */
  ruleOf(view: T['view'], move: MoveOf<T['state']> | null): string;
}

interface FormsOf {
  en: { one: string; other: string };
  fr: { one: string; other: string };
  ru: { one: string; few: string; many: string };
}

/** Counts things in a language: `counter('ru')(3, { one: 'карта', few: 'карты', many: 'карт' })` is `3 карты`. */
export function counter<L extends Locale>(locale: L): (n: number, forms: FormsOf[L]) => string {
  const rules = new Intl.PluralRules(locale);
  return (n, forms) => {
    const byRule: { [rule: string]: string } = { ...forms };
    return `${n} ${byRule[rules.select(n)] ?? byRule.other ?? byRule.many}`;
  };
}
