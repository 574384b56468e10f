import type { Labels, Refusals, TableWords, Waiting } from '../catalogue.ts';
import { words } from './words.ts';

export const waiting: Waiting = {
  secret: 'Каждый смотрит только в свой телефон.',
  dead: 'Вы вне игры. Наблюдайте молча и предсказывайте конец.',
  on: (names) => (names.length === 0 ? 'Ночь продолжается.' : `Ход за другими: ${words.list(names)}.`),
  over: 'Игра окончена.',
};

export const labels: Labels = {
  read: 'Закрыть',
  lock: 'Закрепить',
  ready: 'Готово',
  unready: 'Ещё не готово',
  done: 'Всё',
  late: 'Не отвечать',
  nominate: (name) => `Обвинить: ${name}`,
  withdraw: 'Снять обвинение',
  remove: (name) => `Убрать из игры: ${name}`,
  record: (name, role) => `${name}: карта ${role}`,
  foresee: (side) => `Победа: ${side}`,
  foreseeNobody: 'Победителей не будет',
  expect: (name, role) => `Догадка: ${name} – ${role}`,
};

export const refusals: Refusals = {
  over: 'Игра окончена.',
  'not-at-the-table': 'За этим столом нет такого места.',
  dead: 'Погибшие не участвуют.',
  leaving: 'Этот игрок покидает игру и больше ничего не решает.',
  'not-asked': 'Сейчас от вас не ждут решения.',
  malformed: 'Это не ответ на заданный вопрос.',
  'not-living': 'Выбрать можно только живого игрока.',
  'not-yourself': 'Себя выбрать нельзя.',
  'twice-in-a-row': 'Нельзя выбирать одного и того же игрока два дня подряд.',
  'must-choose': 'Нужно кого-то выбрать.',
  'already-chosen': 'Второй игрок должен быть другим.',
  'already-struck': 'Для второго удара нужна другая жертва.',
  'not-tied': 'Выберите одного из тех, за кого голосов поровну.',
  'not-nominated': 'Выберите одного из обвинённых.',
  'no-nominations': 'Этой ночью обвинять нельзя.',
  'no-speech': 'Сейчас никто не говорит.',
  'must-not-betray': 'Вам нельзя выдавать ни себя, ни охотников.',
  'not-on-record': 'Насколько всем известно, это не так.',
  'not-a-card-left': 'Такой карты уже не осталось, или роль этого места уже внесена.',
  enough: 'Вы уже сказали и изменили всё, что можно за эту фазу. Отвечать на вопросы по-прежнему можно.',
};

export const table: TableWords = {
  labels: {
    phase: 'фаза',
    composition: 'роли в игре',
    silent: 'без голоса',
    trials: 'суды',
    fate: 'игрок',
    role: 'роль',
    goal: 'цель',
    clan: 'клан',
    told: 'сведения',
    hunts: 'охота',
    nominates: 'обвиняет',
    claims: 'слова',
    foretells: 'предсказание',
  },
  trial: (name, ayes, voters, isCondemned) =>
    `${name}, «казнить» – ${ayes} из ${voters}, ${isCondemned ? 'казнь' : 'пощада'}`,
  absent: 'не отвечает',
  leaving: 'уходит с приходом ночи',
};
