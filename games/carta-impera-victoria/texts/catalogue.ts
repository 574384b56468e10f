import type { Audience, Seat, Sentences } from '@duskhall/kernel';
import type { Card, Domain, DomainName } from '../cards/index.ts';
import type { EffectName } from '../effects/effect.ts';
import type { Event } from '../events.ts';
import type { Question } from '../frames.ts';
import type { PartName } from '../hints/features/parts.ts';
import type { Reason } from '../legal/reasons.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import type { View } from '../view/index.ts';
import type { Help, HelpRule } from './help-rules.ts';

/** As at the door, which is not imported: no cycles, not even of types. */
export type Civ = { state: State; view: View; options: Options };

/** The numbers that the sentence of a refusal fills in. */
export interface ReasonArgs {
  over: object;
  'not-asked': object;
  malformed: object;
  'not-in-hand': { card: Card };
  barred: { domain: Domain };
  'not-in-pack': { card: Card };
  'not-in-centre': { card: Card };
  'not-in-pile': { card: Card };
  'count-too-low': { effect: number; domain: Domain; needed: number; count: number };
  'slot-used': { domain: Domain };
  'not-in-area': { domain: Domain };
  'blocks-plays': object;
  yourself: object;
  'column-empty': { domain: Domain };
  'others-only': object;
  'not-copyable': object;
  'source-too-low': { effect: number; needed: number; count: number };
  'hand-too-small': { needed: number; count: number };
  'area-too-small': { needed: number; count: number };
  'nothing-playable': { needed: number; count: number };
  'no-column': object;
  'pile-too-small': { needed: number; count: number };
  'no-majority': object;
  'nothing-to-copy': object;
  'not-an-action': object;
}

/** What all sentences of a language are made of. */
export interface Words {
  domains: { readonly [D in DomainName]: string };
  /** `deed`: what it does, in a few words for a button. */
  effects: { readonly [E in EffectName]: { name: string; deed: string } };
  /** With the spaces the language puts around it. */
  colon: string;
  empty: string;
  cards(count: number): string;
  /** The age comes as a Roman number. */
  ofAge(age: string): string;
  /** The items with commas and "and". */
  list(items: readonly string[]): string;
}

/** What a question is about, besides its name. */
export interface Asked {
  /** How many cards are still to be chosen, this one included. */
  left: number;
  /** Which pick of the draft it is. */
  pick: number;
  /** Whose hand the Inquisition holds. */
  target: string;
  /** Whether there is more to do than to finish. */
  hasEffects: boolean;
}
export interface Prompts {
  own: { readonly [Q in Question]: (asked: Asked) => string };
  /** What somebody else is choosing. */
  others: { readonly [Q in Question]: string };
  waiting(name: string, choice: string): string;
  chosen(card: Card): string;
  ready(ready: number, all: number): string;
  over: string;
}

export type CardQuestion = 'pick' | 'centre' | 'play' | 'discard' | 'give' | 'extra' | 'recover';
export type DomainQuestion = 'attack' | 'surrender' | 'retrieve';
export type ColumnQuestion = 'embargo' | 'democracy';
/** Answers as a button says them. */
export interface Labels {
  cards: { readonly [Q in CardQuestion]: (card: Card) => string };
  domains: { readonly [Q in DomainQuestion]: (domain: Domain) => string };
  columns: { readonly [Q in ColumnQuestion]: (name: string, domain: Domain) => string };
  ownColumns: { readonly [Q in ColumnQuestion]: (domain: Domain) => string };
  finish: string;
  effect(name: string, deed: string): string;
  inquisition(name: string): string;
  copy(name: string, effect: number): string;
  /** CIV-5.15: there is no level to choose. */
  copyReligion(name: string): string;
}

/** How the game ended tells its own sentence: see `Results`. */
export type Told = Exclude<Event['type'], 'ended'>;
export type Events = Sentences<Extract<Event, { type: Told }>>;
/** For a short account of a turn. */
export interface Recap {
  /** The title of somebody's turn. */
  turn(seat: Seat, to: Audience): string;
  drew(cards: number): string;
  discarded(cards: number): string;
}
export type Refusals = { readonly [R in Reason]: (args: ReasonArgs[R]) => string };

export interface Results {
  hegemony(winners: readonly string[]): string;
  majority(winners: readonly string[], points: number): string;
  shared(winners: readonly string[], points: number): string;
  deckUsedUp: string;
  stalled(rounds: number): string;
  nobody: string;
  points(side: string, points: number): string;
  tieBreak(domains: readonly Domain[]): string;
}

/** How a part of the position is better, or worse, for a player. */
export type PartWords = { readonly [P in PartName]: readonly [better: string, worse: string] };

/** How close somebody is to winning; `name` is null for the reader. */
export interface StakeWords {
  /** CIV-6.1, where nobody is close yet. */
  goal(cards: number): string;
  wins(name: string | null, cards: number, domain: Domain): string;
  /** The threshold is reached: the end of the turn decides. */
  winsNow(name: string | null, domain: Domain): string;
  finalRound(turns: number): string;
  deck(cards: number): string;
  leads(sides: readonly string[]): string;
  /** The reader's side in a list of leaders. */
  ours(mates: readonly string[]): string;
}

/** For the table in words: the labels of its lines, and what they say. */
export interface TableWords {
  labels: { readonly [L in TableLabel]: string };
  level(level: number): string;
  leads: string;
  whereCoinLies(holder: string, source: string, domain: Domain): string;
  turn(name: string, first: string): string;
  finalRound: string;
  perhaps(cards: string): string;
  either(cards: string, others: string): string;
  against(side: string, other: string): string;
}
export const TABLE_LABELS = [
  'hand',
  'known',
  'pack',
  'area',
  'markers',
  'taken',
  'givenBack',
  'deck',
  'discardPile',
  'centre',
  'held',
  'coin',
  'turn',
  'teams',
] as const;
export type TableLabel = (typeof TABLE_LABELS)[number];

/** One language. */
export interface Catalogue {
  /** How the reader is addressed at the beginning of a sentence. */
  you: string;
  summary: string;
  options: {
    readonly [K in keyof Options]: {
      name: string;
      help: string;
      values: { readonly [V in Options[K] & string]: string };
    };
  };
  words: Words;
  prompts: Prompts;
  labels: Labels;
  events: Events;
  recap: Recap;
  refusals: Refusals;
  results: Results;
  stakes: StakeWords;
  parts: PartWords;
  table: TableWords;
  rules: Help<HelpRule>;
}
