import { counter } from '@duskhall/kernel';
import type { Words } from '../en.ts';

const count = counter('fr');
const DEALS = { one: 'donne annulée', other: 'donnes annulées' };

export const deal: Pick<Words, keyof typeof import('../en/deal.ts').deal> = {
  dealFair: 'Personne ne peut choisir cette donne',
  dealHelp:
    'Avant la donne, la maison et la page de chaque joueur scellent chacune un nombre secret. On n’ouvre les nombres que lorsque tous les sceaux sont sur la table, et les cartes découlent de tous ensemble. Votre page garde son nombre et vérifie la donne après la partie.',
  dealing: 'On distribue les cartes…',
  dealingWaits: (names) => `On distribue les cartes : on attend ${names}.`,
  dealsCalledOff: (n) => `${count(n, DEALS)} à cette table jusqu’ici.`,
  checkDeal: 'Vérifier cette donne',
  dealGood: 'Cette donne est honnête',
  dealGoodHelp: (draws) =>
    `Chaque nombre est celui qui avait été scellé, la graine découle de tous, et d’elle découlent ${count(draws, { one: 'tirage', other: 'tirages' })}.`,
  dealBad: 'Cette donne ne tient pas',
  dealProofs: {
    own: 'Vous avez gardé votre propre nombre : personne n’a pu choisir cette donne, pas même l’hébergeur du serveur.',
    record:
      'Vérifié d’après l’enregistrement seul : ce navigateur ne garde aucun nombre à vous. Qui a gardé le sien peut aussi exclure une entente entre joueurs et serveur.',
    house: 'Aucun joueur n’a donné de nombre : qui a distribué a pu choisir les cartes.',
    first:
      'C’est la première façon de donner : elle n’exclut pas qu’un joueur qui tenait aussi le serveur ait choisi les cartes.',
    device: 'Cet appareil a mélangé seul : la donne est aussi honnête que la personne qui le tient.',
  },
  dealSpoilt: (n) => `Avant elle, ${count(n, DEALS)} après que votre nombre a été ouvert.`,
  dealFlaws: {
    none: 'Cet enregistrement n’a pas de donne à vérifier : quelqu’un a choisi sa graine.',
    scenario: 'Cette table a été préparée à la main : ce n’est pas une donne.',
    secret: 'Le secret n’est pas celui que la maison avait scellé.',
    numbers: 'Il n’y a pas un nombre pour chaque place qui devait en donner un.',
    openings: 'Un nombre n’est pas celui que sa place avait scellé.',
    seed: 'La graine ne découle pas du secret et des nombres.',
    keptTerms:
      'La donne est pour une autre partie, un autre jeu, d’autres réglages ou places que ceux qu’on vous a montrés.',
    keptHouse: 'La maison a ouvert un autre sceau que celui qu’on vous a montré.',
    keptSeats: 'Les sceaux des places ne sont pas ceux qu’on vous a montrés.',
    keptNumber: 'Votre propre nombre n’y est pas.',
    keptView: 'La partie enregistrée ne finit pas comme vous l’avez vue finir.',
  },
  dealDoubts: {
    terms: 'Le serveur donne pour une autre table que celle affichée ici. Votre nombre reste scellé.',
    reused: 'Le serveur demande un nombre déjà ouvert. Il reste scellé.',
    house: 'Le serveur a changé son propre sceau. Votre nombre reste scellé.',
    seats: 'La liste des sceaux est incomplète, ou a changé. Votre nombre reste scellé.',
    own: 'Un autre sceau figure à votre place : d’un autre de vos appareils, ou du serveur. Votre nombre reste scellé.',
  },
  dealSeal: 'Sceau de la maison',
  dealSeals: 'Sceaux des places',
  dealSecret: 'Secret de la maison',
  dealNumbers: 'Nombres des places',
  dealNoNumber: 'aucun',
  dealSeed: 'Graine',
  dealDraws: 'Tous les tirages',
  dealLabel: 'Pour quoi',
  dealHash: 'SHA-256',
};
