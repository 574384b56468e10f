import { counter } from '@duskhall/kernel';
import { type Card, type Kind, TYPES, type Type } from '../../cards/index.ts';
import { cardIn, creatureIn } from '../card-lists.ts';
import type { TableWords, Words } from '../catalogue.ts';

export const count = counter('en');
export const CARDS = { one: 'card', other: 'cards' };
export const VILLAGERS = { one: 'villager', other: 'villagers' };
const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export const words: Words = {
  place: 0,
  types: {
    witch: { one: 'witch', many: 'witches' },
    werewolf: { one: 'werewolf', many: 'werewolves' },
    vampire: { one: 'vampire', many: 'vampires' },
    demon: { one: 'demon', many: 'demons' },
  },
  sides: { witch: 'left', werewolf: 'above', vampire: 'right', demon: 'below' },
  colours: { green: 'green', blue: 'blue', red: 'red', yellow: 'yellow' },
  kinds: { start: 'starting village', building: 'building', hero: 'hero' },
  gains: {
    none: 'brings no villagers',
    hero: 'a villager for each hero in the village',
    row: 'a villager for each building in its row',
    column: 'a villager for each building in its column',
    'colour-green': 'a villager for each green building',
    'colour-blue': 'a villager for each blue building',
    'colour-red': 'a villager for each red building',
    'colour-yellow': 'a villager for each yellow building',
  },
  effects: {
    'witches-left': 'as strong as the left neighbour has witches',
    'witches-right': 'as strong as the right neighbour has witches',
    pack: 'as strong as its pack here: all of its colour',
    hero: 'destroys a hero',
    'plague-yellow': 'destroys a hero, or takes a villager from each yellow building',
    'plague-all-buildings': 'destroys a hero, or takes a villager from each building',
    ruin: 'destroys a hero, or the inhabited building with the fewest villagers',
    'lure-witch': 'destroys a hero, or lures a witch here from the right neighbour',
    'lure-werewolf': 'destroys a hero, or lures a werewolf here from the right neighbour',
    'lure-vampire': 'destroys a hero, or lures a vampire here from the right neighbour',
  },
  worth: (value) => `strength ${value}`,
  deeds: {
    hero: 'destroy a hero',
    plague: 'plague',
    ruin: 'ruin a building',
    lure: 'lure a creature',
    nothing: 'no effect',
  },
  phases: { construction: 'construction', creatures: 'creatures', demons: 'demons', attack: 'attack' },
  round: (round) => `round ${round} of 2`,
  defence: 'defence',
  attack: 'attack',
  icons: (types) =>
    types.length === 0 ? 'no icon' : `against ${conjunction.format(types.map((type) => typeName(type)))}`,
  movement: (points) =>
    points === 0 ? 'moves nobody' : count(points, { one: 'movement point', other: 'movement points' }),
  villagers: (villagers) => count(villagers, VILLAGERS),
  creatures: (creatures) => count(creatures, { one: 'creature', other: 'creatures' }),
  cards: (cards) => count(cards, CARDS),
  points: (points) => count(points, { one: 'point', other: 'points' }),
  at: (row, column) => `row ${row}, column ${column}`,
  fight: (attack, defence) => `${attack} against ${defence}: ${attack > defence ? 'breaks through' : 'is held'}`,
  colon: ': ',
  dash: ' – ',
  empty: 'none',
  list: (items) => conjunction.format(items),
};

export const cardName = (card: Card): string => cardIn(words, card);
export const creatureName = (kind: Kind): string => creatureIn(words, kind);
/** Several of a type. */
export const typeName = (type: Type): string => words.types[TYPES[type]!].many;

export const table: TableWords = {
  labels: {
    village: 'village',
    planned: 'plan',
    sides: 'sides',
    demons: 'demons',
    points: 'points',
    forecast: 'forecast',
    hand: 'hand',
    known: 'known',
    pick: 'to lay',
    drawn: 'drawn',
    gifts: 'gifts',
    lost: 'lost',
    round: 'round',
    order: 'attack order',
  },
  points: (points, villagers, creatures) =>
    `${words.points(points)} (${words.villagers(villagers)}, ${words.creatures(creatures)})`,
  gift: (creature, name) => `${creature} for ${name}`,
  kept: (creature) => `${creature} to keep`,
};
