import type { Words } from './en.ts';
import { hall } from './ru/hall.ts';
import { people } from './ru/people.ts';
import { play } from './ru/play.ts';

export const words: Words = { ...hall, ...people, ...play };
