import type { Words } from './en.ts';
import { bots } from './ru/bots.ts';
import { deal } from './ru/deal.ts';
import { hall } from './ru/hall.ts';
import { offline } from './ru/offline.ts';
import { party } from './ru/party.ts';
import { people } from './ru/people.ts';
import { play } from './ru/play.ts';

export const words: Words = { ...bots, ...deal, ...hall, ...offline, ...party, ...people, ...play };
