import {
  type Fact,
  type Hunt,
  MODAL_VARGS,
  NEWLY_TURNED,
  type Phase,
  phaseOf,
  ROLES,
  type Role,
  roleName,
  SIDES,
  type View,
} from '@duskhall/blood-vendetta';
import type { Words } from '@duskhall/blood-vendetta/texts/catalogue.ts';
import { goalIn } from '@duskhall/blood-vendetta/texts/name-of.ts';

/** What a seat knows that others do not, for the covered card. */
export interface Knowledge {
  role: string;
  side: string;
  goal: string;
  text: string;
  /** The lists and marks of the Introduction Day. */
  clan: readonly string[];
  /** Everything learned, the latest first. */
  learned: readonly string[];
}

/** VN-2.3.1: a varg may be without the power of its card. */
export const isPlain = ({ composition }: View, role: Role): boolean =>
  MODAL_VARGS.includes(role) && ((composition.powers >> role) & 1) === 0;

/** Facts that tell nothing new are left out. */
const isNews = ({ about }: Fact): boolean => about !== 'noTarget' && about !== 'warned';

function clanOf({ shown, role }: View, words: Words, names: readonly string[]): string[] {
  const lists = (['meet-vargs', 'meet-varg-leader', 'meet-hunters', 'meet-leader'] as const).flatMap((call) => {
    const seats = shown[call].map((seat) => names[seat]!);
    return seats.length === 0 ? [] : [words.lists[call](words.list(seats))];
  });
  return role === NEWLY_TURNED ? [words.mask, ...lists] : lists;
}

const huntText = ({ clan, victim }: Hunt, words: Words, names: readonly string[]): string =>
  victim < 0 ? words.struckNobody(clan) : words.struck(clan, names[victim]!);

export function knowledgeOf(view: View, words: Words, names: readonly string[]): Knowledge {
  const { role, viewer, facts, hunts } = view;
  if (role < 0) return { role: '', side: '', goal: '', text: '', clan: [], learned: [] };
  const { name, text } = isPlain(view, role) ? words.plainVarg : words.roles[roleName(role)];
  const side = SIDES[ROLES[role]!.side]!;
  const at = (phase: Phase, cycle: number, told: string) => ({
    order: cycle * 10 + ['dawn', 'day', 'sunset'].indexOf(phase),
    line: `${words.when(phase, cycle)}${words.colon}${told}`,
  });
  const lines = [
    ...facts
      .filter((fact) => fact.seat === viewer && isNews(fact))
      .map((fact) => at(phaseOf(fact.call), fact.cycle, words.card(fact, names))),
    ...hunts.filter(({ votes }) => votes.length > 0).map((hunt) => at('day', hunt.cycle, huntText(hunt, words, names))),
  ];
  return {
    role: name,
    side: words.sides[side].name,
    goal: goalIn(words, view, side),
    text,
    clan: clanOf(view, words, names),
    learned: lines.sort((a, b) => b.order - a.order).map(({ line }) => line),
  };
}
