import { counter } from '@duskhall/kernel';
import { type Card, type Kind, TYPES, type Type, type TypeName } from '../../cards/index.ts';
import { cardIn, creatureIn } from '../card-lists.ts';
import type { TableWords, Words } from '../catalogue.ts';

export const count = counter('fr');
export const CARDS = { one: 'carte', other: 'cartes' };
export const VILLAGERS = { one: 'villageois', other: 'villageois' };
const conjunction = new Intl.ListFormat('fr', { type: 'conjunction' });

export const words: Words = {
  place: 2,
  types: {
    witch: { one: 'sorcière', many: 'sorcières' },
    werewolf: { one: 'loup-garou', many: 'loups-garous' },
    vampire: { one: 'vampire', many: 'vampires' },
    demon: { one: 'démon', many: 'démons' },
  },
  sides: { witch: 'à gauche', werewolf: 'en haut', vampire: 'à droite', demon: 'en bas' },
  colours: { green: 'vert', blue: 'bleu', red: 'rouge', yellow: 'jaune' },
  kinds: { start: 'village de départ', building: 'bâtiment', hero: 'héros' },
  gains: {
    none: 'n’apporte aucun villageois',
    hero: 'un villageois par héros du village',
    row: 'un villageois par bâtiment de sa ligne',
    column: 'un villageois par bâtiment de sa colonne',
    'colour-green': 'un villageois par bâtiment vert',
    'colour-blue': 'un villageois par bâtiment bleu',
    'colour-red': 'un villageois par bâtiment rouge',
    'colour-yellow': 'un villageois par bâtiment jaune',
  },
  effects: {
    'witches-left': 'aussi forte que le voisin de gauche a de sorcières',
    'witches-right': 'aussi forte que le voisin de droite a de sorcières',
    pack: 'aussi fort que sa meute ici est nombreuse : tous ceux de sa couleur',
    hero: 'détruit un héros',
    'plague-yellow': 'détruit un héros, ou emporte un villageois de chaque bâtiment jaune',
    'plague-all-buildings': 'détruit un héros, ou emporte un villageois de chaque bâtiment',
    ruin: 'détruit un héros, ou le bâtiment habité qui a le moins de villageois',
    'lure-witch': 'détruit un héros, ou attire ici une sorcière du voisin de droite',
    'lure-werewolf': 'détruit un héros, ou attire ici un loup-garou du voisin de droite',
    'lure-vampire': 'détruit un héros, ou attire ici un vampire du voisin de droite',
  },
  worth: (value) => `force ${value}`,
  deeds: {
    hero: 'détruire un héros',
    plague: 'peste',
    ruin: 'ruiner un bâtiment',
    lure: 'attirer une créature',
    nothing: 'sans effet',
  },
  phases: { construction: 'construction', creatures: 'créatures', demons: 'démons', attack: 'attaque' },
  round: (round) => `manche ${round} sur 2`,
  defence: 'défense',
  attack: 'attaque',
  icons: (types) => (types.length === 0 ? 'sans icône' : `contre ${conjunction.format(types.map(theType))}`),
  movement: (points) =>
    points === 0
      ? 'ne déplace personne'
      : count(points, { one: 'point de déplacement', other: 'points de déplacement' }),
  villagers: (villagers) => count(villagers, VILLAGERS),
  creatures: (creatures) => count(creatures, { one: 'créature', other: 'créatures' }),
  cards: (cards) => count(cards, CARDS),
  points: (points) => count(points, { one: 'point', other: 'points' }),
  at: (row, column) => `ligne ${row}, colonne ${column}`,
  fight: (attack, defence) => `${attack} contre ${defence} : ${attack > defence ? 'percée' : 'repoussée'}`,
  colon: ' : ',
  dash: ' – ',
  empty: 'aucun',
  list: (items) => conjunction.format(items),
};

const TYPES_WITH_ARTICLE: { readonly [T in TypeName]: string } = {
  witch: 'les sorcières',
  werewolf: 'les loups-garous',
  vampire: 'les vampires',
  demon: 'les démons',
};
export const theType = (type: Type): string => TYPES_WITH_ARTICLE[TYPES[type]!];
export const ofType = (type: Type): string => theType(type).replace('les', 'des');
export const typeName = (type: Type): string => words.types[TYPES[type]!].many;
export const cardName = (card: Card): string => `« ${cardIn(words, card)} »`;
export const creatureName = (kind: Kind): string => `« ${creatureIn(words, kind)} »`;
/** `de Boris`, `d’Anna`; a y is a vowel before a consonant only. */
export const of = (name: string): string => (/^([aeiouœæ]|y[^aeiou])/i.test(bare(name)) ? `d’${name}` : `de ${name}`);
const bare = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '');
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const table: TableWords = {
  labels: {
    village: 'village',
    planned: 'plan',
    sides: 'côtés',
    demons: 'démons',
    points: 'points',
    forecast: 'prévision',
    hand: 'main',
    known: 'connu',
    pick: 'à poser',
    drawn: 'pioche',
    gifts: 'dons',
    lost: 'pertes',
    round: 'manche',
    order: 'ordre d’attaque',
  },
  points: (points, villagers, creatures) =>
    `${words.points(points)} (${words.villagers(villagers)}, ${words.creatures(creatures)})`,
  gift: (creature, name) => `${creature} pour ${name}`,
  kept: (creature) => `${creature} à garder`,
};
