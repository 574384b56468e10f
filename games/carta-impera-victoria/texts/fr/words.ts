import { counter } from '@duskhall/kernel';
import { type Card, DOMAIN_NAMES, type Domain, type DomainName } from '../../cards/index.ts';
import { EFFECT_NAMES, type EffectName } from '../../effects/effect.ts';
import { cardIn, domainIn } from '../card-lists.ts';
import type { TableWords, Words } from '../catalogue.ts';

export const count = counter('fr');
export const CARDS = { one: 'carte', other: 'cartes' };
const conjunction = new Intl.ListFormat('fr', { type: 'conjunction' });

export const words: Words = {
  domains: {
    military: 'Militaire',
    religion: 'Religion',
    economy: 'Économie',
    science: 'Science',
    culture: 'Art',
    utopia: 'Utopie',
  },
  effects: {
    assassination: { name: 'Assassinat', deed: 'défausser 1 carte de votre main' },
    purge: { name: 'Purge', deed: 'défausser 2 cartes de votre main' },
    attack: {
      name: 'Attaque',
      deed: 'sacrifier 1 Militaire ; vous et tous les autres perdez 1 carte d’un domaine',
    },
    'holy-book': { name: 'Livre sacré', deed: 'limite de main de 5 pour ce tour' },
    'divine-right': { name: 'Droit divin', deed: 'limite de main de 7 pour ce tour' },
    inquisition: { name: 'Inquisition', deed: 'sacrifier 1 Religion, prendre une main, rendre autant de cartes' },
    development: { name: 'Développement', deed: 'défausser 1 carte de votre plan de jeu, puis en jouer 1' },
    monopoly: { name: 'Monopole', deed: 'défausser 2 cartes de votre plan de jeu, puis en jouer 2' },
    embargo: { name: 'Embargo', deed: 'sacrifier 1 Économie pour fermer un domaine à quelqu’un pendant un tour' },
    experiment: { name: 'Expérience', deed: 'reprendre 1 carte en main, puis en jouer 1' },
    research: { name: 'Recherche', deed: 'reprendre 2 cartes en main, puis en jouer 2' },
    breakthrough: { name: 'Découverte', deed: 'sacrifier 1 Science, piocher jusqu’à 5 cartes, en défausser autant' },
    inspiration: { name: 'Inspiration', deed: 'copier un effet permanent d’un autre plan de jeu' },
    oligarchy: { name: 'Oligarchie', deed: 'prendre 1 carte dans la défausse' },
    republic: { name: 'République', deed: 'prendre 2 cartes dans la défausse' },
    democracy: { name: 'Démocratie', deed: 'sacrifier 1 Utopie pour rehausser à jamais un seuil d’hégémonie' },
  },
  colon: ' : ',
  empty: 'vide',
  cards: (cards) => count(cards, CARDS),
  ofAge: (age) => `de l’âge ${age}`,
  list: (items) => conjunction.format(items),
};

const DOMAINS_WITH_ARTICLE: { readonly [D in DomainName]: string } = {
  military: 'le Militaire',
  religion: 'la Religion',
  economy: 'l’Économie',
  science: 'la Science',
  culture: 'l’Art',
  utopia: 'l’Utopie',
};
const EFFECTS_WITH_ARTICLE: { readonly [E in EffectName]: string } = {
  assassination: 'l’Assassinat',
  purge: 'la Purge',
  attack: 'l’Attaque',
  'holy-book': 'le Livre sacré',
  'divine-right': 'le Droit divin',
  inquisition: 'l’Inquisition',
  development: 'le Développement',
  monopoly: 'le Monopole',
  embargo: 'l’Embargo',
  experiment: 'l’Expérience',
  research: 'la Recherche',
  breakthrough: 'la Découverte',
  inspiration: 'l’Inspiration',
  oligarchy: 'l’Oligarchie',
  republic: 'la République',
  democracy: 'la Démocratie',
};
export const theDomain = (domain: Domain): string => DOMAINS_WITH_ARTICLE[DOMAIN_NAMES[domain]!];
export const theEffect = (effect: number): string => EFFECTS_WITH_ARTICLE[EFFECT_NAMES[effect]!];
export const cardName = (card: Card): string => cardIn(words, card);
export const domainName = (domain: Domain): string => domainIn(words, domain);
/** `de Boris`, `d’Anna`; a y is a vowel before a consonant only. */
export const of = (name: string): string => (/^([aeiouœæ]|y[^aeiou])/i.test(bare(name)) ? `d’${name}` : `de ${name}`);
const bare = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '');
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const table: TableWords = {
  labels: {
    hand: 'main',
    known: 'connu',
    pack: 'paquet',
    area: 'plan de jeu',
    markers: 'marqueurs',
    taken: 'main prise',
    givenBack: 'à rendre',
    deck: 'pioche',
    discardPile: 'défausse',
    centre: 'centre',
    held: 'à poser',
    coin: 'pièce de Majorité en Art',
    turn: 'tour',
    teams: 'équipes',
  },
  level: (level) => `niveau\u00a0${level}`,
  leads: 'majorité',
  whereCoinLies: (holder, source, domain) => `${holder}, sur ${theDomain(domain)} ${of(source)}`,
  turn: (name, first) => `${name} ; Premier joueur : ${first}`,
  finalRound: 'dernier tour de table',
  perhaps: (cards) => `peut-être ${cards}`,
  either: (cards, others) => `soit ${cards}, soit ${others}`,
  against: (side, other) => `${side} contre ${other}`,
};
