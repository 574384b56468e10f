import type { State } from '../../state/index.ts';

/** A part of the features: writes its numbers from place `at` on and returns the place after them. */
export type Part = (s: State, into: Float64Array, at: number) => number;

/** The sides in the order in which features tell of them. */
export const HUMANS = 0;
export const VAMPIRES = 1;
export type Party = typeof HUMANS | typeof VAMPIRES;

/** A difference of combat values as a share of what two hands can lay, from -1 to 1. */
export const margin = (difference: number): number => Math.max(-1, Math.min(1, difference / 8));
