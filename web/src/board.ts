import type { EventOf, Game, Locale, MoveOf, Option, OptionValues, Seat, Texts, Types } from '@duskhall/kernel';
import type { Component, Snippet } from 'svelte';

/**
 * The props of every board. A board shows a view and reports what was chosen; it decides nothing. A board names its
 * game's types here; the shell, which shows any game, leaves them out.
 */
export interface BoardProps<T extends Types = Types> {
  /** The game's view of this seat, as the server sent it. */
  view: T['view'];
  /** Every answer to the open question; empty: nothing is asked of this seat. */
  moves: readonly MoveOf<T['state']>[];
  /** Whose eyes these are; -2: a watcher. */
  seat: Seat;
  names: readonly string[];
  texts: Texts<T>;
  /** The language that the texts speak. */
  locale: Locale;
  /** Everything this seat was told, from the beginning. */
  log: readonly EventOf<T['state']>[];
  /** By which name the page keeps a person's own notes on this match. */
  match: string;
  /** When the rules' own window closes, on the page's clock (`performance.now()`); -1: none is open. */
  windowEnds: number;
  /** When the clock was stopped, on the page's clock; undefined: it runs. */
  stoppedAt?: number | undefined;
  /** What this seat may do unasked. */
  free?: readonly MoveOf<T['state']>[] | undefined;
  /** The match is over and only looked at again: there is nothing to do, and nothing to cover. */
  isPast?: boolean;
  /** The rules, for trying out a gesture on an imagined table and for telling why something is not possible. */
  game: Game<T>;
  /** A gesture is on its way to the server. */
  isBusy: boolean;
  /** One gesture: several moves are taken whole or not at all. */
  onMove: (moves: readonly MoveOf<T['state']>[]) => void;
  /** Shows a person why something is not possible, or what a rule says. */
  onTell: (text: string, rule: string) => void;
  /** Opens the rules at a number. */
  onRule?: ((rule: string) => void) | undefined;
  /** Opens what is said at the table. */
  onChat?: (() => void) | undefined;
  /** On a narrow screen, for a board that has places: the bar with the question, to stand above the hand. */
  bar?: Snippet | undefined;
  /** For a board that has places: whether somebody is in a seat, and its clock, to stand beside the name. */
  person?: Snippet<[Seat]> | undefined;
}

/** What a table screen is given: a watcher's eyes, and what its device may do for the table. */
export interface ScreenProps<T extends Types = Types> extends BoardProps<T> {
  /** Null: only others may stop the clock. */
  onPause: ((isPaused: boolean) => void) | null;
}

/** Somebody whom the console may be given to. */
export interface Candidate {
  id: string;
  name: string;
  /** A seat that is out of the game; -1: a watcher. */
  seat: Seat;
}

/** What a moderator's console is given: the eyes of the house, its free moves, and what the server lets a moderator do. */
export interface ConsoleProps<T extends Types = Types> extends BoardProps<T> {
  /** By seat: somebody without a device, for whom the moderator answers. */
  isGuest: readonly boolean[];
  candidates: readonly Candidate[];
  /** A gesture for a seat, or for the house (-1); whether it was taken. */
  onEnter: (seat: Seat, moves: readonly MoveOf<T['state']>[]) => Promise<boolean>;
  /** Closes the open step: what is missing counts as timed out. */
  onClose: () => Promise<boolean>;
  onExtend: (seconds: number) => void;
  onPause: (isPaused: boolean) => void;
  /** Takes the last entry back. */
  onRewind: () => Promise<boolean>;
  /** Gives the console to a person; empty: to the software. */
  onModerate: (person: string) => void;
  /** By seat: a person plays here who can be marked as absent. */
  isPresent: readonly boolean[];
  /** A sitter plays the seat until its person is back. */
  onAbsent: (seat: Seat) => void;
}

/** An option as the house describes it: what it may be, and its names in the reader's language. */
export type Field = Option<string | number> & { title: string; help: string; names: { [value: string]: string } };
/** What a game's own form for a table's options, `editor/Editor.svelte`, is given. */
export interface EditorProps {
  seats: number;
  /** Every option's value. */
  options: OptionValues;
  fields: { readonly [name: string]: Field };
  locale: Locale;
  /** The usual field for one option. */
  field: Snippet<[name: string]>;
  onChange: (name: string, value: string | number) => void;
}

/** A word to somebody who plays for the first time, about what the selector finds. */
export interface Hint {
  title: string;
  text: string;
  at: string;
}

/** For an evening in one room: phones make no sound, the board itself asks whether something is meant. */
export interface PartyClient<T extends Types = Types> {
  /** Whether nothing about the page may tell what its seat is asked: no bar, no badges, no mark of whose turn it is. */
  isSecret: (view: T['view']) => boolean;
  /** What only the board shows, covered: it stays out of the log until the end. */
  isCovered: (event: EventOf<T['state']>) => boolean;
  /** Where this viewer speaks now, and what the rooms of talk are called. */
  roomOf: (view: T['view']) => string;
  rooms: (locale: Locale) => { readonly [room: string]: string };
}

/** What is done before all on a device that lies in the middle: a watcher's eyes, and everybody's hands. */
export interface HandsProps<T extends Types = Types> extends BoardProps<T> {
  /** The persons of this device; the other seats are played by bots. */
  persons: readonly Seat[];
  /** What a person may answer now, or do unasked. */
  movesOf: (seat: Seat) => readonly MoveOf<T['state']>[];
  onEnter: (seat: Seat, moves: readonly MoveOf<T['state']>[]) => void;
}

/** For one device that goes round: everybody takes it in turn for what is secret, and then it lies in the middle. */
export interface HandedClient<T extends Types = Types> {
  /** What a table with one device plays with unless it chooses otherwise. */
  options: OptionValues;
  /** What it is asked to choose. */
  choices: readonly string[];
  /** Whether everybody takes it in turn now. */
  isHandedRound: (view: T['view']) => boolean;
  hands: Component<HandsProps<T>>;
}

/** For one person among bots. */
export interface AloneClient<T extends Types = Types> {
  /** What such a table plays with. */
  options: OptionValues;
  /** Whether an answer need not be asked for where it is the only one. */
  isForced: (move: MoveOf<T['state']>) => boolean;
}

/** A game's part of the client, found by the game's name. */
export interface GameClient<T extends Types = Types> {
  board: Component<BoardProps<T>>;
  /** Shown when the match is over, under the result; null: the result's words are enough. */
  ending: Component<BoardProps<T>> | null;
  /** What a device shows that is the table's screen. */
  screen?: Component<ScreenProps<T>>;
  /** What a moderator works with, in place of the board. */
  console?: Component<ConsoleProps<T>>;
  /** The board has places for `bar` and `person`. */
  hasPlaces?: boolean;
  /** Of these answers, those that the board leaves to the bar; without it, all that no button of the board says. */
  leftToBar?: (moves: readonly MoveOf<T['state']>[]) => readonly MoveOf<T['state']>[];
  /** The board also offers what may be done unasked: resigning, say. */
  hasFree?: boolean;
  party?: PartyClient<T>;
  handed?: HandedClient<T>;
  alone?: AloneClient<T>;
  /** What this game's board adds to the hints of a first game. */
  hints?: (locale: Locale) => readonly Hint[];
  game: Game<T>;
}
