import { counter, type Locale } from '@duskhall/kernel';

/** The texts of the pages that the server writes itself. */
export interface PageWords {
  running: string;
  noClient: string;
  inTerminal: string;
  invited: (table: string) => string;
  games: string;
  howToPlay: string;
  tables: string;
  noTables: string;
  players: (min: number, max: number) => string;
  taken: (taken: number, seats: number) => string;
  recover: string;
  recoverHelp: string;
  recoverButton: string;
  recovered: string;
}

const players = {
  en: counter('en'),
  ru: counter('ru'),
  fr: counter('fr'),
};
const range = (min: number, max: number) => (min === max ? '' : `${min}–`);

export const PAGE_WORDS: Record<Locale, PageWords> = {
  en: {
    running: 'The server is running.',
    noClient: 'The page to play on is not here yet. Until then you can play from a terminal:',
    inTerminal: 'Leave out the table to choose one there.',
    invited: (table) => `You are invited to table ${table}.`,
    games: 'Games',
    howToPlay: 'how to play',
    tables: 'Public tables',
    noTables: 'None at the moment.',
    players: (min, max) => range(min, max) + players.en(max, { one: 'player', other: 'players' }),
    taken: (taken, seats) => `${taken} of ${seats} seats taken`,
    recover: 'Your profile on this device',
    recoverHelp: 'The link brings your name and your matches here. It works once.',
    recoverButton: 'Bring them here',
    recovered: 'Done: you are',
  },
  ru: {
    running: 'Сервер работает.',
    noClient: 'Страницы для игры здесь пока нет. До тех пор можно играть из терминала:',
    inTerminal: 'Если не указать стол, его можно выбрать там.',
    invited: (table) => `Вас приглашают за стол ${table}.`,
    games: 'Игры',
    howToPlay: 'как играть',
    tables: 'Открытые столы',
    noTables: 'Сейчас нет ни одного.',
    players: (min, max) => range(min, max) + players.ru(max, { one: 'игрок', few: 'игрока', many: 'игроков' }),
    taken: (taken, seats) => `занято мест: ${taken} из ${seats}`,
    recover: 'Ваш профиль на этом устройстве',
    recoverHelp: 'Ссылка перенесёт сюда ваше имя и ваши партии. Она действует один раз.',
    recoverButton: 'Перенести сюда',
    recovered: 'Готово, ваше имя:',
  },
  fr: {
    running: 'Le serveur est en marche.',
    noClient: 'La page où jouer n’est pas encore là. En attendant, on peut jouer dans un terminal :',
    inTerminal: 'Sans table indiquée, on la choisit là-bas.',
    invited: (table) => `Vous êtes invité à la table ${table}.`,
    games: 'Jeux',
    howToPlay: 'comment jouer',
    tables: 'Tables publiques',
    noTables: 'Aucune pour le moment.',
    players: (min, max) => range(min, max) + players.fr(max, { one: 'joueur', other: 'joueurs' }),
    taken: (taken, seats) => `${taken} places prises sur ${seats}`,
    recover: 'Votre profil sur cet appareil',
    recoverHelp: 'Le lien apporte ici votre nom et vos parties. Il sert une fois.',
    recoverButton: 'Les apporter ici',
    recovered: 'C’est fait : vous êtes',
  },
};
