import type { EventOf, Game, Locale, MoveOf, Option, OptionValues, Seat, Texts, Types } from '@duskhall/kernel';
import type { ChatLine } from '@duskhall/protocol';
import type { Component, Snippet } from 'svelte';

/**
 * The props of every board. A board shows a view and reports what was chosen; it decides nothing. A board names its
 * game's types here; the shell, which shows any game, leaves them out.
 */
export interface BoardProps<T extends Types = Types> {
  /** The view of this seat, as the host sent it. */
  view: T['view'];
  /** Every answer to the open question; empty: nothing is asked of this seat. */
  moves: readonly MoveOf<T['state']>[];
  /** The seat whose view this is; -2: a watcher. */
  seat: Seat;
  names: readonly string[];
  texts: Texts<T>;
  /** The language of the texts. */
  locale: Locale;
  /** Every event this seat was told, from the beginning. */
  log: readonly EventOf<T['state']>[];
  /** The match's id, under which a board may store private notes. */
  match: string;
  /** When the rules' time window closes, in `performance.now()` time; -1: none is open. */
  windowEnds: number;
  /** When the clock was paused, in `performance.now()` time; undefined: it runs. */
  stoppedAt?: number | undefined;
  /** The free moves of this seat. */
  free?: readonly MoveOf<T['state']>[] | undefined;
  /** A replay: there is nothing to do and nothing to hide. */
  isPast?: boolean;
  /** The rules, for trying a gesture on an imagined state and for explaining refusals. */
  game: Game<T>;
  /** A gesture has been sent and not yet acknowledged. */
  isBusy: boolean;
  /** Sends one gesture: all of its moves are accepted, or none. */
  onMove: (moves: readonly MoveOf<T['state']>[]) => void;
  /** Shows a message with its rule number, such as why a move is refused. */
  onTell: (text: string, rule: string) => void;
  /** Something hidden has been turned over before everybody's eyes: the shell makes it heard. */
  onReveal?: (() => void) | undefined;
  /** Opens the rules at a number. */
  onRule?: ((rule: string) => void) | undefined;
  /** The chat, for a board that shows it; undefined: there is nobody to write to. */
  chat?: BoardChat | undefined;
  /** By seat: its person is not there. */
  away?: readonly boolean[] | undefined;
  /** For a board with `hasPlaces` on a narrow screen: the bar with the question, to be shown above the hand. */
  bar?: Snippet | undefined;
  /** For a board with `hasPlaces`: a seat's presence and clock, to be shown beside the name. */
  person?: Snippet<[Seat]> | undefined;
}

/** The table's chat on a board. */
export interface BoardChat {
  lines: readonly ChatLine[];
  /** The room the viewer writes to. */
  room: string;
  /** Resolves to whether it was accepted. */
  say: (text: string) => Promise<boolean>;
  /** Everything written so far has been read. */
  onRead: () => void;
}

/** The props of a table screen: a watcher's view, and what the device may do for the table. */
export interface ScreenProps<T extends Types = Types> extends BoardProps<T> {
  /** Null: this device may not pause. */
  onPause: ((isPaused: boolean) => void) | null;
  /** After the match: the slide that the whole table sees; undefined: none was chosen yet. */
  slide?: { at: number; of: number } | undefined;
  /** Turns the slides for the whole table; missing: this device may not. */
  onSlide?: ((at: number, of: number) => void) | undefined;
  /** Whether the screen plays the sounds of the night. */
  ambience?: boolean | undefined;
  /** After the match: how many people want to play again, out of how many. */
  again?: { ready: number; all: number } | undefined;
  /** By seat: whether its person is away, or a bot sits in. */
  isAway: readonly boolean[];
}

/** Somebody who could take over as moderator. */
export interface Candidate {
  id: string;
  name: string;
  /** Their eliminated seat; -1: a watcher. */
  seat: Seat;
}

/** The props of a moderator's console: the house's view and free moves, and a moderator's actions. */
export interface ConsoleProps<T extends Types = Types> extends BoardProps<T> {
  /** By seat: whether it has no device, so that the moderator answers for it. */
  isGuest: readonly boolean[];
  candidates: readonly Candidate[];
  /** Enters a gesture for a seat or the house (-1); resolves to whether it was accepted. */
  onEnter: (seat: Seat, moves: readonly MoveOf<T['state']>[]) => Promise<boolean>;
  /** Closes the open step; missing answers count as timed out. */
  onClose: () => Promise<boolean>;
  onExtend: (seconds: number) => void;
  onPause: (isPaused: boolean) => void;
  /** Takes the last entry back. */
  onRewind: () => Promise<boolean>;
  /** Hands the console to a person; empty: to the software. */
  onModerate: (person: string) => void;
  /** By seat: whether a person plays there who can be marked as absent. */
  isPresent: readonly boolean[];
  /** Lets a sitter bot play the seat until its person is back. */
  onAbsent: (seat: Seat) => void;
}

/** An option: its possible values, and their names in the reader's language. */
export type Field = Option<string | number> & { title: string; help: string; names: { [value: string]: string } };
/** The props of a game's own options form, `editor/Editor.svelte`. */
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

/** A hint for somebody's first game about the element that the selector finds. */
export interface Hint {
  title: string;
  text: string;
  at: string;
}

/** For a party game in one room: phones are silent, and the board asks for confirmation itself. */
export interface PartyClient<T extends Types = Types> {
  /** Whether the page must not reveal what its seat is asked: no bar, no badges, no turn mark. */
  isSecret: (view: T['view']) => boolean;
  /** Whether an event is private and stays out of the log until the end. */
  isCovered: (event: EventOf<T['state']>) => boolean;
  /** The chat room this viewer writes to now, and the names of all rooms. */
  roomOf: (view: T['view']) => string;
  rooms: (locale: Locale) => { readonly [room: string]: string };
}

/** The props for public steps on a shared device that lies on the table: a watcher's view, and everybody's moves. */
export interface HandsProps<T extends Types = Types> extends BoardProps<T> {
  /** The seats of the people here; bots play the others. */
  persons: readonly Seat[];
  /** A seat's legal and free moves. */
  movesOf: (seat: Seat) => readonly MoveOf<T['state']>[];
  onEnter: (seat: Seat, moves: readonly MoveOf<T['state']>[]) => void;
}

/** For one shared device: it is passed around for secret steps and lies on the table for public ones. */
export interface HandedClient<T extends Types = Types> {
  /** The default options of such a table. */
  options: OptionValues;
  /** The options it offers to change. */
  choices: readonly string[];
  /** Whether the device is passed around in this phase. */
  isHandedRound: (view: T['view']) => boolean;
  hands: Component<HandsProps<T>>;
}

/** For a single person among bots. */
export interface AloneClient<T extends Types = Types> {
  /** The options of such a table. */
  options: OptionValues;
  /** Whether this move, if it is the only one, is sent without asking. */
  isForced: (move: MoveOf<T['state']>) => boolean;
}

/** What is shown of a finished match before its points. */
export interface FinaleClient<T extends Types = Types> {
  /** By what it was won: cards, people, a village. */
  picture: Component<BoardProps<T>>;
  /** The event that decided it, out of what the viewer was told; undefined: none stands out. */
  moment: (view: T['view'], log: readonly EventOf<T['state']>[]) => EventOf<T['state']> | undefined;
}

/** For games with windows in which a seat answers what others do, or passes. */
export interface ResponsesClient<T extends Types = Types> {
  /** The kind of window that is open for this viewer; empty: none. */
  kindOf: (view: T['view']) => string;
  isPass: (move: MoveOf<T['state']>) => boolean;
  /** Whether the open window is more than routine for the seat: others have done something there that it could answer. */
  concerns: (view: T['view'], seat: Seat, log: readonly EventOf<T['state']>[]) => boolean;
  /** The kinds by name, to follow "always pass on". */
  kinds: (locale: Locale) => { readonly [kind: string]: string };
}

/** A game's part of the client, found by the game's name. */
export interface GameClient<T extends Types = Types> {
  board: Component<BoardProps<T>>;
  /** Shown under the result when the match is over; null: nothing more. */
  ending: Component<BoardProps<T>> | null;
  finale?: FinaleClient<T>;
  /** The table's screen, for a shared display. */
  screen?: Component<ScreenProps<T>>;
  /** The moderator's console, in place of the board. */
  console?: Component<ConsoleProps<T>>;
  /** The board renders `bar` and `person` itself. */
  hasPlaces?: boolean;
  /** Which of these moves the bar should offer; without it, all whose label is on no button of the board. */
  leftToBar?: (moves: readonly MoveOf<T['state']>[]) => readonly MoveOf<T['state']>[];
  /** The board also offers free moves, such as resigning. */
  hasFree?: boolean;
  party?: PartyClient<T>;
  handed?: HandedClient<T>;
  alone?: AloneClient<T>;
  /** The little picture of a card that the story in the bar names; see `Piece` of the kernel. */
  chip?: Component<{ chip: string }>;
  responses?: ResponsesClient<T>;
  /** Hints that this board adds to those of a first game. */
  hints?: (locale: Locale) => readonly Hint[];
  game: Game<T>;
}
