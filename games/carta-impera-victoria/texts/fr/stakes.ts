import type { StakeWords } from '../catalogue.ts';
import { CARDS, count, domainName } from './words.ts';

export const stakes: StakeWords = {
  goal: (cards) => `${count(cards, CARDS)} dans un domaine : victoire immédiate`,
  wins: (name, cards, domain) =>
    `${name === null ? 'Vous gagnez' : `${name} gagne`} avec ${count(cards, CARDS)} ${domainName(domain)} de plus`,
  winsNow: (name, domain) =>
    `${domainName(domain)} : ${name === null ? 'vous gagnez' : `${name} gagne`} à la fin de ce tour`,
  finalRound: (turns) =>
    turns === 1 ? 'Dernier tour de table : le tout dernier tour' : `Dernier tour de table : encore ${turns} tours`,
  deck: (cards) => `Plus que ${count(cards, CARDS)} dans la pioche`,
  leads: (sides) => `Domaines menés : ${sides.join(', ')}`,
  ours: (mates) => ['vous', ...mates].join(' + '),
};
