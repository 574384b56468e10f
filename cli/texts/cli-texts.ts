import type { ReasonWords } from '@duskhall/bots/texts/reason-words.ts';
import type { By, DealFlaw, DealProof, KeptFlaw } from '@duskhall/kernel';
import type { Doubt } from '@duskhall/protocol';

/** Messages about a table on a server. */
export interface RemoteTexts {
  opened(code: string, link: string): string;
  joined(code: string): string;
  emptySeat: string;
  bot: string;
  isHere: string;
  isAway: string;
  isHost: string;
  isReady: string;
  hasSitter: string;
  pressEnterToStart: string;
  waitForStart: string;
  watching: string;
  begins: string;
  lost: string;
  back: string;
  notYourTurn: string;
  said(name: string, text: string, isWatcher: boolean): string;
  keys: { chat: string };
  seatKept: string;
  /** A person is proposed as moderator, if all who play agree. */
  mayLead(name: string): string;
  stopping: string;
  /** The heading of the result after somebody resigned. */
  shares: string;
  noServer(url: string): string;
  noTable(code: string): string;
  strangeSession: string;
}

/** The terminal's own messages in one language. */
export interface CliTexts {
  /** The names of bots, and of people without a name; `several` numbers them from 1. */
  bots: readonly string[];
  person: string;
  several(person: string, place: number): string;
  /** Shown next to the reader's own name. */
  you: string;
  seats(min: number, max: number): string;
  players(count: number): string;
  rulesVersion(version: number): string;
  byDefault: string;
  wholeNumber(min: number, max: number): string;
  forSeats(seats: readonly number[]): string;

  welcome: string;
  handOver(name: string): string;
  pressEnter: string;
  unasked: string;
  /** There are too many free moves to list. */
  manyUnasked(first: number, last: number): string;
  noneUnasked: string;
  keys: { choose(count: number): string; rule: string; rules: string; undo: string; log: string; quit: string };
  noChoice(word: string, count: number): string;
  nothingToUndo: string;
  undone: string;
  /** Why a bot did something, or would. */
  reasons: ReasonWords;
  /** A hint: the key that asks for it, and the answer. */
  hint: { key: string; says(move: string): string };
  noRule: string;
  emptyLog: string;
  logTitle: string;
  gameOver: string;
  mayISave: string;
  saved(file: string): string;
  notSaved(file: string, reason: string): string;
  again: string;
  /** The letters that mean yes. */
  yes: readonly string[];
  goodbye: string;

  steps: { next: string; back: string; jump: string; quit: string };
  entryOf(at: number, count: number): string;
  start: string;
  noSuchEntry(word: string, count: number): string;
  tookBack(name: string): string;
  rewound(entries: number): string;
  windowClosed: string;
  enteredBy: { readonly [K in Exclude<By, 'seat'>]: string };
  checked(entries: number, digests: number): string;
  unfinished: string;
  /** The result of verifying a deal; `flaws` complete the sentence `dishonest`. */
  deal: {
    honest(draws: number, entries: number): string;
    dishonest(why: string): string;
    flaws: { readonly [K in DealFlaw | KeptFlaw | 'published']: string };
    /** What a valid deal proves. */
    proofs: { readonly [K in DealProof]: string };
    spoilt(count: number): string;
    /** Why the client refuses to reveal its number. */
    doubts: { readonly [K in Doubt]: string };
  };
  remote: RemoteTexts;
  record: {
    unreadable(file: string): string;
    notJson(file: string): string;
    malformed(file: string, field: string): string;
    noKept(file: string): string;
    unknownGame(name: string, known: string): string;
    otherRules(given: number, known: number): string;
    refused(entry: number, count: number, why: string): string;
    differs(entry: number, count: number): string;
  };
}
