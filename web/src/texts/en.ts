import { bots } from './en/bots.ts';
import { deal } from './en/deal.ts';
import { hall } from './en/hall.ts';
import { offline } from './en/offline.ts';
import { party } from './en/party.ts';
import { people } from './en/people.ts';
import { play } from './en/play.ts';

export const words = { ...bots, ...deal, ...hall, ...offline, ...party, ...people, ...play };
/** What every language has to say: a missing key does not compile. */
export type Words = typeof words;
