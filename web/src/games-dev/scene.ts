import type { Seat } from '@duskhall/kernel';

/** A table to look at: who sits there, how it is set, what has been done since, and whose eyes look. */
export interface Scene {
  seats: number;
  options?: { [option: string]: string | number };
  scenario?: object | null;
  /** Moves made by whoever is asked. */
  moves?: readonly object[];
  viewer?: Seat;
}
