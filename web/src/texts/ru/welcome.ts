import { counter } from '@duskhall/kernel';
import type { Words } from '../en.ts';

const count = counter('ru');

export const welcome: Pick<Words, keyof typeof import('../en/welcome.ts').welcome> = {
  playShort: 'Играть',
  withFriends: 'С друзьями',
  learn: 'Как играть',
  howToPlay: 'Как играть',
  titled: (title) => `${title}:`,
  contents: 'Содержание',
  againstBots: 'Против ботов',
  change: 'Изменить',
  opponentCount: (n) => count(n, { one: 'соперник', few: 'соперника', many: 'соперников' }),
  side: 'За кого играть',
  sideNames: { either: 'Любая сторона', hunter: 'Охотник', vampire: 'Вампир' },
  nobodyWonIt: 'победителей нет',
  nobodyYet: 'Пока никого',
  unlikeUsual: 'Не как обычно',
  asUsual: 'Обычные правила',
  youWillPlay: 'Для вас есть место: вы будете играть.',
  allTaken: 'Все места заняты: вы будете смотреть.',
  hasBegun: 'Партия уже идёт: вы будете смотреть.',
  mayNotWatch: 'Партия уже идёт, а смотреть за этим столом нельзя.',
  onlyHere:
    'Эту страницу можно открыть только на этом компьютере: у сервера нет адреса в вашей сети. С телефонов и других компьютеров не войти.',
  addressUnknown:
    'По адресу «localhost» другим не войти, а лучшего сервер не знает. Откройте эту страницу по адресу этого компьютера в сети или запустите сервер с --public-url.',
  otherAddresses: 'Если не открывается:',
  hasLeft: (name) => `${name} покидает стол.`,
  wantsAgain: (names, n) => `${names} ${n === 1 ? 'хочет' : 'хотят'} сыграть ещё`,
};
