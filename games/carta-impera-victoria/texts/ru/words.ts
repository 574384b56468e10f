import { counter } from '@duskhall/kernel';
import { type Card, DOMAIN_NAMES, type Domain, type DomainName, domainOf } from '../../cards/index.ts';
import { cardIn, effectIn, romanAgeOf } from '../card-lists.ts';
import type { TableWords, Words } from '../catalogue.ts';

export const count = counter('ru');
const CARDS = { one: 'карта', few: 'карты', many: 'карт' };
const CARDS_AS_OBJECT = { ...CARDS, one: 'карту' };
const conjunction = new Intl.ListFormat('ru', { type: 'conjunction' });

export const words: Words = {
  domains: {
    military: 'Война',
    religion: 'Религия',
    economy: 'Экономика',
    science: 'Наука',
    culture: 'Культура',
    utopia: 'Утопия',
  },
  effects: {
    assassination: { name: 'Убийство', deed: 'сбросить 1 карту с руки' },
    purge: { name: 'Зачистка', deed: 'сбросить 2 карты с руки' },
    attack: { name: 'Атака', deed: 'отдать 1 Войну; вы и все остальные теряете по карте одной сферы' },
    'holy-book': { name: 'Священная книга', deed: 'предел руки 5 в этот ход' },
    'divine-right': { name: 'Божественное право', deed: 'предел руки 7 в этот ход' },
    inquisition: { name: 'Инквизиция', deed: 'отдать 1 Религию, забрать чужую руку и вернуть столько же карт' },
    development: { name: 'Разработка', deed: 'сбросить 1 карту из зоны, затем разыграть 1' },
    monopoly: { name: 'Монополия', deed: 'сбросить 2 карты из зоны, затем разыграть 2' },
    embargo: { name: 'Эмбарго', deed: 'отдать 1 Экономику и закрыть игроку сферу на один ход' },
    experiment: { name: 'Эксперимент', deed: 'вернуть 1 карту на руку, затем разыграть 1' },
    research: { name: 'Исследование', deed: 'вернуть 2 карты на руку, затем разыграть 2' },
    breakthrough: { name: 'Прорыв', deed: 'отдать 1 Науку, взять до 5 карт и сбросить столько же' },
    inspiration: { name: 'Вдохновение', deed: 'скопировать постоянный эффект другого игрока' },
    oligarchy: { name: 'Олигархия', deed: 'взять 1 карту из сброса' },
    republic: { name: 'Республика', deed: 'взять 2 карты из сброса' },
    democracy: { name: 'Демократия', deed: 'отдать 1 Утопию и навсегда отдалить чью-то моментальную победу' },
  },
  colon: ': ',
  empty: 'пусто',
  cards: (cards) => count(cards, CARDS),
  ofAge: (age) => `из эпохи ${age}`,
  list: (items) => conjunction.format(items),
};
/** For lists of cards that somebody draws, takes or gives. */
export const wordsAsObject: Words = { ...words, cards: (cards) => count(cards, CARDS_AS_OBJECT) };
export const cardsAsObject = wordsAsObject.cards;

/** A domain as object ("на Науку"), and of a domain ("карты Науки"). */
const CASES: { readonly [D in DomainName]: { object: string; of: string } } = {
  military: { object: 'Войну', of: 'Войны' },
  religion: { object: 'Религию', of: 'Религии' },
  economy: { object: 'Экономику', of: 'Экономики' },
  science: { object: 'Науку', of: 'Науки' },
  culture: { object: 'Культуру', of: 'Культуры' },
  utopia: { object: 'Утопию', of: 'Утопии' },
};
export const domainAsObject = (domain: Domain): string => CASES[DOMAIN_NAMES[domain]!].object;
export const ofDomain = (domain: Domain): string => CASES[DOMAIN_NAMES[domain]!].of;
export const cardAsObject = (card: Card): string => `${domainAsObject(domainOf(card))} ${romanAgeOf(card)}`;
export const cardName = (card: Card): string => cardIn(words, card);
export const effectName = (effect: number): string => `«${effectIn(words, effect)}»`;

export const table: TableWords = {
  labels: {
    hand: 'рука',
    known: 'известно',
    pack: 'набор',
    area: 'игровая зона',
    markers: 'метки',
    taken: 'взятая рука',
    givenBack: 'вернуть',
    deck: 'колода эпох',
    discardPile: 'сброс',
    centre: 'центр стола',
    held: 'предстоит положить',
    coin: 'жетон культуры',
    turn: 'ход',
    teams: 'команды',
  },
  level: (level) => `уровень\u00a0${level}`,
  leads: 'первенство',
  whereCoinLies: (holder, source, domain) => `${holder}; на колонке ${ofDomain(domain)} (${source})`,
  turn: (name, first) => `${name}; первый игрок: ${first}`,
  finalRound: 'последний раунд',
  perhaps: (cards) => `возможно, ${cards}`,
  either: (cards, others) => `либо ${cards}, либо ${others}`,
  against: (side, other) => `${side} — ${other}`,
};
