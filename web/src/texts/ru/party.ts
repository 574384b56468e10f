import { counter } from '@duskhall/kernel';
import type { Words } from '../en.ts';

const count = counter('ru');

export const party: Pick<Words, keyof typeof import('../en/party.ts').party> = {
  useAsScreen: 'Сделать это устройство экраном стола',
  useAsScreenHelp:
    'Для телевизора или ноутбука, который видят все. Места не занимает, показывает только то, что можно знать каждому, и умеет говорить.',
  screenName: 'Экран стола',
  joinHere: 'Присоединяйтесь с телефона',
  joinHelp: (address) => `Отсканируйте код или откройте ${address} и введите буквы`,
  seatsTaken: (taken, all) => `Занято мест: ${taken} из ${all}`,
  notReadyYet: (names) => `Ещё не готовы: ${names}`,
  arrangeHelp: 'Расставьте места так, как вы сидите: перетащите их или выберите одно и двигайте стрелками.',
  seatMoved: (name, number) => `${name}: место ${number}`,
  seatBack: 'На место назад',
  seatOn: 'На место вперёд',
  guest: 'без устройства',
  guestName: 'Имя игрока без устройства',
  addGuest: 'Посадить игрока без устройства',
  seatGuest: 'Посадить',
  dropEmpty: 'Убрать пустые места',
  addSeat: 'Ещё одно место',
  fewestSeats: (n) => `Не меньше, чем ${count(n, { one: 'место', few: 'места', many: 'мест' })}`,
  playsHere:
    'В этом браузере вы играете за этим столом. Экран стола не должен видеть того, что знаете вы: откройте его на другом устройстве.',
  leadsHere:
    'В этом браузере вы ведёте эту партию. Экран стола не должен видеть того, что знаете вы: откройте его на другом устройстве.',
  noScreen: 'У этой игры нет экрана стола.',
  toMySeat: 'К моему месту',
  toConsole: 'К пульту',
  leaveScreen: 'Закрыть экран стола',
  fullScreen: 'На весь экран',
  takeConsole: 'Вести партию самому',
  takeConsoleHelp: 'Вы видите все роли и со следующего окна ведёте вечер с пульта. Об этом узнают все.',
  takeBackConsole: 'Вернуть пульт программе',
  takeBackConsoleHelp: 'Со следующего окна партию снова ведут часы. Об этом узнают все.',
  ledBy: (name) => `Ведущий: ${name}`,
  ledByHouse: 'Партию ведёт программа.',
  saidInSecret: 'Что говорили втайне',
  doneAtConsole: 'Что делали за пультом',
  consoleDeeds: {
    enter: 'внесена запись',
    close: 'шаг закрыт',
    extend: 'шаг продлён',
    pause: 'часы остановлены или пущены',
    absent: 'отсутствующего заменил бот',
    rewind: 'запись отменена',
    moderate: 'пульт передан',
  },
  nobodyWon: 'Победителей нет',
};
