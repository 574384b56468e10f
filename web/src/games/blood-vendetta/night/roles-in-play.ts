import { ALL_ROLES, MODAL_VARGS, ROLES, roleName, SIDES, type View } from '@duskhall/blood-vendetta';
import type { RoleText, Words } from '@duskhall/blood-vendetta/texts/catalogue.ts';

export interface SetLine {
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
  const textOf = (role: number): RoleText =>
    MODAL_VARGS.includes(role) && ((powers >> role) & 1) === 0 ? words.plainVarg : words.roles[roleName(role)];
  return SIDES.map((side, place) => {
    const lines = new Map<string, SetLine>();
    const add = (name: string, text: string, count: number) =>
      count > 0 && lines.set(name, { name, text, count: (lines.get(name)?.count ?? 0) + count });
    if (side === 'vampires') add(words.aLord, '', lords);
    if (side === 'loner') add(words.aShapeshifter, '', shifters);
    for (const role of ALL_ROLES)
      if (ROLES[role]!.side === place) add(textOf(role).name, textOf(role).text, counts[role]!);
    return { side, count: sides[place]!, lines: [...lines.values()] };
  }).filter(({ count }) => count > 0);
}
