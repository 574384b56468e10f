import type { Locale } from '@duskhall/kernel';
import type { CalledOff } from '../storage/storage.ts';

/** Asks all players whether somebody may lead. */
export const mayLead = (name: string): Record<Locale, string> => ({
  en: `${name} is to lead the game and would see everything. All who still play are asked whether they agree.`,
  ru: `Вести игру предлагают участнику ${name}: ему будет видно всё. Согласны ли вы, спрашивают у всех, кто ещё играет.`,
  fr: `On propose que ${name} mène la partie et voie donc tout. Chaque personne encore en jeu doit donner son accord.`,
});
export const leadsNot = (name: string): Record<Locale, string> => ({
  en: `Not everybody has agreed: ${name} does not lead the game.`,
  ru: `Согласились не все: ${name} игру не ведёт.`,
  fr: `Tout le monde n’a pas accepté : ${name} ne mène pas la partie.`,
});

/** Who leads from now on; empty name: the software. */
export const leadsNow = (name: string): Record<Locale, string> =>
  name === ''
    ? {
        en: 'From now on the software leads the game.',
        ru: 'Дальше игру ведёт программа.',
        fr: 'C’est désormais le logiciel qui mène la partie.',
      }
    : {
        en: `From now on ${name} leads the game.`,
        ru: `Дальше игру ведёт ${name}.`,
        fr: `C’est désormais ${name} qui mène la partie.`,
      };

/** Why a deal was called off, and whether somebody could already have known its outcome. */
export function calledOffBy({ why, wasOpen, people }: CalledOff): Record<Locale, string> {
  const names = people.map(({ name }) => name || '…').join(', ');
  const [en, ru, fr] = REASONS[why](names, people.length > 1);
  return {
    en: `The deal was called off: ${en}.${wasOpen ? ' Numbers had already been opened.' : ''}`,
    ru: `Раздача отменена: ${ru}.${wasOpen ? ' Числа уже начали открывать.' : ''}`,
    fr: `La donne est annulée : ${fr}.${wasOpen ? ' Des nombres avaient déjà été révélés.' : ''}`,
  };
}

const REASONS: Record<CalledOff['why'], (names: string, areMany: boolean) => [en: string, ru: string, fr: string]> = {
  silent: (names, areMany) => [
    `no number came from ${names} in time`,
    `вовремя не поступило число (${names})`,
    `${names} n’${areMany ? 'ont' : 'a'} pas donné ${areMany ? 'leur' : 'son'} nombre à temps`,
  ],
  changed: (names) => [
    names === '' ? 'the table was changed' : `${names} changed the table`,
    names === '' ? 'стол изменили' : `стол изменён (${names})`,
    names === '' ? 'la table a été modifiée' : `${names} a modifié la table`,
  ],
  left: (names) => [
    names === '' ? 'a player has left' : `${names} left the seat`,
    names === '' ? 'игрок ушёл' : `место освобождено (${names})`,
    names === '' ? 'quelqu’un est parti' : `${names} a quitté sa place`,
  ],
  unready: (names) => [`${names} was no longer ready`, `готовность снята (${names})`, `${names} n’est plus prêt`],
  server: () => [
    'the server stopped in the middle of it',
    'сервер остановился посреди раздачи',
    'le serveur s’est interrompu en plein milieu',
  ],
};

/** The match at this table could not be loaded. */
export const cannotGoOn: Record<Locale, string> = {
  en: 'The match at this table cannot be loaded. It is kept, and whoever runs this server finds its number in the log. You can play another one.',
  ru: 'Партию за этим столом не удалось загрузить. Она сохранена, и её номер записан в журнале сервера. Можно сыграть новую.',
  fr: 'La partie de cette table n’a pas pu être chargée. Elle est conservée, et son numéro figure dans le journal du serveur. Vous pouvez en jouer une autre.',
};

/** Nobody came back to the match at this table. */
export const givenUp: Record<Locale, string> = {
  en: 'Nobody came back to the match at this table for a long time, so it was ended without a winner. You can play another one.',
  ru: 'К партии за этим столом долго никто не возвращался, поэтому она закончена без победителя. Можно сыграть новую.',
  fr: 'Personne n’est revenu à la partie de cette table depuis longtemps : elle a été close sans vainqueur. Vous pouvez en jouer une autre.',
};
