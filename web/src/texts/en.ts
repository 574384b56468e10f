import { hall } from './en/hall.ts';
import { people } from './en/people.ts';
import { play } from './en/play.ts';

export const words = { ...hall, ...people, ...play };
/** What every language has to say: a missing key does not compile. */
export type Words = typeof words;
