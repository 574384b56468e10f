import type { Seat } from '@duskhall/kernel';

/** What brings a table to where it is to be looked at. */
export interface Hand {
  enter(seat: Seat, ...moves: readonly object[]): void;
  /** Time runs out until the next thing to be done is this, for the so manyth time. */
  until(step: string, times?: number): void;
}

/** A table to look at: who sits there, how it is set, what has been done since, and whose eyes look. */
export interface Scene {
  seats: number;
  options?: { [option: string]: string | number };
  scenario?: object | null;
  /** Moves made by whoever is asked. */
  moves?: readonly object[];
  /** Where moves in turn are not enough. */
  play?: (hand: Hand) => void;
  viewer?: Seat;
  /** What is looked at in place of the board: the table's screen (eyes -2), or the moderator's console (eyes -1). */
  as?: 'screen' | 'console';
  /** At a console: the seats without a device. */
  guests?: readonly Seat[];
}
