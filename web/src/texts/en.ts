import { hall } from './en/hall.ts';
import { play } from './en/play.ts';

export const words = { ...hall, ...play };
/** What every language has to say: a missing key does not compile. */
export type Words = typeof words;
