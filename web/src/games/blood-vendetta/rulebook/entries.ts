import {
  ALL_ROLES,
  type BloodVendetta,
  HUNTER_TYPE,
  MODAL_VARGS,
  PLAIN_VARG,
  ROLES,
  type Role,
  roleName,
  SIDES,
  SLY_VARG,
  SPECIAL_HUNTER,
} from '@duskhall/blood-vendetta';
import { typeIn } from '@duskhall/blood-vendetta/texts/name-of.ts';
import type { Locale } from '@duskhall/kernel';
import { drawing, type Entry, type EntryGroup, type Rulebook } from '../../../rulebook.ts';
import { SPOKEN, type Spoken } from '../words.ts';
import { entryOf } from './in-play.ts';
import { byRule } from './order.ts';
import { callLines, phoneLines } from './phone-lines.ts';
import RolePicture from './RolePicture.svelte';
import { blockersOf, hasPower, isNeverBlocked, isSungFor, killersOf, shownType } from './threats.ts';
import { RULEBOOK } from './words.ts';

const TYPE_OF_VARG = ROLES[SLY_VARG]!.type;

function shownText({ words }: Spoken, locale: Locale, role: Role): string {
  const t = RULEBOOK[locale];
  const type = typeIn(words, shownType(role));
  if (ROLES[role]!.type === SPECIAL_HUNTER) return t.withVargs(type, typeIn(words, HUNTER_TYPE));
  return role === SLY_VARG ? t.withoutPower(type, typeIn(words, TYPE_OF_VARG)) : type;
}

/** Those who can kill it, then those who can take its power away, after what it has to look out for. */
function fearsText({ words, board }: Spoken, locale: Locale, role: Role): string {
  const t = RULEBOOK[locale];
  const song = isSungFor(role) ? [words.roles.banshee.name] : [];
  const deadly = [...killersOf(role).map((source) => board.sources[source]), ...song, t.execution];
  const blockers = blockersOf(role).map((blocker) => words.roles[roleName(blocker)].name);
  return [
    t.fears[ROLES[role]!.name as keyof typeof t.fears],
    t.deadly(deadly.join(', ')),
    ...(hasPower(role) && blockers.length > 0 ? [t.stilledBy(blockers.join(', '))] : []),
    ...(isNeverBlocked(role) ? [t.neverStilled] : []),
  ].join('\n');
}

function entryFor(spoken: Spoken, locale: Locale, role: Role): Entry {
  const { words } = spoken;
  const { facts } = RULEBOOK[locale];
  const { rule, copies } = ROLES[role]!;
  const { name, text, more } = role === PLAIN_VARG ? words.plainVarg : words.roles[roleName(role)];
  const call = callLines(words, RULEBOOK[locale], role);
  return {
    id: entryOf(role),
    name,
    rule,
    text: `${text} ${more}`,
    picture: drawing(RolePicture, { role }),
    isLong: true,
    facts: [
      [facts.shown, shownText(spoken, locale, role)],
      ...(copies > 1 ? [[facts.cards, String(copies)] as const] : []),
      ...(call.length > 0 ? [[facts.call, call.join('\n')] as const] : []),
      [facts.phone, phoneLines(words, RULEBOOK[locale], role).join('\n')],
      [facts.fears, fearsText(spoken, locale, role)],
    ],
  };
}

/** All roles by side, in the order of the rules; last, what some vargs may be instead. */
export const entries: Rulebook<BloodVendetta>['entries'] = (_, locale): EntryGroup[] => {
  const spoken = SPOKEN[locale];
  return SIDES.map((side, place) => ({
    title: spoken.words.sides[side].name,
    entries: [...ALL_ROLES, ...(MODAL_VARGS.length > 0 ? [PLAIN_VARG] : [])]
      .filter((role) => ROLES[role]!.side === place)
      .sort(byRule)
      .map((role) => entryFor(spoken, locale, role)),
  }));
};
