import { counter } from '@duskhall/kernel';
import type { Card } from '../../cards/kinds.ts';
import type { Character } from '../../characters.ts';
import { cardIn, characterIn } from '../card-lists.ts';
import type { TableWords, Words } from '../catalogue.ts';
import { effects, uses } from './cards.ts';

export const count = counter('en');
export const CARDS = { one: 'card', other: 'cards' };
const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export const words: Words = {
  place: 0,
  effects,
  uses,
  types: {
    noble: 'Noble',
    clergy: 'Clergy',
    servant: 'Servant',
    'holy-water': 'Holy Water',
    vampire: 'Vampire',
    support: 'Support',
  },
  timings: {
    main: 'before or after an action, in any turn',
    'combat lay': 'in your own batch of a combat',
    'combat interrupt': 'in a combat, right after the vampire player has laid cards',
    response: 'as a response',
    death: 'right after a death',
  },
  characters: {
    lady: 'Lady',
    lord: 'Lord',
    officer: 'Officer',
    monk: 'Monk',
    nun: 'Nun',
    bishop: 'Bishop',
    maid: 'Maid',
    cook: 'Cook',
    butler: 'Butler',
  },
  identities: { vampire: 'vampire', human: 'human', revealed: 'revealed vampire', confirmed: 'confirmed human' },
  players: { vampire: 'vampire player', human: 'human player' },
  turns: { day: 'day', night: 'night' },
  actions: { pass: 'Pass', combat: 'Combat', hide: 'Hide', 'holy-water': 'Holy water' },
  piles: { moat: 'moat', cellar: 'cellar' },
  sides: ['attack', 'defence'],
  steps: {
    exchange: 'the exchange of cards',
    reveal: 'revealing a vampire',
    support: 'support cards',
    action: 'the action of the turn',
    cancel: 'a response to what was played',
    interrupt: 'a response to the cards laid',
    replace: 'a card in place of the cancelled one',
    deny: 'a response to the holy water',
    follow: 'an attack on the vampire just found',
    lay: 'cards for the combat',
    heal: 'a response to the death',
    revive: 'a response to the death',
    take: 'a card of the cellar',
    bless: 'cards of the moat',
    send: 'who stays in the castle',
  },
  colon: ': ',
  empty: 'empty',
  cardCount: (cards) => count(cards, CARDS),
  value: (value) => `value ${value}`,
  cost: (day, night) => `costs ${day} by day, ${night} by night`,
  foreign: (name) => `${name} (vampire deck)`,
  suspected: (character, percent) => `The likeliest vampire: the ${characterName(character)}, ${percent}%.`,
  list: (items) => conjunction.format(items),
};

export const cardName = (card: Card): string => cardIn(words, card);
export const characterName = (character: Character): string => characterIn(words, character);
/** `the Lady`. */
export const the = (character: Character): string => `the ${characterName(character)}`;
export const The = (character: Character): string => `The ${characterName(character)}`;

export const table: TableWords = {
  labels: {
    plays: 'plays',
    hand: 'hand',
    decision: 'chosen so far',
    piles: 'piles',
    cellar: 'own cellar',
    moat: 'moat',
    known: 'seen',
    unseen: 'not seen yet',
    turn: 'turn',
    castle: 'castle',
    city: 'city',
    away: 'on a secret journey',
    dead: 'dead',
    dying: 'dying',
    combat: 'combat',
    trusted: 'trusted humans',
  },
  turn: (number, half, name) => `${number}, ${half}: ${name}`,
  piles: (deck, cellar, moat, isRecycled) => `deck ${deck}, cellar ${isRecycled ? 'used up' : cellar}, moat ${moat}`,
  faceDown: (cards) => `${cards} face down`,
  seen: (turn, cards) => `in turn ${turn}: ${cards}`,
  markers: (attack, defence) =>
    [...(attack > 0 ? [`+${attack} attack`] : []), ...(defence > 0 ? [`+${defence} defence`] : [])].join(', '),
  anyOrder: 'order unknown',
  round: (round) => `round ${round}`,
  totals: (attack, defence) => `attack ${attack}, defence ${defence}`,
};
