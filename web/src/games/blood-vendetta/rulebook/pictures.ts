import { ALL_ROLES, type BloodVendetta, PRESETS, ROLES, type Role, SIDES, TYPES } from '@duskhall/blood-vendetta';
import { drawing, type Picture } from '../../../rulebook.ts';
import type { Spoken } from '../words.ts';
import Cast from './Cast.svelte';
import LastTwo from './LastTwo.svelte';
import { COURSE_SCENES, NIGHT_SCENES, ROLE_SCENES } from './scenes.ts';
import { shownType } from './threats.ts';

const bySide = (roles: readonly Role[], countOf: (role: Role) => number) =>
  SIDES.map((side, place) => ({
    title: ({ words }: Spoken) => words.sides[side].name,
    cast: roles.flatMap((role): [Role, number][] =>
      ROLES[role]!.side === place && countOf(role) > 0 ? [[role, countOf(role)]] : [],
    ),
  })).filter(({ cast }) => cast.length > 0);
/** What a check shows, disguises included. */
const byType = TYPES.map((type, place) => ({
  title: ({ words }: Spoken) => words.types[type],
  cast: ALL_ROLES.filter((role) => shownType(role) === place).map((role): [Role, number] => [role, 1]),
}));
const someOf = (...roles: readonly string[]) => ALL_ROLES.filter((role) => roles.includes(ROLES[role]!.name));
const TWELVE = 12;
const ofTwelve = PRESETS.standard[TWELVE]!.counts;

export const pictures: { readonly [rule: string]: Picture<BloodVendetta> } = {
  'VN-1': drawing(Cast, {
    rows: bySide(
      someOf('vampire', 'king', 'queen', 'hunter', 'leader', 'varg-leader', 'sly-varg', 'werewolf'),
      () => 1,
    ),
  }),
  'VN-2': drawing(Cast, { rows: byType }),
  'VN-2.6': drawing(Cast, { rows: bySide(ALL_ROLES, (role) => ROLES[role]!.copies) }),
  'VN-2.7': drawing(Cast, { rows: bySide(ALL_ROLES, (role) => ofTwelve[role]!) }),
  'VN-4': { reason: 'The diagram at the head of the page shows the whole course.' },
  'VN-4.10': { reason: 'Whoever is away is shown like everybody else, so that nothing can be told from it.' },
  'VN-4.12': { reason: 'The table beside it has the usual times.' },
  'VN-6.2': drawing(LastTwo, {
    pairs: [
      ['leader', 'varg-leader'],
      ['queen', 'hunter'],
      ['king', 'hunter'],
      ['lamia', 'werewolf'],
      ['leader', 'sly-varg'],
      ['hunter', 'kitsune'],
      ['hunter', 'werewolf'],
      ['banshee', 'varg-leader'],
    ],
  }),
  'VN-6.7': { reason: 'The table beside it has the points.' },
  'VN-7': { reason: 'When time runs out there is nothing to be seen but the next step.' },
  'VN-9': { reason: 'Rulings are read, and each concerns another rule.' },
  'VN-11': { reason: 'The options are seen where a table is opened.' },
  ...COURSE_SCENES,
  ...NIGHT_SCENES,
  ...ROLE_SCENES,
};
