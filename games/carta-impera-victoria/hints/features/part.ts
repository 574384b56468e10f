import type { Seat } from '@duskhall/kernel';
import type { State } from '../../state.ts';

/** A part of a seat's features: adds its numbers from place `at` on and returns the place after them. */
export type Part = (s: State, seat: Seat, into: Float64Array, at: number) => number;

/** A difference of counts from -1 to 1. */
export const margin = (difference: number): number => Math.max(-1, Math.min(1, difference / 3));
/** Adds to one of `size` numbers, the last of which stands for all greater ones. */
export function tick(into: Float64Array, at: number, size: number, value: number): void {
  into[at + Math.max(0, Math.min(size - 1, value))]!++;
}
