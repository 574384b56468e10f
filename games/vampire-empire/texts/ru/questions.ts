import { cardsIn } from '../card-lists.ts';
import type { Labels, Prompts } from '../catalogue.ts';
import { characterAsObject, characterName, words } from './words.ts';

const still = (left: number): string => (left > 1 ? ` (осталось ${left})` : '');
const quoted = (card: string): string => `«${card}»`;

export const prompts: Prompts = {
  own: {
    exchange: () => 'Обмен: отправьте карты в ров или в подвал, затем доберите до 8. Или пропустите.',
    reveal: () => 'Разоблачите одного из своих вампиров или никого.',
    support: () => 'Разыграйте карту поддержки или пасуйте.',
    pay: ({ left, cards }) => `Оплата (${cardsIn(words, cards)}): карта с руки в закрытую${still(left)}.`,
    action: () => 'Выберите действие.',
    hide: () => 'Выберите персонажа в замке, которого спрячете.',
    shroud: ({ left, character }) =>
      `Выложите карту вампира, чтобы спрятать ${characterAsObject(character)}${still(left)}.`,
    suspect: () => 'Выберите персонажа для испытания.',
    water: ({ left, character }) =>
      `Выложите карту святой воды, чтобы испытать ${characterAsObject(character)}${still(left)}.`,
    fight: () => 'Выберите, кто нападает и на кого.',
    lay: ({ lay, fighter, enemy }) =>
      ({
        open: `Выложите карты: ${characterName(fighter)} атакует ${characterAsObject(enemy)}.`,
        defend: `Выложите карты в защиту или ничего: ${characterName(enemy)} атакует ${characterAsObject(fighter)}.`,
        continue: `Второй раунд (${characterName(fighter)}): выложите ещё карты или остановитесь.`,
        supplement: `Карту отменили (${characterName(fighter)}): добавьте карты или ничего.`,
      })[lay],
    discard: ({ left }) => `Выберите карту, которую отдадите${still(left)}.`,
    cancel: ({ cards }) => `${cardsIn(words, cards)}: сыграйте «Жертвоприношение» или пасуйте.`,
    interrupt: ({ cards }) =>
      `${cards.length > 0 ? cardsIn(words, cards) : 'Карт не выложено'}: сыграйте «Жертвоприношение», «Тайный проход» или пасуйте.`,
    replace: ({ character }) =>
      `Выложите другую карту вампира, чтобы всё же спрятать ${characterAsObject(character)}, или ничего.`,
    deny: ({ character }) => `Святая вода на ${characterAsObject(character)}: откажитесь отвечать или пасуйте.`,
    follow: ({ character }) => `Выберите, кто сразу атакует ${characterAsObject(character)}, или никто.`,
    heal: ({ character }) => `${characterName(character)} при смерти: сыграйте «Лекаря» или пасуйте.`,
    revive: ({ character }) => `${characterName(character)} при смерти: сыграйте «Регенерацию» или пасуйте.`,
    take: ({ isSinking }) =>
      isSinking
        ? 'Выберите карту чужого подвала, которая уйдёт в ров.'
        : 'Выберите карту чужого подвала, которую заберёте.',
    bless: ({ left }) => `Выберите карту изо рва для своей колоды${still(left)}.`,
    send: ({ left }) => `Выберите, кто вернётся в город, начиная с верхнего${still(left)}.`,
  },
  waiting: (name, step) => `Ждём: ${name} — ${step}.`,
  settled: 'Ваш ответ принят, окно ещё открыто.',
  over: 'Игра окончена.',
};

export const labels: Labels = {
  done: {
    exchange: 'Добрать карты',
    reveal: 'Никого не разоблачать',
    support: 'Пас',
    action: 'Атаковать',
    cancel: 'Пас',
    interrupt: 'Пас',
    replace: 'Ничего не выкладывать',
    deny: 'Пас',
    follow: 'Не атаковать',
    lay: 'Ничего не выкладывать',
    heal: 'Пас',
    revive: 'Пас',
    take: 'Готово',
    bless: 'Готово',
    send: 'Готово',
  },
  lay: 'Выложить эти карты',
  stop: 'Прекратить бой',
  skip: 'Пропустить обмен',
  toPile: { moat: (card) => `${quoted(card)} — в ров`, cellar: (card) => `${quoted(card)} — в подвал` },
  cards: {
    pay: (card) => `Заплатить картой ${quoted(card)}`,
    shroud: (card) => `Выложить ${quoted(card)}`,
    water: (card) => `Выложить ${quoted(card)}`,
    lay: (card) => `Выложить ${quoted(card)}`,
    discard: (card) => `Отдать ${quoted(card)}`,
    replace: (card) => `Выложить ${quoted(card)}`,
    take: (card) => `Забрать ${quoted(card)}`,
    bless: (card) => `Вернуть ${quoted(card)}`,
  },
  sink: (card) => `${quoted(card)} — в ров`,
  fromTable: (card) => `Взять со стола ${quoted(card)}`,
  play: (card) => `Сыграть ${quoted(card)}`,
  playOn: (card, character) => `Сыграть ${quoted(card)} на ${characterAsObject(character)}`,
  playFor: (card, character, side) =>
    `Сыграть ${quoted(card)} на ${characterAsObject(character)}: ${words.sides[side]}`,
  playNaming: (card, type) => `Сыграть ${quoted(card)}: тип «${type}»`,
  playAgainst: (card, target) => `Сыграть ${quoted(card)} против карты ${quoted(target)}`,
  actions: {
    pass: 'Пас: отдать две карты',
    combat: 'Начать бой',
    hide: 'Спрятать персонажа',
    'holy-water': 'Применить святую воду',
  },
  characters: {
    reveal: (character) => `Разоблачить ${characterAsObject(character)}`,
    hide: (character) => `Спрятать ${characterAsObject(character)}`,
    suspect: (character) => `Испытать ${characterAsObject(character)}`,
    follow: (character) => `Атакует ${characterName(character)}`,
    send: (character) => `Вернуть в город ${characterAsObject(character)}`,
  },
  fight: (attacker, defender) => `${characterName(attacker)} атакует ${characterAsObject(defender)}`,
  resign: 'Сдаться',
};
