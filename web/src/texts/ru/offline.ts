import { counter } from '@duskhall/kernel';
import type { offline as English } from '../en/offline.ts';

const count = counter('ru');

export const offline: typeof English = {
  opponents: 'Соперники',
  isOffline: 'Нет связи с сервером.',
  isOfflineHelp: 'Можно играть с ботами здесь, на этом устройстве. Столы с другими вернутся вместе со связью.',
  notOnDevice: 'Этой партии нет на устройстве, или она начата по другим правилам.',
  inAnotherTab: 'Эта партия открыта в другой вкладке',
  nothingIsLost: 'Она продолжается там, ничего не потеряно.',
  playInThisTab: 'Играть в этой вкладке',
  onOtherDevice: 'Эта партия идёт на другом устройстве',
  playOnThisDevice: 'Играть на этом устройстве',
  fromOtherDevice: 'на другом устройстве',
  onThisDevice: 'на этом устройстве',
  leaveDeviceHelp: 'Партия ждёт вас здесь, а с профилем — и на других ваших устройствах.',
  throughEyes: 'Глазами игрока',
  eyesOfWatcher: 'зритель',
  handRound: 'Один телефон на всех',
  handRoundHelp:
    'Телефон ходит по кругу: каждый держит его одинаково долго и делает одинаковые шаги, между ними экран закрыт. Ночью он лежит посередине.',
  handRoundSecrets: 'Все тайны лежат на этом устройстве: в его память заглядывать нельзя.',
  playersHere: (n: number) => count(n, { one: 'игрок', few: 'игрока', many: 'игроков' }),
  nameOf: (n: number) => `Имя игрока ${n}`,
  sameName: 'У каждого должно быть своё имя.',
  addPlayer: 'Добавить игрока',
  addBotPlayer: 'Добавить бота',
  handStart: 'Раздать и начать',
  giveTo: (name: string) => `Передайте телефон: ${name}`,
  giveHelp: 'Остальные не смотрят. Нажмите и держите, когда телефон у вас в руках.',
  holdToGoOn: 'Нажмите и держите',
  layDown: 'Положите телефон на середину стола',
  layDownHelp: 'Теперь могут смотреть все.',
  everybodyLooks: 'Все смотрят',
  botsChoose: 'Телефон немного отдыхает.',
  handedSays: 'Что известно всем',
  handNext: 'Пустить телефон по кругу',
};
