import type { CardSets } from './card-sets.ts';
import { digest } from './digest.ts';
import type { OptionTable, OptionValues } from './options.ts';
import type { Rng } from './random.ts';
import type { AnyState, EventOf, MoveOf, QuestionOf, Seat } from './table.ts';

/** The types of a game. */
export interface Types {
  state: AnyState;
  view: object;
  options: OptionValues;
}

/** Why a move is refused: the key of its text, the number of the rule, and the text's arguments. */
export interface Refusal {
  code: string;
  rule: string;
  args: { [name: string]: string | number };
}

/** How long the rules keep a question open. */
export interface Pace {
  seconds: number;
  /**
   * The window lasts for a secret random time between `seconds` and this. Then seats whose only move is to pass have
   * passed, and it closes with the last answer. Left out: it closes after `seconds`.
   */
  upTo?: number;
  /**
   * Once nobody owes an answer, a held window closes after a random time between these seconds, if that is sooner. If an
   * answer is taken back, the original time applies again.
   */
  lull?: readonly [from: number, upTo: number];
  /** A secret window: the host sends only on a common beat of this many seconds, and all frames have the same size. */
  beat?: number;
}

/** Domain knowledge for bots. Rules never use it. */
export interface Hints<T extends Types> {
  /** The value function: the estimated utility for each seat, from 0 to 1. */
  value(s: T['state']): number[];
  /** The prior: an unnormalized weight for each move. */
  weights(view: T['view'], moves: readonly MoveOf<T['state']>[]): number[];
  /** Overrides the exploration constant of the search. */
  exploration?: number;
  /** Overrides how many decisions a playout lasts before `value` scores the position; 0: none at all. */
  horizon?: number;
  /**
   * What leads a search to moves not yet tried: `weights`, which is usual, or `value` of what each leads to, with PUCT instead
   * of UCB, where weights would mislead it.
   */
  prior?: 'weights' | 'value';
  /** Overrides the share of playout decisions, from 0 to 1, that are sampled from the prior. */
  guided?: number;
  /** Multiplies the temperature of the levels: how far apart in value good moves lie here; left out: 1. */
  temperature?: number;
  /** How many iterations the search of a Regular takes; the other levels have a share or a multiple of it. */
  iterations?: number;
  /** The observation model: what the others' choices reveal about what they hide. */
  clues?: Clues<T>;
  /** A policy to use instead of search, in a game too large for it. */
  decide?(view: T['view'], moves: readonly MoveOf<T['state']>[], rng: Rng, skill?: Skill): MoveOf<T['state']>;
  /** What the seat would say or do unasked, including a changed answer; called until it returns null. */
  speaks?(view: T['view'], rng: Rng): MoveOf<T['state']> | null;
  /**
   * The bots among `seats` that may speak now, in the order in which they are given the floor: told from a watcher's view,
   * so that who is asked first gives nothing away. Left out: any order.
   */
  floor?(view: T['view'], seats: readonly Seat[]): Seat[];
  /** How `value` is learned from play, if it is. */
  learning?: Learning<T>;
  /**
   * Summarizes sampled worlds, so that a bot can say what it believed when it made this move; null: nothing worth saying.
   * A game with a policy of its own has no worlds to sample, and always something to say.
   */
  because?(view: T['view'], worlds: readonly T['state'][], move: MoveOf<T['state']>): Because | null;
}

/** How well a level plays where a game has a policy of its own. */
export interface Skill {
  /** From 0: how far below the best an answer may seem and still be chosen. */
  temperature: number;
  /** From 0 to 1: how well it remembers what was said and done long ago. */
  memory: number;
}

/** A value function with the search settings that suit it. */
export type Evaluation<T extends Types> = Required<Pick<Hints<T>, 'value' | 'exploration' | 'horizon' | 'prior'>>;

/** What a value function is learned from: `npm run train` finds the weights of the features. */
export interface Features<T extends Types> {
  /** How many features there are. */
  features: number;
  /**
   * Writes what tells of this seat's chance in the full state, every feature anew. False: nothing does, and its score is 0,
   * as for the second of two seats whose chances the features of the first tell.
   */
  fill(s: T['state'], seat: Seat, into: Float64Array): boolean;
  /** Seats of the same number win together; left out: nobody does. */
  sideOf?(s: T['state'], seat: Seat): number;
}

/** A value function that is linear in features of the full state. */
export interface Learning<T extends Types> extends Features<T> {
  /** Set by hand: what training starts from, and what its result is measured against. */
  byHand: Evaluation<T>;
  /** With the weights that training found. */
  learned: Evaluation<T>;
  /** By feature: those weights. */
  weights: readonly number[];
  /** By feature: the part of the position that it tells of, by a name for which the game has a text. */
  parts: readonly string[];
}

/** What a bot believed, or went by: the key of its text and the text's arguments. */
export interface Because {
  code: string;
  args: { [name: string]: string | number };
}

/** The observation model of a bot's particle filter: worlds in which the observed choices were unlikely lose weight. */
export interface Clues<T extends Types> {
  /** The choices of others that show in two consecutive views of a seat; plain data. */
  between(before: T['view'], after: T['view']): object[];
  /** The likelihood of that choice in this world, from 0 to 1. */
  likelihood(s: T['state'], clue: object): number;
}

/** What a party game tells the host: who may moderate, who is away, who hears whom. */
export interface Party<T extends Types> {
  /** Whether the person on this seat is out of the game, and so may moderate. */
  isOut(s: T['state'], seat: Seat): boolean;
  /** Whether the seat has been idle for so long that a sitter takes over. */
  isAbsent(s: T['state'], seat: Seat): boolean;
  /** The chat rooms in which the viewer may speak and listen now: `all`, or the name of a group. */
  rooms(s: T['state'], viewer: Seat): { speaks: readonly string[]; hears: readonly string[] };
  /** A moderator cannot rewind past a change of this number. */
  chapter(s: T['state']): number;
}

/** The interface between a game and everything that runs it. */
export interface Game<T extends Types> {
  name: string;
  rulesVersion: number;
  /** The oldest rules version whose records this game still replays, by those rules; left out: only the current one. */
  oldestRules?: number;
  seats: { min: number; max: number };
  /** What counts is how much a seat wins, as in poker, and not whether it has most. */
  isForStakes?: boolean;
  /** Every option with its values and its default. */
  options: OptionTable<T['options']>;
  /** Other defaults for one person among bots, who needs no protection from people reading the clock. */
  alone?: Partial<T['options']>;
  /** The options that everybody at the table is shown, where the rules hide some; left out: all. */
  shownOptions?(options: T['options']): T['options'];

  /** `rules`: an older rules version to play by; left out: the current one. */
  setup(options: T['options'], seats: number, rng: Rng, rules?: number): T['state'];
  /** Sets up a position from a description by name, as in the game's README; throws `BadInput`. */
  scenario(given: unknown, options: T['options'], seats: number, rng: Rng, rules?: number): T['state'];
  /** An independent copy without the log. */
  clone(s: T['state']): T['state'];
  /** What the digests of a record are made of, where names in the state have changed since; left out: the state. */
  hashed?(s: T['state']): T['state'];

  /** Every answer to the seat's question. */
  legal(s: T['state'], seat: Seat): MoveOf<T['state']>[];
  /** What a seat, or the house, may do unasked. */
  free(s: T['state'], seat: Seat): MoveOf<T['state']>[];
  /**
   * For a game with very many free moves: `fromView`, those that follow from the view alone and are never sent, since
   * whoever has the view can list them; and `others`, the rest. Together they are `free`.
   */
  manyFree?: {
    fromView(view: T['view']): MoveOf<T['state']>[];
    others(s: T['state'], seat: Seat): MoveOf<T['state']>[];
  };
  /** Plays a legal or free move. It changes the state: clone first if you need the old one. */
  apply(s: T['state'], seat: Seat, move: MoveOf<T['state']>): void;
  /** The house closes the held window. */
  close(s: T['state']): void;
  /** Why a move is neither legal nor free, using only what the seat knows; null if it is one of them. */
  refusal(s: T['state'], seat: Seat, move: unknown): Refusal | null;
  /**
   * A seat's answer when its time is up; null: undo its last part first. Draws from `rng`, never from the deal.
   * `isGoingOn`: the clock gave the parts so far, and the decision must be completed.
   */
  timeout(s: T['state'], seat: Seat, rng: Rng, isGoingOn?: boolean): MoveOf<T['state']> | null;
  /**
   * By question: the questions that may follow it as further parts of one decision, which a time-out answers as a whole.
   * Left out: a lane is one decision, and every other question is its own.
   */
  parts?: { readonly [Q in QuestionOf<T['state']>]?: readonly QuestionOf<T['state']>[] };
  /** How long the rules keep the question open; null: the table's clock decides. */
  pace(s: T['state']): Pace | null;
  /** By seat, higher is better; null while the game goes on. */
  scores(s: T['state']): number[] | null;
  /** A word for how the game ended; null while it goes on. */
  ending(s: T['state']): string | null;

  /** What a seat, the house or the watcher may know. */
  view(s: T['state'], viewer: Seat): T['view'];
  /** The part of an event that the viewer may know; null: nothing. */
  redact(s: T['state'], event: EventOf<T['state']>, viewer: Seat): EventOf<T['state']> | null;
  /**
   * Determinization: samples a full state that gives exactly this view. Where the view leaves something open, a game may
   * keep it as in `like`, a world sampled earlier, so that a bot's belief carries over.
   */
  imagine(view: T['view'], rng: Rng, like?: T['state']): T['state'];
  /** A broken invariant: a card too many, a learned fact that is not true. */
  flaw(s: T['state']): string | null;
  hints: Hints<T> | null;
  party?: Party<T>;
  /** For games whose option `cardSet` chooses the cards. */
  cardSets?: CardSets;
}

/** The options shown to everybody at a table. */
export const shownOptions = ({ shownOptions: shown }: AnyGame, options: OptionValues): OptionValues =>
  shown?.(options) ?? options;

/** Whether the game can replay a record of this rules version. */
export const plays = ({ rulesVersion, oldestRules = rulesVersion }: AnyGame, version: number): boolean =>
  version >= oldestRules && version <= rulesVersion;

// biome-ignore lint/suspicious/noExplicitAny: a list of games of different types
export type AnyGame = Game<any>;

/** The digest that a record of this game keeps of a state. */
export const digestOf = <T extends Types>({ hashed }: Game<T>, s: T['state']): string => digest(hashed?.(s) ?? s);
