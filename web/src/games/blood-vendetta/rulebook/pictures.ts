import {
  ALL_ROLES,
  type BloodVendetta,
  BRIDE,
  HUNTER,
  KING,
  LEADER,
  LORDS,
  NEWLY_TURNED,
  PRESETS,
  PRINCE,
  ROLES,
  type Role,
  SHIFTERS,
  SIDES,
  TYPES,
  VAMPIRE,
  VARG_LEADER,
} from '@duskhall/blood-vendetta';
import type { RulebookWords } from '@duskhall/blood-vendetta/texts/en/rulebook.ts';
import type { Locale } from '@duskhall/kernel';
import type { ComponentProps } from 'svelte';
import { drawing, type Picture } from '../../../rulebook.ts';
import type { Spoken } from '../words.ts';
import Cast from './Cast.svelte';
import LastTwo from './LastTwo.svelte';
import { byRule } from './order.ts';
import { COURSE_SCENES, NIGHT_SCENES, ROLE_SCENES } from './scenes.ts';
import { shownType } from './threats.ts';
import { RULEBOOK } from './words.ts';

const bySide = (roles: readonly Role[], countOf: (role: Role) => number) =>
  SIDES.map((side, place) => ({
    title: ({ words }: Spoken) => words.sides[side].name,
    cast: roles
      .toSorted(byRule)
      .flatMap((role): [Role, number][] =>
        ROLES[role]!.side === place && countOf(role) > 0 ? [[role, countOf(role)]] : [],
      ),
  })).filter(({ cast }) => cast.length > 0);
/** What a check shows, disguises included. */
const byType = TYPES.map((type, place) => ({
  title: ({ words }: Spoken) => words.types[type],
  cast: ALL_ROLES.filter((role) => shownType(role) === place)
    .sort(byRule)
    .map((role): [Role, number] => [role, 1]),
}));
const legal =
  (rule: keyof RulebookWords['legal']) =>
  (_: Spoken, locale: Locale): string =>
    RULEBOOK[locale].legal[rule];
/** What goes together, and what does not. */
const LEGAL: ComponentProps<typeof Cast>['rows'] = [
  { title: legal('most'), cast: [VAMPIRE, HUNTER].map((role) => [role, ROLES[role]!.copies] as const) },
  { title: legal('oneLord'), cast: [[KING, 1] as const, [PRINCE, 1] as const] },
  { title: legal('oneShifter'), cast: SHIFTERS.map((role) => [role, 1] as const) },
  { title: legal('leaders'), cast: [[LEADER, 1] as const, [VARG_LEADER, 1] as const] },
  { title: legal('bride'), cast: [BRIDE, ...LORDS].map((role) => [role, 1] as const) },
  { title: legal('turned'), cast: [[NEWLY_TURNED, 1] as const, [HUNTER, 2] as const] },
];
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
  'VN-2.6': drawing(Cast, { rows: LEGAL }),
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
