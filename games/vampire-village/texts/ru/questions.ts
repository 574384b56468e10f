import type { Labels, Prompts } from '../catalogue.ts';
import { ofType, typeName, words } from './words.ts';

export const prompts: Prompts = {
  own: {
    pick: ({ step }) => `Карта ${step} из 6: оставьте одну, остальные уйдут дальше.`,
    place: ({ card }) => `Куда положить карту? ${card}.`,
    villager: ({ points }) =>
      points === 0
        ? 'Все очки перемещения потрачены.'
        : `Герой ведёт жителей с соседних карт. Осталось: ${words.movement(points)}.`,
    step: ({ card, points }) => `Куда идёт житель с карты «${card}»? (осталось: ${words.movement(points)})`,
    left: ({ left }) => `Выберите существо для соседа слева (${left}).`,
    right: ({ right }) => `Выберите существо для соседа справа (${right}); последнее останется у вас.`,
    keep: ({ left }) => `Выберите существо, которое оставите себе; два других получит ${left}.`,
    demon: () => 'Какой из ваших демонов действует следующим?',
    deed: ({ demon }) => `${demon}: что он сделает?`,
    done: () => 'Ваши демоны сделали своё дело. Подтвердите или верните ход.',
    sacrifice: ({ attacker, attack, defence }) =>
      `Прорыв: ${typeName(attacker)} сильнее, ${attack} против ${defence}. Пожертвуйте картой этой линии.`,
    slay: ({ attacker, isFree }) =>
      isFree
        ? `Герой погибает не один: выберите, кого из ${ofType(attacker)} он заберёт с собой.`
        : `Выберите, кто из слабейших ${ofType(attacker)} погибает.`,
  },
  ready: (ready, all) => `Готовы: ${ready} из ${all}.`,
  done: 'Ваш выбор сделан, его ещё можно изменить.',
  idle: 'Здесь вам нечего решать.',
  waiting: (names) => `Ждём: ${words.list(names)}.`,
  over: 'Игра окончена.',
};

export const labels: Labels = {
  pick: (card) => `Оставить: ${card}`,
  place: (where, gained, defence) =>
    `${where} (${gained > 0 ? `+${words.villagers(gained)}, ` : ''}защита ${defence.join('/')})`,
  from: (card, movable) => `Житель с карты «${card}» (могут уйти: ${movable})`,
  to: (card) => `Дальше на карту «${card}»`,
  stop: (card) => `Остаться на карте «${card}»`,
  give: (creature, name) => `${name} получает: ${creature}`,
  keep: (creature) => `Оставить себе: ${creature}`,
  demon: (demon) => demon,
  plague: 'Перенести чуму',
  destroyHero: (card) => `Пожертвовать героем «${card}»`,
  ruin: (card) => `Отдать на разорение здание «${card}»`,
  lure: (creature, name) => `Принять существо «${creature}» (${name})`,
  sacrifice: (card, villagers) =>
    `Пожертвовать картой: ${card}${villagers > 0 ? `, вместе с ней ${words.villagers(villagers)}` : ''}`,
  slay: (creature) => `Уничтожить: ${creature}`,
  doneMoving: 'Закончить перемещение',
  doneDemons: 'Подтвердить',
};
