import { counter } from '@duskhall/kernel';
import type { offline as English } from '../en/offline.ts';

const count = counter('fr');

export const offline: typeof English = {
  opponents: 'Adversaires',
  isOffline: 'Pas de connexion au serveur.',
  isOfflineHelp:
    'Vous pouvez jouer contre des bots ici, sur cet appareil. Les tables à plusieurs reviendront avec la connexion.',
  notOnDevice: 'Cette partie n’est pas sur cet appareil, ou elle a commencé sous d’autres règles.',
  inAnotherTab: 'Cette partie se joue dans un autre onglet',
  nothingIsLost: 'Elle continue là-bas, et rien n’est perdu.',
  playInThisTab: 'Jouer dans cet onglet',
  onOtherDevice: 'Cette partie se joue sur un autre appareil',
  playOnThisDevice: 'Jouer sur cet appareil',
  fromOtherDevice: 'sur un autre appareil',
  onThisDevice: 'sur cet appareil',
  leaveDeviceHelp: 'La partie vous attend ici et, avec un profil, sur vos autres appareils.',
  throughEyes: 'Vu par',
  eyesOfWatcher: 'un spectateur',
  handRound: 'Un seul téléphone pour tous',
  handRoundHelp:
    'Un téléphone fait le tour de la table : chacun le tient pour les mêmes étapes, écran couvert entre deux. La nuit, il est posé au milieu.',
  handRoundSecrets: 'Tous les secrets sont sur cet appareil : personne ne doit fouiller sa mémoire.',
  playersHere: (n: number) => count(n, { one: 'joueur', other: 'joueurs' }),
  nameOf: (n: number) => `Nom du joueur ${n}`,
  sameName: 'Chacun doit avoir son propre nom.',
  addPlayer: 'Ajouter un joueur',
  addBotPlayer: 'Ajouter un bot',
  handStart: 'Distribuer et commencer',
  giveTo: (name: string) => `Donnez le téléphone à ${name}`,
  giveHelp: 'Personne d’autre ne doit regarder. Appuyez longuement quand il est entre vos mains.',
  holdToGoOn: 'Appuyer longuement',
  layDown: 'Posez le téléphone au milieu',
  layDownHelp: 'À partir d’ici, tout le monde peut regarder.',
  everybodyLooks: 'Tout le monde regarde',
  botsChoose: 'Le téléphone se repose un instant.',
  handedSays: 'Ce que tous peuvent savoir',
  handNext: 'Faire passer le téléphone',
};
