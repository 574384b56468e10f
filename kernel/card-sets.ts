import { BadInput } from './bad-input.ts';
import { onBase } from './card-set-base.ts';
import { hashText, stable } from './digest.ts';
import { lineAt, NotJson, type Part, readJson } from './json-line-numbers.ts';

/** An error in a card set, by line of its text. */
export interface SetFault {
  line: number;
  reason: string;
}
/** An error in a card set, by path in its data. */
export interface Flaw {
  at: readonly (string | number)[];
  reason: string;
}

/** The card sets of a game, offered by its option `cardSet`. Custom sets are JSON. */
export interface CardSets {
  /** The fields of a set besides its name, by which the game it belongs to is recognized. */
  readonly parts: readonly string[];
  /** The installed sets, the shipped ones first. */
  readonly names: readonly string[];
  /** All errors in the text; an empty list means it can be installed. */
  check(text: string): SetFault[];
  /**
   * Installs the set and returns its full name, which ends with part of its hash so that a record names exactly the
   * cards it was played with. Throws `BadInput`.
   */
  install(text: string): string;
  /** The text of an installed set, a shipped one with all of its base; null: unknown. */
  textOf(name: string): string | null;
}

/** Card sets compiled for the rules. */
export interface Shelf<S> extends CardSets {
  named(name: string): S;
}

export interface Shipped {
  readonly name: string;
}

/** A shelf with the shipped sets, oldest first; any set may name one of them as its base, a shipped one an older one. */
export function openShelf<S>(
  shipped: readonly Shipped[],
  parts: readonly string[],
  flawsIn: (given: unknown) => Flaw[],
  compile: (given: never, name: string) => S,
): Shelf<S> {
  const sets = new Map<string, { cards: S; text: string }>();
  const names: string[] = [];
  const bases = new Map<string, { readonly [part: string]: unknown }>();
  /** The set merged with its base, and its errors by path in the given text. */
  const judge = (given: unknown): { whole: unknown; flaws: Flaw[] } => {
    const base = typeof given === 'object' && given !== null && 'base' in given ? given.base : undefined;
    if (base === undefined) return { whole: given, flaws: flawsIn(given) };
    const below = bases.get(base as string);
    if (below === undefined) {
      const reason = `there is no set ${JSON.stringify(base)} to build on; known: ${[...bases.keys()].join(', ')}`;
      return { whole: given, flaws: [{ at: ['base'], reason }] };
    }
    const { whole, placeOf } = onBase(below, given as object as typeof below);
    return { whole, flaws: flawsIn(whole).map(({ at, reason }) => ({ at: placeOf(at), reason })) };
  };
  const read = (text: string): { part: Part | null; whole: unknown; faults: SetFault[] } => {
    try {
      const part = readJson(text);
      const { whole, flaws } = judge(part.value);
      return { part, whole, faults: flaws.map(({ at, reason }) => ({ line: lineAt(part, at), reason })) };
    } catch (error) {
      if (!(error instanceof NotJson)) throw error;
      return { part: null, whole: null, faults: [{ line: error.line, reason: error.message }] };
    }
  };
  const put = (name: string, whole: unknown, text: string): void => {
    sets.set(name, { cards: compile(whole as never, name), text });
    names.push(name);
  };
  for (const set of shipped) {
    const { whole, flaws } = judge(set);
    if (flaws.length > 0)
      throw new BadInput(flaws.map(({ at, reason }) => `${[set.name, ...at].join('.')}: ${reason}`).join('\n'));
    bases.set(set.name, whole as { readonly [part: string]: unknown });
    put(set.name, whole, JSON.stringify(whole, null, 2));
  }
  let last = { name: names[0]!, cards: sets.get(names[0]!)!.cards };
  return {
    parts,
    names,
    check: (text) => read(text).faults,
    install(text) {
      const { part, whole, faults } = read(text);
      if (part === null || faults.length > 0)
        throw new BadInput(faults.map(({ line, reason }) => `line ${line}: ${reason}`).join('\n'));
      const name = `${(part.value as Shipped).name}@${hashText(stable(part.value)).slice(0, 12)}`;
      if (!sets.has(name)) put(name, whole, text);
      return name;
    },
    textOf: (name) => sets.get(name)?.text ?? null,
    /** Caches the last set: this is on the hot path, and nearly always asks for the same one. */
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
