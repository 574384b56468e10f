import type { Locale } from '@duskhall/kernel';

/** Everybody who plays is asked. */
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

/** Who leads from now on; an empty name: the software. */
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
