import {
  type BloodVendetta,
  bloodVendetta,
  isPlain,
  PLAIN_VARG,
  POINTS,
  PRESETS,
  ROLES,
  type Role,
  type RoleSet,
  roleName,
  SIDES,
  votesNeeded,
} from '@duskhall/blood-vendetta';
import type { Words } from '@duskhall/blood-vendetta/texts/catalogue.ts';
import type { Rulebook } from '../../../rulebook.ts';
import { SPOKEN } from '../words.ts';
import { byRule } from './order.ts';
import { RULEBOOK } from './words.ts';

const { min, max } = bloodVendetta.seats;
const PLAYERS = Array.from({ length: max - min + 1 }, (_, more) => min + more);
const sideSize = ({ counts }: RoleSet, side: number): number =>
  counts.reduce((sum, count, role) => sum + (ROLES[role]!.side === side ? count : 0), 0);

/** A set in words, a line for each side. */
function setText(words: Words, set: RoleSet): string {
  const cast = new Map<Role, number>();
  set.counts.forEach((count, role) => {
    const shown = isPlain(set, role) ? PLAIN_VARG : role;
    if (count > 0) cast.set(shown, (cast.get(shown) ?? 0) + count);
  });
  const nameOf = (role: Role) => (role === PLAIN_VARG ? words.plainVarg : words.roles[roleName(role)]).name;
  const text = ([role, count]: [Role, number]) => `${count > 1 ? `${count}\u00a0×\u00a0` : ''}${nameOf(role)}`;
  const rows = [...cast].sort(([a], [b]) => byRule(a, b));
  return SIDES.map((_, side) =>
    rows
      .filter(([role]) => ROLES[role]!.side === side)
      .map(text)
      .join(', '),
  )
    .filter((part) => part !== '')
    .join('\n');
}

const isTimer = (name: string): boolean => /Seconds/.test(name);

export const numbers: Rulebook<BloodVendetta>['numbers'] = {
  'VN-2': (locale) => ({
    caption: RULEBOOK[locale].tables.sides,
    rows: [
      [RULEBOOK[locale].tables.players, ...SIDES.map((side) => SPOKEN[locale].words.sides[side].name)],
      ...PLAYERS.map((players) => [
        players,
        ...SIDES.map((_, side) => sideSize(PRESETS.standard[players]!, side) || '–'),
      ]),
    ],
  }),
  'VN-2.7': (locale) => {
    const { words } = SPOKEN[locale];
    const { standard, advanced } = words.options.set.values;
    return {
      caption: RULEBOOK[locale].tables.sets,
      rows: [
        [
          RULEBOOK[locale].tables.players,
          ...[standard, advanced].map((set) => set.charAt(0).toLocaleUpperCase(locale) + set.slice(1)),
        ],
        ...PLAYERS.map((players) => {
          const sets = [PRESETS.standard[players]!, PRESETS.advanced[players]!].map((set) => setText(words, set));
          return [players, sets[0]!, sets[1] === sets[0] ? '–' : sets[1]!];
        }),
      ],
    };
  },
  'VN-4.8': (locale) => {
    const { votes, voters, needed } = RULEBOOK[locale].tables;
    // Two numbers of voters at a time need the same votes.
    const pairs = Array.from({ length: max / 2 }, (_, more) => 2 * (more + 1));
    return {
      caption: votes,
      rows: [[voters, needed], ...pairs.map((even) => [even < max ? `${even}–${even + 1}` : even, votesNeeded(even)])],
    };
  },
  'VN-4.12': (locale) => {
    const { timers, timer, seconds } = RULEBOOK[locale].tables;
    const { options } = SPOKEN[locale].words;
    return {
      caption: timers,
      rows: [
        [timer, seconds],
        ...Object.entries(bloodVendetta.options).flatMap(([name, { fallback }]) =>
          isTimer(name) ? [[options[name as keyof typeof options].name, fallback]] : [],
        ),
      ],
    };
  },
  'VN-6.7': (locale) => {
    const { points, side, pointsEach } = RULEBOOK[locale].tables;
    return {
      caption: points,
      rows: [
        [side, pointsEach],
        ...SIDES.map((name, place) => [SPOKEN[locale].words.sides[name].name, POINTS[place]!]),
      ],
    };
  },
};
