import { counter } from '@duskhall/kernel';
import type { Card, Domain } from '../../cards/index.ts';
import { cardIn, domainIn, effectIn } from '../card-lists.ts';
import type { TableWords, Words } from '../catalogue.ts';

export const count = counter('en');
export const CARDS = { one: 'card', other: 'cards' };
const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export const words: Words = {
  domains: {
    military: 'Military',
    religion: 'Religion',
    economy: 'Economy',
    science: 'Science',
    culture: 'Culture',
    utopia: 'Utopia',
  },
  effects: {
    assassination: { name: 'Assassination', deed: 'discard 1 card from your hand' },
    purge: { name: 'Purge', deed: 'discard 2 cards from your hand' },
    attack: { name: 'Attack', deed: 'give up 1 Military; you and all others lose 1 card of a domain' },
    'holy-book': { name: 'Holy Book', deed: 'hand limit 5 this turn' },
    'divine-right': { name: 'Divine Right', deed: 'hand limit 7 this turn' },
    inquisition: { name: 'Inquisition', deed: 'give up 1 Religion, take a hand, give back as many cards' },
    development: { name: 'Development', deed: 'discard 1 card from your area, then play 1' },
    monopoly: { name: 'Monopoly', deed: 'discard 2 cards from your area, then play 2' },
    embargo: { name: 'Embargo', deed: 'give up 1 Economy to close a domain to a player for a turn' },
    experiment: { name: 'Experiment', deed: 'take back 1 card, then play 1' },
    research: { name: 'Research', deed: 'take back 2 cards, then play 2' },
    breakthrough: { name: 'Breakthrough', deed: 'give up 1 Science, draw up to 5 cards, discard as many' },
    inspiration: { name: 'Inspiration', deed: 'copy a permanent effect of another player' },
    oligarchy: { name: 'Oligarchy', deed: 'take 1 card from the discard pile' },
    republic: { name: 'Republic', deed: 'take 2 cards from the discard pile' },
    democracy: { name: 'Democracy', deed: 'give up 1 Utopia to raise a hegemony threshold for good' },
  },
  colon: ': ',
  empty: 'empty',
  cards: (cards) => count(cards, CARDS),
  ofAge: (age) => `of Age ${age}`,
  list: (items) => conjunction.format(items),
};

export const cardName = (card: Card): string => cardIn(words, card);
export const domainName = (domain: Domain): string => domainIn(words, domain);
export const effectName = (effect: number): string => effectIn(words, effect);

export const table: TableWords = {
  labels: {
    hand: 'hand',
    known: 'known',
    pack: 'pack',
    area: 'play area',
    markers: 'markers',
    taken: 'hand taken',
    givenBack: 'to give back',
    deck: 'deck',
    discardPile: 'discard pile',
    centre: 'centre',
    held: 'to be placed',
    coin: 'Culture coin',
    turn: 'turn',
    teams: 'teams',
  },
  level: (level) => `level\u00a0${level}`,
  leads: 'majority',
  whereCoinLies: (holder, source, domain) => `${holder}, on ${source}’s ${domainName(domain)}`,
  turn: (name, first) => `${name}; first player: ${first}`,
  finalRound: 'final round',
  perhaps: (cards) => `perhaps ${cards}`,
  either: (cards, others) => `either ${cards} or ${others}`,
  against: (side, other) => `${side} against ${other}`,
};
