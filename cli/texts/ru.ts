import { counter } from '@duskhall/kernel';
import type { CliTexts } from './cli-texts.ts';

const count = counter('ru');
const ENTRIES = { one: 'запись', few: 'записи', many: 'записей' };
const DIGESTS = { one: 'отпечаток', few: 'отпечатка', many: 'отпечатков' };
const DRAWS = { one: 'выбор случая', few: 'выбора случая', many: 'выборов случая' };
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
  deal: {
    honest: (draws, entries) =>
      `Раздача честная: ${count(draws, DRAWS)} и ${count(entries, ENTRIES)} следуют из того, что было обещано.`,
    dishonest: (why) => `Раздача НЕчестная: ${why}.`,
    none: 'в этой записи нет раздачи, которую можно проверить: её начало кто-то выбрал',
    published: 'в записи названо не то обязательство, которое было объявлено',
    commitment: 'секрет не тот, к которому дом себя обязал',
    nonces: 'числа мест не те, что были даны',
    seed: 'начало раздачи не следует из секрета и чисел',
  },

  remote: {
    opened: (code, link) => `Стол ${code} открыт. К нему приходят с этим кодом или отсюда: ${link}`,
    joined: (code) => `Вы за столом ${code}.`,
    committed: (commitment) => `Дом обязался к своей части раздачи: ${commitment}`,
    emptySeat: 'свободно',
    bot: 'бот',
    isHere: 'здесь',
    isAway: 'отошёл',
    isHost: 'хозяин',
    isReady: 'готов',
    hasSitter: 'играет заместитель',
    pressEnterToStart: 'Enter начинает партию · /текст – сказать · q выход',
    waitForStart: 'Партию начинает хозяин стола · /текст – сказать · q выход',
    watching: 'Все места заняты: вы смотрите.',
    begins: 'Партия начинается.',
    lost: 'Связь потеряна; пробуем снова …',
    back: 'Связь восстановлена: ничего не потеряно.',
    notYourTurn: 'Сейчас не ваш ход: /текст – сказать, Enter покажет стол, l журнал, q выход.',
    said: (name, text, isWatcher) => `${name}${isWatcher ? ' (смотрит)' : ''}: ${text}`,
    keys: { chat: '/текст сказать' },
    seatKept: 'Ваше место остаётся за вами: вернуться можно той же командой.',
    stopping: 'Сервер ненадолго закрывается.',
    shares: 'Итог',
    noServer: (url) => `по адресу ${url} сервер Duskhall не отвечает`,
    noTable: (code) => `на этом сервере нет стола ${code}`,
    strangeSession: 'сервер больше не знает этого сеанса: начните заново',
  },

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
