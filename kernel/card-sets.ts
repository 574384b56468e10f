import { BadInput } from './bad-input.ts';
import { hashText, stable } from './digest.ts';
import { lineAt, NotJson, type Part, readJson } from './json-lines.ts';

/** What is wrong with a card set, and in which line of its text. */
export interface SetFault {
  line: number;
  reason: string;
}
/** What is wrong, and in which part of it. */
export interface Flaw {
  at: readonly (string | number)[];
  reason: string;
}

/** The sets of cards of a game: what its option `cardSet` offers. A set of one's own is a JSON text. */
export interface CardSets {
  /** What its text has besides a name: by these it is known which game it is for. */
  readonly parts: readonly string[];
  /** The names of those that can be played, the shipped one first; the list grows. */
  readonly names: readonly string[];
  /** Everything that is wrong with it; none: it can be played. */
  check(text: string): SetFault[];
  /**
   * Makes it playable and tells the name it has from now on: its own and a piece of its hash, so that a record names
   * exactly the cards it was played with. Throws `BadInput`.
   */
  install(text: string): string;
  /** The text of a set that can be played; null: it is not known. */
  textOf(name: string): string | null;
}

/** The sets of a game as its rules read them. */
export interface Shelf<S> extends CardSets {
  named(name: string): S;
}

export interface Shipped {
  readonly name: string;
}

/** A shelf with the set that comes with the game. */
export function openShelf<S>(
  shipped: Shipped,
  parts: readonly string[],
  flawsIn: (given: unknown) => Flaw[],
  compile: (given: never, name: string) => S,
): Shelf<S> {
  const sets = new Map<string, { cards: S; text: string }>();
  const names: string[] = [];
  const put = (name: string, given: unknown, text: string): S => {
    const cards = compile(given as never, name);
    if (!sets.has(name)) names.push(name);
    sets.set(name, { cards, text });
    return cards;
  };
  const judge = (text: string): { whole: Part | null; faults: SetFault[] } => {
    try {
      const whole = readJson(text);
      return { whole, faults: flawsIn(whole.value).map(({ at, reason }) => ({ line: lineAt(whole, at), reason })) };
    } catch (error) {
      if (error instanceof NotJson) return { whole: null, faults: [{ line: error.line, reason: error.message }] };
      throw error;
    }
  };
  const flaws = flawsIn(shipped);
  if (flaws.length > 0) throw new BadInput(flaws.map(({ at, reason }) => `${at.join('.')}: ${reason}`).join('\n'));
  let last = { name: shipped.name, cards: put(shipped.name, shipped, JSON.stringify(shipped, null, 2)) };
  return {
    parts,
    names,
    check: (text) => judge(text).faults,
    install(text) {
      const { whole, faults } = judge(text);
      if (whole === null || faults.length > 0)
        throw new BadInput(faults.map(({ line, reason }) => `line ${line}: ${reason}`).join('\n'));
      const name = `${(whole.value as Shipped).name}@${hashText(stable(whole.value)).slice(0, 12)}`;
      if (!sets.has(name)) put(name, whole.value, text);
      return name;
    },
    textOf: (name) => sets.get(name)?.text ?? null,
    /** Mostly the one asked for last. */
    named(name) {
      if (last.name !== name) {
        const set = sets.get(name);
        if (set === undefined)
          throw new BadInput(`the card set "${name}" is not installed here; installed: ${names.join(', ')}`);
        last = { name, cards: set.cards };
      }
      return last.cards;
    },
  };
}
