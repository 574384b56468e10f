import type { Sentences } from '@duskhall/kernel';
import type { Card, ColourName, Effect, Gain, Kind, Type, TypeName } from '../cards/index.ts';
import type { DeedName, Event, Result } from '../events.ts';
import type { Question } from '../frames.ts';
import type { PartName } from '../hints/features/parts.ts';
import type { Reason } from '../legal/reasons.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import type { View } from '../view/index.ts';
import type { Help, HelpRule } from './help-rules.ts';

/** As at the door, which is not imported: no cycles, not even of types. */
export type Village = { state: State; view: View; options: Options };

export type GainName = Exclude<Gain, 'colour'> | `colour-${ColourName}`;
/** What a creature is worth or does; one with a number of its own says so by `worth`. */
export type EffectText =
  | Exclude<Effect, 'value' | 'plague' | 'lure'>
  | `plague-${Options['plagueScope']}`
  | `lure-${Exclude<TypeName, 'demon'>}`;
export type PhaseName = 'construction' | 'creatures' | 'demons' | 'attack';

/** What all sentences of a language are made of. */
export interface Words {
  /** This language's place in a card set's lists of names. */
  place: number;
  types: { readonly [T in TypeName]: { one: string; many: string } };
  /** Where a type stands around a village. */
  sides: { readonly [T in TypeName]: string };
  /** As said of a building. */
  colours: { readonly [C in ColourName]: string };
  kinds: { readonly [K in 'start' | 'building' | 'hero']: string };
  /** What a building brings when it is laid. */
  gains: { readonly [G in GainName]: string };
  effects: { readonly [E in EffectText]: string };
  worth(value: number): string;
  /** What a demon may do, in a few words. */
  deeds: { readonly [D in DeedName]: string };
  phases: { readonly [P in PhaseName]: string };
  round(round: number): string;
  defence: string;
  attack: string;
  /** A hero's combat icons, against types. */
  icons(types: readonly Type[]): string;
  /** A hero's movement points. */
  movement(points: number): string;
  villagers(count: number): string;
  creatures(count: number): string;
  cards(count: number): string;
  points(count: number): string;
  /** Where a card lies, counted from 1. */
  at(row: number, column: number): string;
  /** `7 against 5: breaks through`. */
  fight(attack: number, defence: number): string;
  /** With the spaces the language puts around it. */
  colon: string;
  dash: string;
  empty: string;
  /** The items with commas and "and". */
  list(items: readonly string[]): string;
}

type OfCard =
  | 'not-in-hand'
  | 'not-in-village'
  | 'not-beside-the-hero'
  | 'no-villager-left'
  | 'not-onward'
  | 'not-a-hero'
  | 'not-the-poorest'
  | 'outside-the-line';
type OfCreature =
  | 'not-drawn'
  | 'no-such-demon'
  | 'demon-powerless'
  | 'not-to-be-lured'
  | 'not-attacking'
  | 'not-the-weakest';
/** The numbers that the sentence of a refusal fills in. */
export type ReasonArgs = {
  [R in Reason]: R extends OfCard ? { card: Card } : R extends OfCreature ? { creature: Kind } : object;
};
export type Refusals = { readonly [R in Reason]: (args: ReasonArgs[R]) => string };

/** What a question is about, besides its name. */
export interface Asked {
  /** Which of the six cards of the round it is. */
  step: number;
  /** The card that is laid, or on which the walking villager is. */
  card: string;
  /** Movement points left. */
  points: number;
  left: string;
  right: string;
  demon: string;
  attacker: Type;
  /** What the sides of a breach add up to. */
  attack: number;
  defence: number;
  /** Whether a hero's icon lets any attacker be chosen. */
  isFree: boolean;
}
export interface Prompts {
  own: { readonly [Q in Question]: (asked: Asked) => string };
  /** How many are done with a secret step. */
  ready(ready: number, all: number): string;
  /** The reader is done and waits for the rest. */
  done: string;
  /** The reader has nothing to do in this step. */
  idle: string;
  /** Who is still asked in an attack. */
  waiting(names: readonly string[]): string;
  over: string;
}

/** Answers as a button says them; names come with what the card does where that helps to choose. */
export interface Labels {
  pick(card: string): string;
  /** `gained`: the villagers it would bring; `defence`: that of the three sides then. */
  place(where: string, gained: number, defence: readonly number[]): string;
  /** `movable`: how many villagers there may still be moved. */
  from(card: string, movable: number): string;
  to(card: string): string;
  stop(card: string): string;
  give(creature: string, name: string): string;
  keep(creature: string): string;
  demon(demon: string): string;
  plague: string;
  destroyHero(card: string): string;
  ruin(card: string): string;
  lure(creature: string, name: string): string;
  sacrifice(card: string, villagers: number): string;
  slay(creature: string): string;
  doneMoving: string;
  doneDemons: string;
}

/** How the game ended tells its own sentence: see `Results`. */
export type Told = Exclude<Event['type'], 'ended'>;
export type Events = Sentences<Extract<Event, { type: Told }>>;
export interface Results {
  won(winner: string, points: number): string;
  /** The winner had the most village cards. */
  wonByCards(winner: string, points: number, cards: number): string;
  shared(winners: readonly string[], points: number): string;
  /** One village's part of the result. */
  line(name: string, result: Result): string;
}

/** What threatens the reader's village tonight, and who is ahead. */
/** How a part of the position is better, or worse, for a player. */
export type PartWords = { readonly [P in PartName]: readonly [better: string, worse: string] };

export interface StakeWords {
  /** A side that would break. */
  breaks(attacker: Type, attack: number, defence: number): string;
  /** Every side would hold against the attackers that are there; others may come, and demons act. */
  holdsSoFar: string;
  /** Every attack that is still to come fails. */
  holds: string;
  ahead(points: number, next: string, nextPoints: number): string;
  level(points: number): string;
  behind(leaders: readonly string[], points: number, own: number): string;
  /** For a reader without a seat. */
  leads(leaders: readonly string[], points: number): string;
}

export const TABLE_LABELS = [
  'village',
  'planned',
  'sides',
  'demons',
  'points',
  'forecast',
  'hand',
  'known',
  'pick',
  'drawn',
  'gifts',
  'lost',
  'round',
  'order',
] as const;
export type TableLabel = (typeof TABLE_LABELS)[number];
/** For the table in words: the labels of its lines, and what they say. */
export interface TableWords {
  labels: { readonly [L in TableLabel]: string };
  points(points: number, villagers: number, creatures: number): string;
  gift(creature: string, name: string): string;
  kept(creature: string): string;
}

/** One language. */
export interface Catalogue {
  /** How the reader is addressed at the beginning of a sentence. */
  you: string;
  title: string;
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
  /** Which card of the round is laid. */
  recap: { laying(step: number): string };
  refusals: Refusals;
  results: Results;
  stakes: StakeWords;
  parts: PartWords;
  table: TableWords;
  rules: Help<HelpRule>;
}
