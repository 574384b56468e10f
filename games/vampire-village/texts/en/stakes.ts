import type { StakeWords } from '../catalogue.ts';
import { typeName, words } from './words.ts';

/** By attacker type. */
const SIDES = ['Left side', 'Top side', 'Right side'];

export const stakes: StakeWords = {
  breaks: (attacker, attack, defence) =>
    `${SIDES[attacker]} breaks: ${typeName(attacker)} ${attack} against ${defence}, ${attack - defence} short`,
  holdsSoFar: 'So far all sides hold',
  holds: 'Tonight’s remaining attacks will not get through',
  ahead: (points, next, nextPoints) => `You lead with ${words.points(points)}, ${next} has ${nextPoints}`,
  level: (points) => `You share the lead with ${words.points(points)}`,
  behind: (leaders, points, own) => `${lead(leaders)} with ${words.points(points)}, you have ${own}`,
  leads: (leaders, points) => `${lead(leaders)} with ${words.points(points)}`,
};

const lead = (leaders: readonly string[]): string => `${words.list(leaders)} ${leaders.length > 1 ? 'lead' : 'leads'}`;
