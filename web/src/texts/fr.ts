import { spacedAll } from '@duskhall/kernel';
import type { Words } from './en.ts';
import { bots } from './fr/bots.ts';
import { deal } from './fr/deal.ts';
import { lesson } from './fr/lesson.ts';
import { lobby } from './fr/lobby.ts';
import { offline } from './fr/offline.ts';
import { party } from './fr/party.ts';
import { passing } from './fr/passing.ts';
import { people } from './fr/people.ts';
import { play } from './fr/play.ts';
import { puzzle } from './fr/puzzle.ts';
import { rulebook } from './fr/rulebook.ts';
import { welcome } from './fr/welcome.ts';

export const words: Words = spacedAll({
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
});
