import type { Mark } from '../notebook.svelte.ts';
import type { Window } from '../windows.ts';

/** What the board says besides the game's own texts. */
export interface BoardWords {
  /** What can be passed on in each window: "always pass on …". */
  windows: { readonly [W in Window]: string };
  /** For screen readers, after the name of a thing. */
  possible: string;
  impossible: string;
  chosen: string;
  inPlace(place: number): string;

  /** What is to be done next, in a few words. */
  choose: {
    attacker: string;
    defender: string;
    hide: string;
    suspect: string;
    target: string;
    side: string;
    type: string;
    cancelled: string;
    send(left: number): string;
  };
  progress(chosen: number, needed: number): string;
  paid(chosen: number, needed: number): string;
  /** An opening batch: its value, and what it has to exceed. */
  mustExceed(bar: number): string;
  sum(value: number): string;
  atLeast(cards: number): string;

  /** The button that does it. */
  draw(cards: number): string;
  exchange(discarded: number, drawn: number): string;
  reveal(character: string): string;
  attack(value: number): string;
  defend(value: number): string;
  thenPay(cards: number): string;
  play(card: string): string;
  hide(character: string): string;
  test(character: string): string;
  giveUp(cards: number): string;
  take(card: string): string;
  sink(card: string): string;
  bless(cards: number): string;
  send(characters: string): string;
  replace(card: string): string;
  cancel: string;
  sure: string;
  close: string;

  turn(half: string, turn: number): string;
  hand: string;
  deck: string;
  castle: string;
  city: string;
  graves: string;
  away: string;
  dying: string;
  attacker: string;
  defender: string;
  onTop: string;
  atBottom: string;
  usedUp: string;
  attackWins: string;
  defenceHolds: string;
  markersNow: string;
  markersNever: string;
  fromTable: string;

  trusted: string;
  yourVampire: string;
  unknown: string;
  notebook: string;
  notebookHint: string;
  marks: { readonly [M in Mark]: string };
  noMark: string;

  almanac: string;
  unseen(name: string): string;
  unseenHint: string;
  reconstructed: string;
  ownSet(set: string): string;
  noMemory: string;

  /** How far everybody is from winning, each in a word or two beside its number. */
  standing: { title: string; vampiresDead: string; inCastle: string; humansDead: string; cards: string };

  hints: { hand: { title: string; text: string }; castle: { title: string; text: string } };

  /** At the end. */
  who: string;
  alive: string;
  dead: string;
  yourNote: string;
  opened: string;
}
