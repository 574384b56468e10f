import type { StakeWords } from '../catalogue.ts';
import { typeName, words } from './words.ts';

/** By attacker type. */
const SIDES = ['à gauche', 'en haut', 'à droite'];

export const stakes: StakeWords = {
  breaks: (attacker, attack, defence) =>
    `Brèche ${SIDES[attacker]} : ${typeName(attacker)}, ${attack} contre ${defence}, il manque ${attack - defence}`,
  holdsSoFar: 'Pour l’instant, tous les côtés tiennent',
  holds: 'Les attaques encore à venir cette nuit ne passeront pas',
  ahead: (points, next, nextPoints) => `Vous menez avec ${words.points(points)}, ${next} en a ${nextPoints}`,
  level: (points) => `Vous êtes en tête à égalité, avec ${words.points(points)}`,
  behind: (leaders, points, own) => `${lead(leaders)} avec ${words.points(points)}, vous en avez ${own}`,
  leads: (leaders, points) => `${lead(leaders)} avec ${words.points(points)}`,
};

const lead = (leaders: readonly string[]): string => `${words.list(leaders)} ${leaders.length > 1 ? 'mènent' : 'mène'}`;
