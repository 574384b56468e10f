import type { Sentences } from '@duskhall/kernel';
import type { Card, SupportId, Timing, TypeName } from '../cards/kinds.ts';
import type { Character, CharacterName } from '../characters.ts';
import type { Ending, Event } from '../events.ts';
import type { Action, Decision, Pile, Question, Side } from '../frames.ts';
import type { PartName } from '../hints/features/parts.ts';
import type { Reason } from '../legal/reasons.ts';
import type { Options } from '../options.ts';
import type { State } from '../state/index.ts';
import type { View } from '../view/index.ts';
import type { Help, HelpRule } from './help-rules.ts';
import type { ReasonArgs } from './reason-args.ts';

/** As at the door, which is not imported: no cycles, not even of types. */
export type Empire = { state: State; view: View; options: Options };

/** What all sentences of a language are made of. */
export interface Words {
  /** The place of the language among the names of a card. */
  place: 0 | 1 | 2;
  /** What a support card does; its cost is a matter of the card set. */
  effects: { readonly [C in SupportId]: string };
  /** What a valued card of this type is good for. */
  uses: { readonly [T in Exclude<TypeName, 'support'>]: string };
  types: { readonly [T in TypeName]: string };
  /** When a support card may be played. */
  timings: { readonly [T in Timing]: string };
  characters: { readonly [C in CharacterName]: string };
  identities: { vampire: string; human: string; revealed: string; confirmed: string };
  /** The two players, by what they play. */
  players: { vampire: string; human: string };
  turns: { day: string; night: string };
  actions: { readonly [A in Action]: string };
  piles: { readonly [P in Pile]: string };
  sides: readonly [attack: string, defence: string];
  /** What somebody is deciding. */
  steps: { readonly [D in Decision]: string };
  /** With the spaces the language puts around it. */
  colon: string;
  empty: string;
  cardCount(count: number): string;
  value(value: number): string;
  cost(day: number, night: number): string;
  /** A card that Crypt Opening took. */
  foreign(name: string): string;
  /** What a bot says it believed. */
  suspected(character: Character, percent: number): string;
  /** The items with commas and "and". */
  list(items: readonly string[]): string;
}

/** What cards are being laid for. */
export type Lay = 'open' | 'defend' | 'continue' | 'supplement';
/** What a question is about, besides its name. */
export interface Asked {
  /** How many cards or characters are still to be chosen, this one included. */
  left: number;
  /** What is being paid for, or has just been played or laid. */
  cards: readonly Card[];
  /** Who is hidden, tested, dying, or revealed just now. */
  character: Character;
  fighter: Character;
  enemy: Character;
  lay: Lay;
  /** Whether the pile's card sinks (Mist Form) instead of being taken. */
  isSinking: boolean;
}
export interface Prompts {
  own: { readonly [Q in Question]: (asked: Asked) => string };
  waiting(name: string, step: string): string;
  /** The own answer is given, and the window still open. */
  settled: string;
  over: string;
}

/** Answers as a button says them. */
export interface Labels {
  /** `exchange`, `reveal`, … to be done without a card. */
  done: { readonly [D in Decision]: string };
  /** Cards of a batch are chosen. */
  lay: string;
  /** Instead of a second round. */
  stop: string;
  skip: string;
  toPile: { readonly [P in Pile]: (card: string) => string };
  cards: { readonly [Q in CardQuestion]: (card: string) => string };
  sink(card: string): string;
  fromTable(card: string): string;
  play(card: string): string;
  playOn(card: string, character: Character): string;
  playFor(card: string, character: Character, side: Side): string;
  playNaming(card: string, type: string): string;
  playAgainst(card: string, target: string): string;
  actions: { readonly [A in Action]: string };
  characters: { readonly [Q in CharacterQuestion]: (character: Character) => string };
  fight(attacker: Character, defender: Character): string;
  resign: string;
}
export type CardQuestion = 'pay' | 'shroud' | 'water' | 'lay' | 'discard' | 'replace' | 'take' | 'bless';
export type CharacterQuestion = 'reveal' | 'hide' | 'suspect' | 'follow' | 'send';

/** How the game ended tells its own sentence: see `Results`. */
export type Told = Exclude<Event['type'], 'ended'>;
export type Events = Sentences<Extract<Event, { type: Told }>>;
/** For a short account of a turn. */
export interface Recap {
  drew(cards: number): string;
  discarded(cards: number): string;
}
export type Refusals = { readonly [R in Reason]: (args: ReasonArgs[R]) => string };

export interface Results {
  endings: { readonly [E in Exclude<Ending, ''>]: (winner: string) => string };
  draw: string;
  points(human: number, vampire: number): string;
  vampires(characters: readonly Character[]): string;
  trusted(characters: readonly Character[]): string;
}

/** How a part of the position is better, or worse, for a player. */
export type PartWords = { readonly [P in PartName]: readonly [better: string, worse: string] };

/** How close somebody is to winning; a name is null for the reader. */
export interface StakeWords {
  vampiresDead(dead: number): string;
  humansDead(dead: number): string;
  inCastle(revealed: number): string;
  /** One more of those just counted decides the game. */
  oneMore(winner: string | null): string;
  cards(vampire: string | null, vampires: number, human: string | null, humans: number): string;
  points(human: number, vampire: number): string;
}

/** For the table in words: the labels of its lines, and what they say. */
export const TABLE_LABELS = [
  'plays',
  'hand',
  'decision',
  'piles',
  'cellar',
  'moat',
  'known',
  'unseen',
  'turn',
  'castle',
  'city',
  'away',
  'dead',
  'dying',
  'combat',
  'trusted',
] as const;
export type TableLabel = (typeof TABLE_LABELS)[number];
export interface TableWords {
  labels: { readonly [L in TableLabel]: string };
  turn(number: number, half: string, name: string): string;
  /** Deck, cellar and moat of a seat. */
  piles(deck: number, cellar: number, moat: number, isRecycled: boolean): string;
  faceDown(count: number): string;
  /** A picture of a pile in a turn, and what may be left of it. */
  seen(turn: number, cards: string): string;
  markers(attack: number, defence: number): string;
  anyOrder: string;
  round(round: number): string;
  totals(attack: number, defence: number): string;
}

/** One language. */
export interface Catalogue {
  /** How the reader is addressed at the beginning of a sentence. */
  you: string;
  title: string;
  summary: string;
  options: {
    readonly [K in keyof Options]: { name: string; help: string; values: { readonly [value: string]: string } };
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
