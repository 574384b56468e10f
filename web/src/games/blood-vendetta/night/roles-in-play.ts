import {
  ALL_ROLES,
  MODAL_VARGS,
  PLAIN_VARG,
  ROLES,
  type Role,
  roleName,
  SIDES,
  type View,
} from '@duskhall/blood-vendetta';
import type { RoleText, Words } from '@duskhall/blood-vendetta/texts/catalogue.ts';

export interface SetLine {
  /** Whose portrait stands for it; -1: nobody's, it may be one of several. */
  role: Role;
  name: string;
  text: string;
  count: number;
}
export interface SetSide {
  side: (typeof SIDES)[number];
  count: number;
  lines: readonly SetLine[];
}

/** VN-3.6: what the table was told of the role set, by side. */
export function setOf({ composition }: View, words: Words): SetSide[] {
  const { counts, lords, shifters, sides, powers } = composition;
  const shownAs = (role: Role): Role =>
    MODAL_VARGS.includes(role) && ((powers >> role) & 1) === 0 ? PLAIN_VARG : role;
  const textOf = (role: Role): RoleText => (role === PLAIN_VARG ? words.plainVarg : words.roles[roleName(role)]);
  return SIDES.map((side, place) => {
    const lines = new Map<string, SetLine>();
    const add = (role: Role, name: string, text: string, count: number) =>
      count > 0 && lines.set(name, { role, name, text, count: (lines.get(name)?.count ?? 0) + count });
    if (side === 'vampires') add(-1, words.aLord, '', lords);
    if (side === 'loner') add(-1, words.aShapeshifter, '', shifters);
    for (const role of ALL_ROLES)
      if (ROLES[role]!.side === place) {
        const { name, text } = textOf(shownAs(role));
        add(shownAs(role), name, text, counts[role]!);
      }
    return { side, count: sides[place]!, lines: [...lines.values()] };
  }).filter(({ count }) => count > 0);
}
