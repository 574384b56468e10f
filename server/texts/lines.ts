import type { Locale } from '@duskhall/kernel';

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
