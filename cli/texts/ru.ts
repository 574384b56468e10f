import { counter } from '@duskhall/kernel';
import type { CliTexts } from './cli-texts.ts';

const count = counter('ru');
const ENTRIES = { one: 'запись', few: 'записи', many: 'записей' };
const DIGESTS = { one: 'отпечаток', few: 'отпечатка', many: 'отпечатков' };
const PLAYERS = { one: 'игрок', few: 'игрока', many: 'игроков' };

export const ru: CliTexts = {
  bots: ['Мина', 'Игорь', 'Кармилла', 'Абрахам', 'Люси', 'Ренфилд', 'Ирина', 'Влад', 'Сабина', 'Отто'],
  person: 'Гость',
  several: (person, place) => `${person} ${place}`,
  you: 'вы',
  seats: (min, max) => (min === max ? count(min, PLAYERS) : `от ${min} до ${max} игроков`),
  players: (players) => count(players, PLAYERS),
  rulesVersion: (version) => `версия правил ${version}`,
  byDefault: 'по умолчанию',
  wholeNumber: (min, max) => `целое число от ${min} до ${max}`,
  forSeats: (seats) => `игроков: ${seats.join(' или ')}`,

  welcome: 'Введите номер ответа. ? объяснит правило, ?? покажет все правила.',
  handOver: (name) => `Теперь к экрану: ${name}.`,
  pressEnter: 'Нажмите Enter, когда больше никто не смотрит …',
  unasked: 'в любое время:',
  keys: {
    choose: (choices) => (choices === 1 ? '1 или Enter' : `1–${choices} выбор`),
    rule: '? правило',
    rules: '?? правила',
    undo: 'u назад',
    log: 'l журнал',
    quit: 'q выход',
  },
  noChoice: (word, choices) => `«${word}» – не ответ: введите число от 1 до ${choices}.`,
  nothingToUndo: 'Взять назад нечего.',
  undone: 'Ход взят назад.',
  noRule: 'Здесь нет правила, которое можно показать.',
  emptyLog: 'Пока ничего не произошло.',
  logTitle: 'Что произошло',
  gameOver: 'Игра окончена',
  mayISave: 'Сохранить запись этой партии? (д/н)',
  saved: (file) => `Запись партии сохранена: ${file}`,
  notSaved: (file, reason) => `Не удалось сохранить запись в ${file}: ${reason}.`,
  again: 'Сыграть ещё? (д/н)',
  yes: ['д', 'y'],
  goodbye: 'До встречи.',

  steps: { next: 'Enter дальше', back: 'b назад', jump: 'число: перейти туда', quit: 'q выход' },
  entryOf: (at, entries) => `запись ${at} из ${entries}`,
  start: 'начало',
  noSuchEntry: (word, entries) => `Записи «${word}» нет: введите число от 0 до ${entries}.`,
  tookBack: (name) => `${name}: последний ход взят назад.`,
  rewound: (entries) => `Ведущий вернул игру к записи ${entries}.`,
  windowClosed: 'Окно закрыто.',
  enteredBy: { clock: 'по часам', sitter: 'за него: заместитель', house: 'за него: ведущий' },
  checked: (entries, digests) =>
    `Проверено: партия воспроизводится (${count(entries, ENTRIES)}), все состояния совпадают (${count(digests, DIGESTS)}).`,
  unfinished: 'Партия не доиграна до конца.',
  record: {
    unreadable: (file) => `файл ${file} не читается`,
    notJson: (file) => `в файле ${file} не JSON`,
    malformed: (file, field) => `${file} – не запись партии: ${field} нет или с ошибкой`,
    unknownGame: (name, known) => `это запись неизвестной здесь игры «${name}»; известны: ${known}`,
    otherRules: (given, known) => `партия сыграна по правилам версии ${given}, а здесь известна версия ${known}`,
    refused: (entry, entries, why) => `запись ${entry} из ${entries} сыграть нельзя: ${why}`,
    differs: (entry, entries) => `на записи ${entry} из ${entries} игра расходится с записью партии`,
  },
};
