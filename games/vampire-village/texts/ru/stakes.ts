import { TYPES } from '../../cards/index.ts';
import type { StakeWords } from '../catalogue.ts';
import { typeName, words } from './words.ts';

export const stakes: StakeWords = {
  breaks: (attacker, attack, defence) =>
    `Прорыв ${words.sides[TYPES[attacker]!]}: ${typeName(attacker)}, ${attack} против ${defence}, не хватает ${attack - defence}`,
  holdsSoFar: 'Пока все стороны держатся',
  holds: 'Оставшиеся атаки этой ночи будут отбиты',
  ahead: (points, next, nextPoints) => `Вы впереди: ${words.points(points)}, ${next} — ${nextPoints}`,
  level: (points) => `Вы делите первое место: ${words.points(points)}`,
  behind: (leaders, points, own) => `Впереди ${words.list(leaders)}: ${words.points(points)}, у вас ${own}`,
  leads: (leaders, points) => `Впереди ${words.list(leaders)}: ${words.points(points)}`,
};
