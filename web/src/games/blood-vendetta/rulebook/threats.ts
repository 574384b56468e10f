import {
  ALL_ROLES,
  BANSHEE,
  BLOCKERS,
  GHOUL,
  HUNTERS,
  KITSUNE,
  LEADER,
  LORDS,
  NEWLY_TURNED,
  PRINCE,
  ROLES,
  type Role,
  roleOf,
  SHIFTERS,
  SLY_VARG,
  SOURCES,
  type Type,
  VAMPIRE_TYPE,
  VARG_LEADER,
} from '@duskhall/blood-vendetta';

export type Source = (typeof SOURCES)[number];

/** VN-4.6.3, VN-4.4.9: whose attacks can kill somebody of this role, in a game in which both can be. */
export function killersOf(role: Role): Source[] {
  const { side, name } = ROLES[role]!;
  const mayKill: { readonly [source in Source]: boolean } = {
    // VN-4.4.11: the pack leader decides for the pack, and not against themselves.
    vargs: role !== LEADER && role !== VARG_LEADER,
    hunters: role !== VARG_LEADER,
    // VN-2.6.2: there is one lord only.
    king: role !== PRINCE,
    nosferatu: true,
    vengeful: LORDS.includes(role),
    // VN-2.6.5: there is one lone shapeshifter only.
    werewolf: !SHIFTERS.includes(role),
    // VN-5.19.2: she awakes when no hunter lives.
    kitsune: !SHIFTERS.includes(role) && side !== HUNTERS,
  };
  return SOURCES.filter((source) => mayKill[source] && source !== name);
}

/** VN-5.13.1 */
export const isSungFor = (role: Role): boolean => role !== BANSHEE;

/** VN-4.3.2 to VN-4.3.4: who can take the power of this role away; at dawn only those who act earlier. */
export function blockersOf(role: Role): Role[] {
  if (role === GHOUL || role === NEWLY_TURNED) return [];
  const calledBefore = (blocker: Role) => ALL_ROLES.indexOf(blocker) < ALL_ROLES.indexOf(role);
  return BLOCKERS.filter((blocker) => blocker !== role && (ROLES[role]!.phase !== 'dawn' || calledBefore(blocker)));
}
/** VN-4.3.4 */
export const isNeverBlocked = (role: Role): boolean => role === GHOUL || role === NEWLY_TURNED;
/** VN-5.25.1 */
export const hasPower = (role: Role): boolean => role !== roleOf('vampire');

/** VN-5.0.1: the type that a check shows of this role, if no false trail leads to it. */
export const shownType = (role: Role): Type =>
  role === KITSUNE || role === SLY_VARG ? VAMPIRE_TYPE : ROLES[role]!.type;
