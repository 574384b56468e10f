import {
  BANSHEE,
  BEAUTY,
  BLOCKERS,
  BRIDE,
  KING,
  KITSUNE,
  LAMIA,
  NOSFERATU,
  PRINCE,
  QUEEN,
  ROLES,
  type Role,
  SPECIAL_VAMPIRE,
  TRICKY_VARG,
  VENGEFUL_VARG,
  type View,
  WEREWOLF,
} from '@duskhall/blood-vendetta';
import type { Seat } from '@duskhall/kernel';

export const DEEDS = ['kill', 'doom', 'still', 'ward', 'check', 'trick', 'visit', 'silence', 'save'] as const;
export type Deed = (typeof DEEDS)[number];

/** Who did what to whom since the last dawn. */
export interface Done {
  by: readonly Seat[];
  /** The clan that acted; empty: somebody alone. */
  clan: 'hunters' | 'vargs' | '';
  deed: Deed;
  at: Seat;
}

/** What powers do to their targets; all others look. */
const DEED_OF = new Map<Role, Deed>([
  ...BLOCKERS.map((role): [Role, Deed] => [role, 'still']),
  ...[NOSFERATU, WEREWOLF, KITSUNE].map((role): [Role, Deed] => [role, 'kill']),
  [LAMIA, 'visit'],
  [TRICKY_VARG, 'trick'],
  [QUEEN, 'ward'],
  [BANSHEE, 'doom'],
  [BEAUTY, 'silence'],
]);

/** VN-4.9.4: what the secret choices of this cycle were, for those who see everything; nothing for anybody else. */
export function deedsIn({ opened: [all], facts, hunts, cycle, phase }: View): Done[] {
  if (all === undefined) return [];
  const { roles, attacks, brideKnows } = all;
  // At nightfall the day is over, and its choices are those before.
  const used = phase === 'night' ? all.before : all.used;
  const told = facts.filter((fact) => fact.cycle === cycle);
  const alone = (role: Role, deed: Deed, at: Seat): Done => ({ by: [roles.indexOf(role)], clan: '', deed, at });
  const hasKilled = (role: Role, at: Seat): boolean =>
    attacks.some(({ source, target }) => source === (role === KING ? 'king' : 'vengeful') && target === at) ||
    told.some(
      ({ seat, about, value }) => roles[seat] === role && about === (role === KING ? 'done' : 'lord') && value === 1,
    );
  const powers = ROLES.flatMap((_, role): Done[] => {
    const at = used[role]!;
    if (at < 0 || !roles.includes(role)) return [];
    const isKill = (role === KING || role === VENGEFUL_VARG) && hasKilled(role, at);
    return [alone(role, isKill ? 'kill' : (DEED_OF.get(role) ?? 'check'), at)];
  });
  const shielded = told
    .filter(({ seat, about, value }) => roles[seat] === PRINCE && about === 'type' && value <= SPECIAL_VAMPIRE)
    .map(({ target }) => alone(PRINCE, 'ward', target));
  const struck = hunts
    .filter((hunt) => hunt.cycle === cycle && hunt.victim >= 0)
    .map(({ clan, victim, votes }): Done => {
      const by = votes.flatMap((vote, seat) => (vote === victim ? seat : []));
      return { by, clan, deed: 'kill', at: victim };
    });
  const saved = told
    .filter(({ about, value }) => about === 'sacrifice' && value === 1)
    .map(() => alone(BRIDE, 'save', brideKnows));
  return [...powers, ...shielded, ...struck, ...saved];
}
