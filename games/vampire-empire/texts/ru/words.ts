import { counter } from '@duskhall/kernel';
import type { Card } from '../../cards/kinds.ts';
import { CHARACTER_NAMES, type Character, type CharacterName } from '../../characters.ts';
import { cardIn, characterIn } from '../card-lists.ts';
import type { TableWords, Words } from '../catalogue.ts';
import { effects, uses } from './cards.ts';

export const count = counter('ru');
const CARDS = { one: 'карта', few: 'карты', many: 'карт' };
const CARDS_AS_OBJECT = { ...CARDS, one: 'карту' };
const conjunction = new Intl.ListFormat('ru', { type: 'conjunction' });

export const words: Words = {
  place: 1,
  effects,
  uses,
  types: {
    noble: 'Дворянин',
    clergy: 'Церковник',
    servant: 'Слуга',
    'holy-water': 'Святая вода',
    vampire: 'Вампир',
    support: 'Поддержка',
  },
  timings: {
    main: 'до или после действия, в любой ход',
    'combat lay': 'вместе со своими картами боя',
    'combat interrupt': 'в бою, сразу после карт игрока за вампиров',
    response: 'в ответ',
    death: 'сразу после гибели',
  },
  characters: {
    lady: 'Леди',
    lord: 'Лорд',
    officer: 'Офицер',
    monk: 'Монах',
    nun: 'Монахиня',
    bishop: 'Епископ',
    maid: 'Нянька',
    cook: 'Повар',
    butler: 'Дворецкий',
  },
  identities: { vampire: 'вампир', human: 'человек', revealed: 'разоблачённый вампир', confirmed: 'точно человек' },
  players: { vampire: 'игрок за вампиров', human: 'игрок за людей' },
  turns: { day: 'день', night: 'ночь' },
  actions: { pass: 'Пас', combat: 'Бой', hide: 'Спрятать', 'holy-water': 'Святая вода' },
  piles: { moat: 'ров', cellar: 'подвал' },
  sides: ['атака', 'защита'],
  steps: {
    exchange: 'обмен карт',
    reveal: 'разоблачение вампира',
    support: 'карты поддержки',
    action: 'действие хода',
    cancel: 'ответ на разыгранное',
    interrupt: 'ответ на выложенные карты',
    replace: 'карта взамен отменённой',
    deny: 'ответ на святую воду',
    follow: 'атака на найденного вампира',
    lay: 'карты для боя',
    heal: 'ответ на гибель',
    revive: 'ответ на гибель',
    take: 'карта из подвала',
    bless: 'карты изо рва',
    send: 'кто останется в замке',
  },
  colon: ': ',
  empty: 'пусто',
  cardCount: (cards) => count(cards, CARDS),
  value: (value) => `сила ${value}`,
  cost: (day, night) => `цена: днём ${day}, ночью ${night}`,
  foreign: (name) => `${name} (колода вампиров)`,
  suspected: (character, percent) => `Вероятнее всего, вампир — ${characterName(character)}: ${percent}\u00a0%.`,
  list: (items) => conjunction.format(items),
};
/** For lists of cards that somebody takes, lays or pays. */
export const wordsAsObject: Words = { ...words, cardCount: (cards) => count(cards, CARDS_AS_OBJECT) };
export const cardsAsObject = wordsAsObject.cardCount;

/** A character as object ("атакует Няньку"). */
const OBJECTS: { readonly [C in CharacterName]: string } = {
  lady: 'Леди',
  lord: 'Лорда',
  officer: 'Офицера',
  monk: 'Монаха',
  nun: 'Монахиню',
  bishop: 'Епископа',
  maid: 'Няньку',
  cook: 'Повара',
  butler: 'Дворецкого',
};
export const characterAsObject = (character: Character): string => OBJECTS[CHARACTER_NAMES[character]!];
export const characterName = (character: Character): string => characterIn(words, character);
/** Card names stay as they are: `карту «Гипноз»`. */
export const cardName = (card: Card): string => `«${cardIn(words, card)}»`;

export const table: TableWords = {
  labels: {
    plays: 'роль',
    hand: 'рука',
    decision: 'уже выбрано',
    piles: 'стопки',
    cellar: 'свой подвал',
    moat: 'ров',
    known: 'увидено',
    unseen: 'ещё не видно',
    turn: 'ход',
    castle: 'замок',
    city: 'город',
    away: 'в тайной вылазке',
    dead: 'погибли',
    dying: 'при смерти',
    combat: 'бой',
    trusted: 'проверенные люди',
  },
  turn: (number, half, name) => `${number}, ${half}: ${name}`,
  piles: (deck, cellar, moat, isRecycled) =>
    `колода ${deck}, подвал ${isRecycled ? 'израсходован' : cellar}, ров ${moat}`,
  faceDown: (cards) => `${cards} в закрытую`,
  seen: (turn, cards) => `на ходу ${turn}: ${cards}`,
  markers: (attack, defence) =>
    [...(attack > 0 ? [`атака +${attack}`] : []), ...(defence > 0 ? [`защита +${defence}`] : [])].join(', '),
  anyOrder: 'порядок неизвестен',
  round: (round) => `раунд ${round}`,
  totals: (attack, defence) => `атака ${attack}, защита ${defence}`,
};
