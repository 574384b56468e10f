import type { Words } from './en.ts';
import { bots } from './ru/bots.ts';
import { deal } from './ru/deal.ts';
import { lesson } from './ru/lesson.ts';
import { lobby } from './ru/lobby.ts';
import { offline } from './ru/offline.ts';
import { party } from './ru/party.ts';
import { passing } from './ru/passing.ts';
import { people } from './ru/people.ts';
import { play } from './ru/play.ts';
import { puzzle } from './ru/puzzle.ts';
import { rulebook } from './ru/rulebook.ts';
import { welcome } from './ru/welcome.ts';

export const words: Words = {
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
