import type { Labels, Prompts } from '../catalogue.ts';
import { cardName, domainName, of, theDomain, theEffect } from './words.ts';

const still = (left: number): string => (left > 1 ? ` (encore ${left})` : '');

export const prompts: Prompts = {
  own: {
    pick: ({ pick }) =>
      pick < 3
        ? `Choix ${pick} sur 3 : gardez une carte, les autres passent au voisin.`
        : 'Choix 3 sur 3 : gardez une carte, l’autre va au centre.',
    centre: () => 'Prenez une carte du centre dans votre plan de jeu.',
    play: () => 'À vous : jouez une carte.',
    effect: ({ hasEffects }) =>
      hasEffects ? 'Utilisez un effet ou terminez.' : 'Aucun effet possible : terminez votre tour.',
    discard: ({ left }) => `Choisissez une carte de votre main à défausser${still(left)}.`,
    attack: () => 'Choisissez le domaine à attaquer : vous y perdez aussi une carte.',
    inquisition: () => 'Choisissez de qui vous prenez la main.',
    give: ({ left, target }) => `Choisissez une carte à rendre à ${target}${still(left)}.`,
    surrender: ({ left }) => `Choisissez une carte de votre plan de jeu à défausser${still(left)}.`,
    retrieve: ({ left }) => `Choisissez une carte de votre plan de jeu à reprendre en main${still(left)}.`,
    extra: ({ left }) => `Choisissez une carte de votre main à jouer${still(left)}.`,
    embargo: () => 'Choisissez la colonne à placer sous Embargo.',
    democracy: () => 'Choisissez la colonne qui reçoit le marqueur Démocratie.',
    recover: ({ left }) => `Choisissez une carte à prendre dans la défausse${still(left)}.`,
    inspiration: () => 'Choisissez l’effet à copier.',
  },
  others: {
    pick: 'choix d’une carte du draft',
    centre: 'choix d’une carte du centre',
    play: 'choix d’une carte à jouer',
    effect: 'choix d’un effet, ou fin du tour',
    discard: 'choix d’une carte à défausser',
    attack: 'choix d’un domaine à attaquer',
    inquisition: 'choix d’une main à prendre',
    give: 'choix des cartes à rendre',
    surrender: 'choix d’une carte du plan de jeu à défausser',
    retrieve: 'choix d’une carte à reprendre',
    extra: 'choix d’une carte à jouer',
    embargo: 'choix d’une colonne pour l’Embargo',
    democracy: 'choix d’une colonne pour la Démocratie',
    recover: 'choix d’une carte de la défausse',
    inspiration: 'choix d’un effet à copier',
  },
  waiting: (name, choice) => `On attend ${name} : ${choice}.`,
  chosen: (card) => `Vous gardez ${cardName(card)} et pouvez encore changer d’avis.`,
  ready: (ready, all) => `Choix faits : ${ready} sur ${all}.`,
  over: 'La partie est terminée.',
};

export const labels: Labels = {
  cards: {
    pick: (card) => `Garder ${cardName(card)}`,
    centre: (card) => `Prendre ${cardName(card)}`,
    play: (card) => `Jouer ${cardName(card)}`,
    discard: (card) => `Défausser ${cardName(card)}`,
    give: (card) => `Donner ${cardName(card)}`,
    extra: (card) => `Jouer ${cardName(card)}`,
    recover: (card) => `Prendre ${cardName(card)}`,
  },
  domains: {
    attack: (domain) => `Attaquer ${theDomain(domain)}`,
    surrender: (domain) => `Défausser 1 ${domainName(domain)}`,
    retrieve: (domain) => `Reprendre 1 ${domainName(domain)}`,
  },
  columns: {
    embargo: (name, domain) => `Embargo sur ${theDomain(domain)} ${of(name)}`,
    democracy: (name, domain) => `Démocratie sur ${theDomain(domain)} ${of(name)}`,
  },
  ownColumns: {
    embargo: (domain) => `Embargo sur votre propre colonne ${domainName(domain)}`,
    democracy: (domain) => `Démocratie sur votre propre colonne ${domainName(domain)}`,
  },
  finish: 'Terminer',
  effect: (name, deed) => `${name} – ${deed}`,
  inquisition: (name) => `Prendre la main ${of(name)}`,
  copy: (name, effect) => `Copier ${theEffect(effect)} ${of(name)}`,
  copyReligion: (name) => `Copier la Religion ${of(name)} – partager cette limite de main`,
};
