import type { About } from '@duskhall/blood-vendetta';
import type { Advice } from '../advice.ts';
import type { Step } from '../moderator-steps.ts';

type Sign = (value: number, other: number) => string;

/** What the moderator's console says besides the game's own words and the board's. */
export interface ConsoleWords {
  steps: { readonly [step in Step]: string };
  wake: string;
  wakeNobody: string;
  say: string;
  saidBefore: string;
  ask: string;
  tell: string;
  tellNobody: string;
  onPhone: string;
  byHand: string;
  watches: string;
  stilled: string;
  answerFor(name: string): string;
  entered(answer: string): string;
  harmless: string;
  all: string;
  next: string;
  nextHelp: string;
  extend(seconds: number): string;
  undo: string;
  undone: string;
  calls: string;
  noCalls: string;
  states: { readonly [state in 'done' | 'now' | 'next']: string };
  town: string;
  notRecorded: string;
  guest: string;
  remove: string;
  absent: string;
  removeSure(name: string): string;
  cancel: string;
  nightfall: string;
  by(names: string): string;
  atHome(host: string, visitor: string): string;
  warded(name: string, by: string): string;
  doomed(name: string): string;
  sung(name: string): string;
  sacrifice(name: string): string;
  lives(lives: number): string;
  dying(names: string): string;
  nobodyDies: string;
  lord: string;
  notes: string;
  notesHelp: string;
  handOver: string;
  handOverHelp: string;
  give: string;
  toSoftware: string;
  noCandidates: string;
  isDead: string;
  isWatcher: string;
  record: string;
  left(cards: number): string;
  chooseSeat(role: string): string;
  restVampires: string;
  raiseHands: string;
  enterVotes(ayes: number, all: number): string;
  haveRead: string;
  /** VN-4.11.2: how an answer is shown to somebody without a device. */
  signs: { readonly [about in About]?: Sign } & { readonly [about in 'doomed' | 'warned']: Sign };
  /** What to keep in mind while doing so, and what that is called. */
  mind: string;
  advice: { readonly [advice in Advice]: string };
}
