import { bots } from './en/bots.ts';
import { deal } from './en/deal.ts';
import { lesson } from './en/lesson.ts';
import { lobby } from './en/lobby.ts';
import { offline } from './en/offline.ts';
import { party } from './en/party.ts';
import { passing } from './en/passing.ts';
import { people } from './en/people.ts';
import { play } from './en/play.ts';
import { puzzle } from './en/puzzle.ts';
import { rulebook } from './en/rulebook.ts';
import { welcome } from './en/welcome.ts';

export const words = {
  ...bots,
  ...deal,
  ...lesson,
  ...lobby,
  ...offline,
  ...party,
  ...passing,
  ...people,
  ...play,
  ...puzzle,
  ...rulebook,
  ...welcome,
};
/** What every language has to say: a missing key does not compile. */
export type Words = typeof words;
