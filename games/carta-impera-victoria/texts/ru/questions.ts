import type { Labels, Prompts } from '../catalogue.ts';
import { cardAsObject, domainAsObject, effectName } from './words.ts';

const still = (left: number): string => (left > 1 ? ` (осталось ${left})` : '');

export const prompts: Prompts = {
  own: {
    pick: ({ pick }) =>
      pick < 3
        ? `Выбор ${pick} из 3: оставьте себе карту, остальные уйдут дальше.`
        : 'Выбор 3 из 3: оставьте себе карту, другая ляжет в центр.',
    centre: () => 'Возьмите карту из центра в свою игровую зону.',
    play: () => 'Ваш ход: разыграйте карту.',
    effect: ({ hasEffects }) =>
      hasEffects ? 'Примените эффект или завершите ход.' : 'Применить нечего: завершите ход.',
    discard: ({ left }) => `Выберите карту с руки, которую сбросите${still(left)}.`,
    attack: () => 'Выберите сферу для атаки: карту этой сферы потеряете и вы.',
    inquisition: () => 'Выберите игрока, чью руку заберёте.',
    give: ({ left, target }) => `Выберите карту, которую вернёте игроку ${target}${still(left)}.`,
    surrender: ({ left }) => `Выберите карту игровой зоны, которую сбросите${still(left)}.`,
    retrieve: ({ left }) => `Выберите карту игровой зоны, которую вернёте на руку${still(left)}.`,
    extra: ({ left }) => `Выберите карту с руки, которую разыграете${still(left)}.`,
    embargo: () => 'Выберите колонку, на которую ляжет Эмбарго.',
    democracy: () => 'Выберите колонку, на которую ляжет Демократия.',
    recover: ({ left }) => `Выберите карту, которую возьмёте из сброса${still(left)}.`,
    inspiration: () => 'Выберите эффект, который скопируете.',
  },
  others: {
    pick: 'карту драфта',
    centre: 'карту из центра',
    play: 'карту для розыгрыша',
    effect: 'эффект или конец хода',
    discard: 'карту для сброса',
    attack: 'сферу для атаки',
    inquisition: 'чужую руку',
    give: 'карты, которые вернёт',
    surrender: 'карту игровой зоны для сброса',
    retrieve: 'карту, которую вернёт на руку',
    extra: 'карту для розыгрыша',
    embargo: 'колонку для Эмбарго',
    democracy: 'колонку для Демократии',
    recover: 'карту из сброса',
    inspiration: 'эффект, чтобы скопировать',
  },
  waiting: (name, choice) => `Ждём: ${name} выбирает ${choice}.`,
  chosen: (card) => `Вы оставляете себе ${cardAsObject(card)} и ещё можете передумать.`,
  ready: (ready, all) => `Готовы: ${ready} из ${all}.`,
  over: 'Игра окончена.',
};

export const labels: Labels = {
  cards: {
    pick: (card) => `Оставить ${cardAsObject(card)}`,
    centre: (card) => `Взять ${cardAsObject(card)}`,
    play: (card) => `Разыграть ${cardAsObject(card)}`,
    discard: (card) => `Сбросить ${cardAsObject(card)}`,
    give: (card) => `Отдать ${cardAsObject(card)}`,
    extra: (card) => `Разыграть ${cardAsObject(card)}`,
    recover: (card) => `Взять ${cardAsObject(card)}`,
  },
  domains: {
    attack: (domain) => `Атаковать ${domainAsObject(domain)}`,
    surrender: (domain) => `Сбросить ${domainAsObject(domain)}`,
    retrieve: (domain) => `Вернуть на руку ${domainAsObject(domain)}`,
  },
  columns: {
    embargo: (name, domain) => `Эмбарго на ${domainAsObject(domain)} (${name})`,
    democracy: (name, domain) => `Демократия на ${domainAsObject(domain)} (${name})`,
  },
  ownColumns: {
    embargo: (domain) => `Эмбарго на собственную ${domainAsObject(domain)}`,
    democracy: (domain) => `Демократия на собственную ${domainAsObject(domain)}`,
  },
  finish: 'Завершить',
  effect: (name, deed) => `${name} — ${deed}`,
  inquisition: (name) => `Забрать руку игрока ${name}`,
  copy: (name, effect) => `Скопировать ${effectName(effect)} (${name})`,
  copyReligion: (name) => `Скопировать Религию (${name}) — такой же предел руки`,
};
