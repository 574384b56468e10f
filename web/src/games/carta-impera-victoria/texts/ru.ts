import { counter } from '@duskhall/kernel';
import type { BoardWords } from './board-words.ts';

const count = counter('ru');
const cards = (n: number): string => count(n, { one: 'карту', few: 'карты', many: 'карт' });
/** After "от": the genitive. */
const ofCards = (n: number): string => count(n, { one: 'карты', few: 'карт', many: 'карт' });

export const board: BoardWords = {
  playable: 'можно разыграть',
  possible: 'можно выбрать',
  impossible: 'сейчас нельзя',
  chosen: 'выбрано',
  taken: 'взята из чужой руки',
  send: {
    discard: (n) => `Сбросить ${cards(n)}`,
    give: (n) => `Отдать ${cards(n)}`,
    recover: (n) => `Взять ${cards(n)}`,
    surrender: (n) => `Сбросить ${cards(n)}`,
    retrieve: (n) => `Вернуть ${cards(n)}`,
  },
  progress: (chosen, needed) => `Выбрано: ${chosen} из ${needed}`,
  again: 'Заново',
  cancel: 'Отмена',
  close: 'Закрыть',
  ownColumn: 'Это ваша собственная колонка. Точно?',
  noWayBack: 'Вы увидите новые карты: отменить будет нельзя.',
  you: 'вы',
  hand: 'Рука',
  handOf: (held, limit) => `На руке ${held} · предел ${limit}`,
  limit: (n) => `предел руки ${n}, всегда`,
  appliesLimit: (n) => `предел руки ${n}`,
  appliesByItself: 'Завершая ход, применять высший уровень',
  shareLimit: 'такой же предел руки',
  hisTurn: (name) => `Ходит ${name}`,
  yourTurn: 'Ваш ход',
  firstPlayer: 'первый игрок',
  team: (team) => `Команда ${team}`,
  stakes: 'Что на кону',
  noneYet: 'пока ничего',
  hegemony: 'Моментальная победа',
  hegemonyAt: (n) => `Победа при ${n}`,
  from: (n) => `от ${ofCards(n)}`,
  costs: (domain) => `цена: 1 ${domain}`,
  withMajority: 'при первенстве в Культуре',
  open: 'доступно',
  used: 'уже применено',
  yourPack: 'Ваш набор',
  setAside: 'Оставлено',
  passesTo: (name) => `Остальное получит ${name}`,
  packOf: (n) => `в наборе ${n}`,
  points: 'Очки',
  tieBreak: 'при равенстве',
  tieDecided: 'решила при равенстве',
  hands: 'Руки в конце',
  removed: 'Убраны в начале',
  leftInDeck: 'Осталось в колоде',
  ruleOf: 'Правило',
  hints: {
    hand: {
      title: 'Ваша рука',
      text: 'Коснитесь карты, чтобы поднять её, и ещё раз, чтобы сыграть. Долгое нажатие расскажет о её сфере. Тусклая карта скажет, почему её нельзя сыграть.',
    },
    threshold: {
      title: 'Пороги',
      text: 'Каждая колонка считает свои карты. На каждом ромбе открывается эффект, а корона — это моментальная победа.',
    },
  },
};
