import { bots } from './en/bots.ts';
import { deal } from './en/deal.ts';
import { lobby } from './en/lobby.ts';
import { offline } from './en/offline.ts';
import { party } from './en/party.ts';
import { people } from './en/people.ts';
import { play } from './en/play.ts';

export const words = { ...bots, ...deal, ...lobby, ...offline, ...party, ...people, ...play };
/** What every language has to say: a missing key does not compile. */
export type Words = typeof words;
