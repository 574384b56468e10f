import { counter } from '@duskhall/kernel';
import type { Card } from '../../cards/kinds.ts';
import { CHARACTER_NAMES, type Character, type CharacterName } from '../../characters.ts';
import { cardIn, characterIn } from '../card-lists.ts';
import type { TableWords, Words } from '../catalogue.ts';
import { effects, uses } from './cards.ts';

export const count = counter('fr');
export const CARDS = { one: 'carte', other: 'cartes' };
const conjunction = new Intl.ListFormat('fr', { type: 'conjunction' });

export const words: Words = {
  place: 2,
  effects,
  uses,
  types: {
    noble: 'Noble',
    clergy: 'Clergé',
    servant: 'Serviteur',
    'holy-water': 'Eau bénite',
    vampire: 'Vampire',
    support: 'Soutien',
  },
  timings: {
    main: 'avant ou après une action, à tout tour',
    'combat lay': 'parmi vos propres cartes de combat',
    'combat interrupt': 'au combat, juste après les cartes du joueur des vampires',
    response: 'en réponse',
    death: 'juste après une mort',
  },
  characters: {
    lady: 'Dame',
    lord: 'Seigneur',
    officer: 'Officier',
    monk: 'Moine',
    nun: 'Nonne',
    bishop: 'Évêque',
    maid: 'Servante',
    cook: 'Cuisinier',
    butler: 'Majordome',
  },
  identities: { vampire: 'vampire', human: 'humain', revealed: 'vampire démasqué', confirmed: 'humain confirmé' },
  players: { vampire: 'joueur des vampires', human: 'joueur des humains' },
  turns: { day: 'jour', night: 'nuit' },
  actions: { pass: 'Passer', combat: 'Combat', hide: 'Cacher', 'holy-water': 'Eau bénite' },
  piles: { moat: 'douves', cellar: 'cave' },
  sides: ['attaque', 'défense'],
  steps: {
    exchange: 'échange de cartes',
    reveal: 'vampire à démasquer',
    support: 'cartes de soutien',
    action: 'action du tour',
    cancel: 'réponse à ce qui a été joué',
    interrupt: 'réponse aux cartes posées',
    replace: 'carte à la place de l’annulée',
    deny: 'réponse à l’eau bénite',
    follow: 'attaque du vampire trouvé',
    lay: 'cartes pour le combat',
    heal: 'réponse à la mort',
    revive: 'réponse à la mort',
    take: 'carte de la cave',
    bless: 'cartes des douves',
    send: 'qui reste au château',
  },
  colon: ' : ',
  empty: 'vide',
  cardCount: (cards) => count(cards, CARDS),
  value: (value) => `valeur ${value}`,
  cost: (day, night) => `coûte ${day} de jour, ${night} de nuit`,
  foreign: (name) => `${name} (pioche des vampires)`,
  suspected: (character, percent) => `Le vampire le plus probable : ${the(character)}, ${percent}\u00a0%.`,
  list: (items) => conjunction.format(items),
};

const WITH_ARTICLE: { readonly [C in CharacterName]: readonly [the: string, of: string] } = {
  lady: ['la Dame', 'de la Dame'],
  lord: ['le Seigneur', 'du Seigneur'],
  officer: ['l’Officier', 'de l’Officier'],
  monk: ['le Moine', 'du Moine'],
  nun: ['la Nonne', 'de la Nonne'],
  bishop: ['l’Évêque', 'de l’Évêque'],
  maid: ['la Servante', 'de la Servante'],
  cook: ['le Cuisinier', 'du Cuisinier'],
  butler: ['le Majordome', 'du Majordome'],
};
const FEMININE: readonly CharacterName[] = ['lady', 'nun', 'maid'];
export const the = (character: Character): string => WITH_ARTICLE[CHARACTER_NAMES[character]!][0];
export const The = (character: Character): string => capital(the(character));
export const ofThe = (character: Character): string => WITH_ARTICLE[CHARACTER_NAMES[character]!][1];
/** The ending of an adjective: `humain` + `e`. */
export const e = (character: Character): string => (FEMININE.includes(CHARACTER_NAMES[character]!) ? 'e' : '');
export const characterName = (character: Character): string => characterIn(words, character);
export const cardName = (card: Card): string => `« ${cardIn(words, card)} »`;
/** `de Boris`, `d’Anna`; a y is a vowel before a consonant only. */
export const of = (name: string): string => (/^([aeiouœæ]|y[^aeiou])/i.test(bare(name)) ? `d’${name}` : `de ${name}`);
const bare = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '');
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const table: TableWords = {
  labels: {
    plays: 'rôle',
    hand: 'main',
    decision: 'déjà choisi',
    piles: 'piles',
    cellar: 'votre cave',
    moat: 'douves',
    known: 'vu',
    unseen: 'pas encore vu',
    turn: 'tour',
    castle: 'château',
    city: 'ville',
    away: 'en voyage secret',
    dead: 'morts',
    dying: 'mourant',
    combat: 'combat',
    trusted: 'humains sûrs',
  },
  turn: (number, half, name) => `${number}, ${half} : ${name}`,
  piles: (deck, cellar, moat, isRecycled) => `pioche ${deck}, cave ${isRecycled ? 'épuisée' : cellar}, douves ${moat}`,
  faceDown: (cards) => `${cards} face cachée`,
  seen: (turn, cards) => `au tour ${turn} : ${cards}`,
  markers: (attack, defence) =>
    [...(attack > 0 ? [`+${attack} attaque`] : []), ...(defence > 0 ? [`+${defence} défense`] : [])].join(', '),
  anyOrder: 'ordre inconnu',
  round: (round) => `manche ${round}`,
  totals: (attack, defence) => `attaque ${attack}, défense ${defence}`,
};
