import type { Seat } from '@duskhall/kernel';

/** Moves a scene's match to the position to look at. */
export interface Hand {
  enter(seat: Seat, ...moves: readonly object[]): void;
  /** Whether a move can be made now. */
  mayEnter(seat: Seat, move: object): boolean;
  /** Times out questions until this step comes up for the nth time. */
  until(step: string, times?: number): void;
  /** The same until the state's phase is this one. */
  untilPhase(phase: string): void;
}

/** A position to look at: seats, setup, the moves made since, and the viewer. */
export interface Scene {
  seats: number;
  options?: { [option: string]: string | number };
  scenario?: object | null;
  /** Moves made by whoever is asked. */
  moves?: readonly object[];
  /** For scenes that moves in turn cannot reach. */
  play?: (hand: Hand) => void;
  viewer?: Seat;
  /** Shown in place of the board: the table's screen (viewer -2) or the moderator's console (viewer -1). */
  as?: 'screen' | 'console';
  /** At a console: the seats without a device. */
  guests?: readonly Seat[];
  /** On the table's screen: the seats whose people are away. */
  away?: readonly Seat[];
}
