import type { Words } from './en.ts';
import { hall } from './ru/hall.ts';
import { play } from './ru/play.ts';

export const words: Words = { ...hall, ...play };
