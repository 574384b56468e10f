import {
  BANSHEE,
  BEAUTY,
  BLOCKERS,
  BRIDE,
  LAMIA,
  PRINCE,
  QUEEN,
  ROLES,
  type Role,
  TRICKY_VARG,
  type View,
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

/** What a power does to its target; everything else is a look. */
function deedOf(role: Role): Deed {
  if (BLOCKERS.includes(role)) return 'still';
  const others: { readonly [role: Role]: Deed } = {
    [LAMIA]: 'visit',
    [TRICKY_VARG]: 'trick',
    [QUEEN]: 'ward',
    [BANSHEE]: 'doom',
    [BEAUTY]: 'silence',
  };
  return others[role] ?? 'check';
}

/** VN-4.9.4: what the secret choices of this cycle were, for those who see everything; nothing for anybody else. */
export function deedsIn({ opened: [all] }: View): Done[] {
  if (all === undefined) return [];
  const { roles, used, attacks, princeWard, isSacrificed, brideKnows } = all;
  const own = ROLES.flatMap((_, role): Done[] => {
    const [by, at] = [roles.indexOf(role), used[role]!];
    const isAttack = attacks.some((attack) => attack.target === at && attack.attackers.includes(by));
    return by < 0 || at < 0 || isAttack ? [] : [{ by: [by], clan: '', deed: deedOf(role), at }];
  });
  const struck = attacks.map(({ source, target, attackers }): Done => {
    const clan = source === 'hunters' || source === 'vargs' ? source : '';
    return { by: attackers, clan, deed: 'kill', at: target };
  });
  const prince: Done[] =
    princeWard < 0 ? [] : [{ by: [roles.indexOf(PRINCE)], clan: '', deed: 'ward', at: princeWard }];
  const bride: Done[] = isSacrificed ? [{ by: [roles.indexOf(BRIDE)], clan: '', deed: 'save', at: brideKnows }] : [];
  return [...own, ...prince, ...struck, ...bride];
}
