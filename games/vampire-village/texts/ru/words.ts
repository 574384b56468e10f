import { counter } from '@duskhall/kernel';
import { type Card, type Kind, TYPES, type Type, type TypeName } from '../../cards/index.ts';
import { cardIn, creatureIn } from '../card-lists.ts';
import type { TableWords, Words } from '../catalogue.ts';

export const count = counter('ru');
export const CARDS = { one: 'карта', few: 'карты', many: 'карт' };
export const VILLAGERS = { one: 'житель', few: 'жителя', many: 'жителей' };
export const VILLAGERS_AS_OBJECT = { one: 'жителя', few: 'жителей', many: 'жителей' };
const conjunction = new Intl.ListFormat('ru', { type: 'conjunction' });

export const words: Words = {
  place: 1,
  types: {
    witch: { one: 'ведьма', many: 'ведьмы' },
    werewolf: { one: 'оборотень', many: 'оборотни' },
    vampire: { one: 'вампир', many: 'вампиры' },
    demon: { one: 'демон', many: 'демоны' },
  },
  sides: { witch: 'слева', werewolf: 'сверху', vampire: 'справа', demon: 'снизу' },
  colours: { green: 'зелёное', blue: 'синее', red: 'красное', yellow: 'жёлтое' },
  kinds: { start: 'стартовая деревня', building: 'здание', hero: 'герой' },
  gains: {
    none: 'не приводит жителей',
    hero: 'по жителю за каждого героя деревни',
    row: 'по жителю за каждое здание в ряду',
    column: 'по жителю за каждое здание в столбце',
    'colour-green': 'по жителю за каждое зелёное здание',
    'colour-blue': 'по жителю за каждое синее здание',
    'colour-red': 'по жителю за каждое красное здание',
    'colour-yellow': 'по жителю за каждое жёлтое здание',
  },
  effects: {
    'witches-left': 'сила равна числу ведьм у соседа слева',
    'witches-right': 'сила равна числу ведьм у соседа справа',
    pack: 'сила равна числу оборотней этого цвета у деревни',
    hero: 'губит героя',
    'plague-yellow': 'губит героя или уносит по жителю с каждого жёлтого здания',
    'plague-all-buildings': 'губит героя или уносит по жителю с каждого здания',
    ruin: 'губит героя или обитаемое здание, где жителей меньше всего',
    'lure-witch': 'губит героя или приманивает сюда ведьму от соседа справа',
    'lure-werewolf': 'губит героя или приманивает сюда оборотня от соседа справа',
    'lure-vampire': 'губит героя или приманивает сюда вампира от соседа справа',
  },
  worth: (value) => `сила ${value}`,
  deeds: {
    hero: 'погубить героя',
    plague: 'чума',
    ruin: 'разорить здание',
    lure: 'приманить существо',
    nothing: 'ничего',
  },
  phases: { construction: 'строительство', creatures: 'существа', demons: 'демоны', attack: 'атака' },
  round: (round) => `раунд ${round} из 2`,
  defence: 'защита',
  attack: 'атака',
  icons: (types) => (types.length === 0 ? 'без значков' : `против ${conjunction.format(types.map(ofType))}`),
  movement: (points) =>
    points === 0
      ? 'никого не перемещает'
      : count(points, { one: 'очко перемещения', few: 'очка перемещения', many: 'очков перемещения' }),
  villagers: (villagers) => count(villagers, VILLAGERS),
  creatures: (creatures) => count(creatures, { one: 'существо', few: 'существа', many: 'существ' }),
  cards: (cards) => count(cards, CARDS),
  points: (points) => count(points, { one: 'очко', few: 'очка', many: 'очков' }),
  at: (row, column) => `ряд ${row}, столбец ${column}`,
  fight: (attack, defence) => `${attack} против ${defence}: ${attack > defence ? 'прорыв' : 'отбито'}`,
  colon: ': ',
  dash: ' — ',
  empty: 'нет',
  list: (items) => conjunction.format(items),
};

/** Several of a type as object or of a type, for living beings the same ("против ведьм"); and by whom ("перед ведьмами"). */
const CASES: { readonly [T in TypeName]: { of: string; by: string } } = {
  witch: { of: 'ведьм', by: 'ведьмами' },
  werewolf: { of: 'оборотней', by: 'оборотнями' },
  vampire: { of: 'вампиров', by: 'вампирами' },
  demon: { of: 'демонов', by: 'демонами' },
};
export const ofType = (type: Type): string => CASES[TYPES[type]!].of;
export const byType = (type: Type): string => CASES[TYPES[type]!].by;
export const typeName = (type: Type): string => words.types[TYPES[type]!].many;
/** Names stand in quotes beside a word that takes the case. */
export const cardName = (card: Card): string => `«${cardIn(words, card)}»`;
export const creatureName = (kind: Kind): string => `«${creatureIn(words, kind)}»`;

export const table: TableWords = {
  labels: {
    village: 'деревня',
    planned: 'замысел',
    sides: 'стороны',
    demons: 'демоны',
    points: 'очки',
    forecast: 'прогноз',
    hand: 'рука',
    known: 'известно',
    pick: 'на стол',
    drawn: 'взято',
    gifts: 'раздача',
    lost: 'потеряно',
    round: 'раунд',
    order: 'порядок атак',
  },
  points: (points, villagers, creatures) =>
    `${words.points(points)} (${words.villagers(villagers)}, ${words.creatures(creatures)})`,
  gift: (creature, name) => `${creature} → ${name}`,
  kept: (creature) => `${creature} себе`,
};
