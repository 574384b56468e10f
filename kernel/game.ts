import type { CardSets } from './card-sets.ts';
import { digest } from './digest.ts';
import type { OptionTable, OptionValues } from './options.ts';
import type { Rng } from './random.ts';
import type { AnyState, EventOf, MoveOf, QuestionOf, Seat } from './table.ts';

/** What a game is made of. */
export interface Types {
  state: AnyState;
  view: object;
  options: OptionValues;
}

/** Why something is not possible: a code whose sentence stands in the texts, the number of the rule, what to fill in. */
export interface Refusal {
  code: string;
  rule: string;
  args: { [name: string]: string | number };
}

/** How long the rules keep a question open. */
export interface Pace {
  seconds: number;
  /**
   * The window is held for a time drawn at random from `seconds` up to so many, of which nobody is told. Then whoever can
   * only pass has passed, and it closes with the last answer; left out: it closes when its time is over.
   */
  upTo?: number;
  /**
   * Once nobody owes an answer to what is held, it closes after a time drawn at random between these seconds, if that is
   * sooner; should somebody take an answer back, it lasts as long as before.
   */
  lull?: readonly [from: number, upTo: number];
  /** A secret window: everything leaves the house on a common beat of so many seconds, all of one size. */
  beat?: number;
}

/** For bots only: what a game knows about playing itself well. */
export interface Hints<T extends Types> {
  /** How promising this looks for each seat, from 0 to 1. */
  value(s: T['state']): number[];
  /** How much each of these moves appeals at first sight. */
  weights(view: T['view'], moves: readonly MoveOf<T['state']>[]): number[];
  /** How far a search had better look around in this game; left out: as usual. */
  exploration?: number;
  /** In how many decisions of a search's playouts, from 0 to 1, the weights are asked; left out: as usual. */
  guided?: number;
  /** Where the others' choices tell something about what they hide. */
  clues?: Clues<T>;
  /** The answer itself, in a game that search does not reach. */
  decide?(view: T['view'], moves: readonly MoveOf<T['state']>[], rng: Rng): MoveOf<T['state']>;
  /** What the seat would say or do by itself now, also another answer than it gave; null: nothing. Asked again until then. */
  speaks?(view: T['view'], rng: Rng): MoveOf<T['state']> | null;
  /** What worlds that fit the view have in common, for a bot that says why it did something; null: nothing to tell. */
  because?(view: T['view'], worlds: readonly T['state'][]): Because | null;
}

/** What a bot believed: a code whose sentence stands in the texts, and what to fill in. */
export interface Because {
  code: string;
  args: { [name: string]: string | number };
}

/** What a bot makes of choices it has watched: worlds in which they were unlikely are imagined less often. */
export interface Clues<T extends Types> {
  /** The choices of others that two views of a seat, one after the other, tell of; plain data. */
  between(before: T['view'], after: T['view']): object[];
  /** How likely that choice is in this world, from 0 to 1. */
  likelihood(s: T['state'], clue: object): number;
}

/** What a game for an evening of talk tells the house: who may lead, who is away, who hears whom. */
export interface Party<T extends Types> {
  /** Whether the seat's person takes part no more, and so may lead the others. */
  isOut(s: T['state'], seat: Seat): boolean;
  /** Whether the seat has been still for so long that a sitter has to play it. */
  isAbsent(s: T['state'], seat: Seat): boolean;
  /** Where a viewer may speak now, and where it may listen: `all`, or the name of a group. */
  rooms(s: T['state'], viewer: Seat): { speaks: readonly string[]; hears: readonly string[] };
  /** A moderator's step back never reaches behind a change of this number. */
  chapter(s: T['state']): number;
}

/** A game's door. */
export interface Game<T extends Types> {
  name: string;
  rulesVersion: number;
  /** The earliest version whose records this game still plays, under the rules of that version; left out: only its own. */
  oldestRules?: number;
  seats: { min: number; max: number };
  /** Every option with its values and its default. */
  options: OptionTable<T['options']>;
  /** What one person among bots plays with unless it chooses otherwise: nobody else is there to read anything. */
  alone?: Partial<T['options']>;
  /** What everybody at a table is shown of its options, where the rules keep some from them; left out: all. */
  shownOptions?(options: T['options']): T['options'];

  /** `rules`: an earlier version to play by; left out: the current one. */
  setup(options: T['options'], seats: number, rng: Rng, rules?: number): T['state'];
  /** A table set by names, as the game's README describes; throws `BadInput`. */
  scenario(given: unknown, options: T['options'], seats: number, rng: Rng, rules?: number): T['state'];
  /** An independent copy without the log. */
  clone(s: T['state']): T['state'];
  /** What the digests of a record are made of, where names in the state have changed since; left out: the state. */
  hashed?(s: T['state']): T['state'];

  /** Every answer to the seat's question. */
  legal(s: T['state'], seat: Seat): MoveOf<T['state']>[];
  /** What a seat, or the house, may do unasked. */
  free(s: T['state'], seat: Seat): MoveOf<T['state']>[];
  /** Plays a legal or free move. It changes the state: clone first if you need the old one. */
  apply(s: T['state'], seat: Seat, move: MoveOf<T['state']>): void;
  /** The house closes the window that is held open. */
  close(s: T['state']): void;
  /** Why a move is neither legal nor free, from what the seat knows; null if it is one of them. */
  refusal(s: T['state'], seat: Seat, move: unknown): Refusal | null;
  /**
   * A seat's answer when its time is up; null: take its last part back first. Draws from `rng`, never from the deal.
   * `isGoingOn`: the parts given so far are the clock's own, and the decision is to be completed.
   */
  timeout(s: T['state'], seat: Seat, rng: Rng, isGoingOn?: boolean): MoveOf<T['state']> | null;
  /**
   * Which questions may follow on which as a further part of the same decision: when time is up it is answered whole.
   * Left out: a lane is one decision, and every other question is one of its own.
   */
  parts?: { readonly [Q in QuestionOf<T['state']>]?: readonly QuestionOf<T['state']>[] };
  /** How long the rules keep the question open; null: the table's clock decides. */
  pace(s: T['state']): Pace | null;
  /** One number a seat, the most being best; null while the game goes on. */
  scores(s: T['state']): number[] | null;
  /** In one word how the game has ended; null while it goes on. */
  ending(s: T['state']): string | null;

  /** What a seat, the house or the watcher may know. */
  view(s: T['state'], viewer: Seat): T['view'];
  /** The part of an event that the viewer may know; null: nothing. */
  redact(s: T['state'], event: EventOf<T['state']>, viewer: Seat): EventOf<T['state']> | null;
  /**
   * Some full state that would give this view: what a bot thinks with. Where the view leaves it open, a game may make it
   * like one imagined earlier, so that what was thought of that one still counts.
   */
  imagine(view: T['view'], rng: Rng, like?: T['state']): T['state'];
  /** A broken invariant: a card too many, a learned fact that is not true. */
  flaw(s: T['state']): string | null;
  hints: Hints<T> | null;
  party?: Party<T>;
  /** Where a table may choose its cards by an option `cardSet`. */
  cardSets?: CardSets;
}

/** What everybody at a table is shown of its options; whoever chose them knows them all. */
export const shownOptions = ({ shownOptions: shown }: AnyGame, options: OptionValues): OptionValues =>
  shown?.(options) ?? options;

/** Whether the game can play a record that was made under this version of its rules. */
export const plays = ({ rulesVersion, oldestRules = rulesVersion }: AnyGame, version: number): boolean =>
  version >= oldestRules && version <= rulesVersion;

// biome-ignore lint/suspicious/noExplicitAny: a list of games of different types
export type AnyGame = Game<any>;

/** The digest that a record of this game keeps of a state. */
export const digestOf = <T extends Types>({ hashed }: Game<T>, s: T['state']): string => digest(hashed?.(s) ?? s);
