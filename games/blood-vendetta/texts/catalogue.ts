import type { Seat, Sentences } from '@duskhall/kernel';
import type { About, Cause, Clan, Ending, Event, Fact, Phase } from '../events.ts';
import type { Gesture, Ground, IN_FAVOUR, Phrase, Question } from '../frames.ts';
import type { Thought } from '../hints/because.ts';
import type { Reason } from '../legal/refusal.ts';
import type { Options } from '../options.ts';
import type { SetFault } from '../roles/check-set.ts';
import type { Call, Introduction, PowerCall, RoleName, SIDES, TargetingRole, TYPES } from '../roles/table.ts';
import type { Temper } from '../rules/temper.ts';
import type { State } from '../state/index.ts';
import type { View } from '../view/index.ts';
import type { Help, HelpRule } from './help-rules.ts';

/** As at the door, which is not imported: no cycles, not even of types. */
export type Vendetta = { state: State; view: View; options: Options };
export type Names = readonly string[];
export type SideName = (typeof SIDES)[number];
export type TypeName = (typeof TYPES)[number];
export type Over = Exclude<Ending, ''>;
/** Questions with two answers. */
export type Either = 'guess' | 'place' | 'kill' | 'sacrifice' | 'verdict';

export interface RoleText {
  name: string;
  /** What it does and what it sees, in a sentence or two of about equal length for all roles. */
  text: string;
  /** What else the help tells of it. */
  more: string;
}
/** VN-3.8: what a narrator says, and a short name for lists. */
export interface CallText {
  name: string;
  open: string;
  close: string;
}
/** A role that chooses says what its `target` is for, and one with a call of its own what the narrator says in it. */
export type RoleTexts = {
  readonly [name in RoleName]: RoleText &
    (name extends TargetingRole ? { ask: string } : unknown) &
    (name extends PowerCall ? Omit<CallText, 'name'> : unknown);
};
/** The parts of a claim as names: seats by their players, a role, a type, or whether two are of one kind. */
export interface Said {
  about: string;
  other: string;
  value: string;
  /** Differs from night to night and from one thing said to the next, so that the words do too. */
  turn: number;
}
/**
 * The cards of "how it works", in this order, before the first night: VN-2.1, VN-4.0, VN-4.8.2, VN-4.8.4. `manySides` and
 * `manyHours` are for tables with vargs or a loner, `name` and `ballot` for those where a plurality decides (VN-4.8.12).
 */
export const HOW_CARDS = ['sides', 'manySides', 'hours', 'manyHours', 'accuse', 'name', 'vote', 'ballot'] as const;
export interface HowCard {
  title: string;
  /** One or two sentences, read aloud. */
  told: string;
  /** The same in one line, for phones. */
  short: string;
}
/** The phrases that each temper says in its own words. */
export const VOICED = [
  'accuse',
  'defend',
  'deny',
  'recant',
  'askRole',
  'askSuspect',
  'askWhy',
  'decline',
  'agree',
  'disagree',
  'quip',
  'farewell',
] as const;
export type Voiced = (typeof VOICED)[number];
/** VN-4.7.1, VN-4.8: what is announced to all. */
export type Announced =
  | 'died'
  | 'nobodyDied'
  | 'doubleStrikeComes'
  | 'kitsuneAwoke'
  | 'charmed'
  | 'paralysed'
  | 'staleWarned'
  | 'debateBegan'
  | 'floorGiven'
  | 'nominated'
  | 'accused'
  | 'voteBegan'
  | 'tried'
  | 'balloted'
  | 'condemned'
  | 'notExecuted'
  | 'leaving'
  | 'moderatorNamed'
  | 'ended';
export type Announcements = Sentences<Extract<Event, { type: Announced }>>;
/** VN-4.13.3: what a card says of a fact. */
export type Cards = { readonly [A in About]: (fact: Fact, names: Names) => string };

/** What all sentences of a language are made of, and what boards say. */
export interface Words {
  roles: RoleTexts;
  /** VN-2.3.1: a varg without power. */
  plainVarg: RoleText;
  /** VN-3.6: what a composition tells of a hidden kind. */
  aLord: string;
  aShapeshifter: string;
  lord: string;
  /** A goal names the other sides that are in play. */
  sides: { readonly [side in SideName]: { name: string; goal(foes: readonly SideName[]): string } };
  types: { readonly [type in TypeName]: string };
  phases: { readonly [phase in Phase]: { name: string; open: string } };
  howItWorks: { readonly [card in (typeof HOW_CARDS)[number]]: HowCard };
  /** Before the Introduction Day: everybody reads the own role. */
  reading: string;
  /** A.1: with phones, and for tables without them. */
  eyes: { phone: string; close: string; open: string };
  /** `Night 2`. */
  when(phase: Phase, cycle: number): string;
  /** Those that no single role has to itself. */
  calls: { readonly [call in Exclude<Call, RoleName | 'shifter'>]: CallText };
  shifterCalls: { readonly [kind in 'werewolf' | 'kitsune' | 'hidden']: CallText };
  /** The second strike of a Day. */
  second: CallText;
  asks: { readonly [question in Question]: string };
  /** The question of a trial: `Execute Chloé?` */
  execute(name: string): string;
  /** The two answers, and what an unlimited pick may say. */
  eithers: { readonly [question in Either]: { yes: string; no: string } };
  nobody: string;
  yes: string;
  no: string;
  alive: string;
  dead: string;
  gestures: { readonly [gesture in Gesture]: string };
  pointAt(name: string): string;
  phrases: { readonly [phrase in Exclude<Phrase, Voiced>]: (said: Said) => string };
  voices: { readonly [temper in Temper]: { readonly [phrase in Voiced]: (said: Said) => string } };
  phraseNames: { readonly [phrase in Phrase]: string };
  /** VN-4.9.6: why somebody is suspected or trusted, and why the speaker should be. */
  grounds: { readonly [ground in Ground]: (other: string) => string };
  ownGrounds: { readonly [ground in (typeof IN_FAVOUR)[number]]: (other: string) => string };
  /** Two players are of one kind, or not. */
  same: { yes: string; no: string };
  /** The card of an introduction, for those whom it concerns; `list` is given in seat order. */
  lists: { readonly [call in Introduction]: (list: string) => string };
  /** VN-4.9.3: what the Newly-Turned must never forget. */
  mask: string;
  silenced(name: string): string;
  struck(clan: Clan, name: string): string;
  struckNobody(clan: Clan): string;
  card(fact: Fact, names: Names): string;
  /** A card without news. */
  neutral: string;
  /** Empty: nothing is announced. `reader`: the seat that is addressed as "you"; a narrator names everybody. */
  announce(event: Event, names: Names, reader?: Seat): string;
  endings: { readonly [ending in Over]: string };
  /** Why nobody wins. */
  whys: { readonly [ending in 'all-dead' | 'two-leaders' | 'stalemate']: string };
  causes: { readonly [cause in Cause]: string };
  /** What is shown of somebody dead: `Role: King`. */
  shown: { readonly [by in Exclude<Options['revealOnDeath'], 'none'>]: (name: string) => string };
  options: OptionTexts;
  setFaults: { readonly [fault in SetFault]: string };
  /** By how many points of a hundred the vampires gain or lose against the recommended set. */
  balance(points: number): string;
  players(count: number): string;
  points(count: number): string;
  /** Why a bot did something: what it had to decide, and how likely an enemy somebody is. */
  thoughts: { readonly [thought in Thought]: (name: string, percent: number) => string };
  /** With the spaces the language puts around it. */
  colon: string;
  /** The items with commas and "and". */
  list(items: readonly string[]): string;
}

export type OptionTexts = {
  readonly [K in keyof Options]: {
    name: string;
    help: string;
    values: { readonly [V in Options[K] & string]: string };
  };
};

export type Refusals = { readonly [R in Reason]: string };

/** What is said to those who are not asked. */
export interface Waiting {
  /** In a secret phase nothing tells whom the table waits for. */
  secret: string;
  dead: string;
  on(names: Names): string;
  over: string;
}

/** Answers as a button says them. */
export interface Labels {
  read: string;
  lock: string;
  ready: string;
  unready: string;
  done: string;
  late: string;
  nominate(name: string): string;
  withdraw: string;
  remove(name: string): string;
  record(name: string, role: string): string;
  foresee(side: string): string;
  foreseeNobody: string;
  expect(name: string, role: string): string;
}

/** Lines of the log that are not announced, or say more there. */
export type Told = Exclude<Event['type'], Exclude<Announced, 'nominated' | 'tried'> | 'prompted'>;
export type Events = Sentences<Extract<Event, { type: Told }>>;

export interface Results {
  won(names: Names, points: number): string;
  line(name: string, role: string, fate: string, points: number): string;
  /** How much of a prediction came true, in percent. */
  foretold(name: string, percent: number): string;
}

export const TABLE_LABELS = [
  'phase',
  'composition',
  'silent',
  'trials',
  'fate',
  'role',
  'goal',
  'clan',
  'told',
  'hunts',
  'nominates',
  'claims',
  'foretells',
] as const;
export type TableLabel = (typeof TABLE_LABELS)[number];
/** For the table in words: the labels of its lines, and what they say. */
export interface TableWords {
  labels: { readonly [L in TableLabel]: string };
  trial(name: string, ayes: number, voters: number, isCondemned: boolean): string;
  absent: string;
  leaving: string;
}

/** One language. */
export interface Catalogue {
  /** How the reader is addressed at the beginning of a sentence. */
  you: string;
  title: string;
  summary: string;
  words: Words;
  waiting: Waiting;
  labels: Labels;
  events: Events;
  refusals: Refusals;
  results: Results;
  table: TableWords;
  rules: Help<HelpRule>;
}
