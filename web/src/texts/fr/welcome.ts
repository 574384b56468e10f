import { counter } from '@duskhall/kernel';
import type { Words } from '../en.ts';

const count = counter('fr');

export const welcome: Pick<Words, keyof typeof import('../en/welcome.ts').welcome> = {
  playShort: 'Jouer',
  withFriends: 'Entre amis',
  learn: 'Apprendre',
  howToPlay: 'Comment jouer',
  titled: (title) => `${title} :`,
  contents: 'Sommaire',
  againstBots: 'Contre des bots',
  change: 'Modifier',
  opponentCount: (n) => count(n, { one: 'adversaire', other: 'adversaires' }),
  side: 'Votre camp',
  sideNames: { either: 'Camp au hasard', hunter: 'Chasseur', vampire: 'Vampire' },
  nobodyWonIt: 'sans vainqueur',
  nobodyYet: 'Personne encore',
  unlikeUsual: 'Ce qui change',
  asUsual: 'Les règles habituelles',
  youWillPlay: 'Une place vous attend : vous jouerez.',
  allTaken: 'Toutes les places sont prises : vous regarderez.',
  hasBegun: 'La partie a commencé : vous regarderez.',
  mayNotWatch: 'La partie a commencé, et cette table n’admet pas de spectateurs.',
  onlyHere:
    'Seul cet ordinateur peut ouvrir cette page : le serveur n’a pas d’adresse dans votre réseau. Aucun autre appareil ne peut rejoindre la table.',
  addressUnknown:
    'L’adresse « localhost » ne mène personne d’autre ici, et le serveur n’en connaît pas de meilleure. Ouvrez cette page par l’adresse de cet ordinateur dans le réseau, ou lancez le serveur avec --public-url.',
  otherAddresses: 'Si cela ne s’ouvre pas :',
  hasLeft: (name) => `${name} a quitté la table.`,
  wantsAgain: (names, n) => `${names} ${n === 1 ? 'veut' : 'veulent'} rejouer`,
};
