import type { Seat } from '@duskhall/kernel';
import {
  BLOCKERS,
  CLAN_MASK,
  COUNT,
  GHOUL,
  HUNTERS,
  has,
  KING,
  LAMIA,
  NEWLY_TURNED,
  PRINCE,
  ROLES,
  type Role,
  type Side,
  VARGS,
} from '../roles/table.ts';
import type { State } from '../state/index.ts';

/** VN-4.0.3: all of them act, and can be chosen, until Nightfall. */
export function living(s: State): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.seats; seat++) if (s.isAlive[seat]) seats.push(seat);
  return seats;
}
export const othersOf = (s: State, seat: Seat): Seat[] => living(s).filter((other) => other !== seat);
/** VN-4.10.3: the seats that still make choices. */
export function present(s: State): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.seats; seat++) if (s.isAlive[seat] && !s.isLeaving[seat]) seats.push(seat);
  return seats;
}
/** VN-4.10.1: how many windows or votes in a row a seat may miss before it counts as absent. */
export const graceOf = ({ rules, options }: Pick<State, 'rules' | 'options'>): number =>
  rules > 2 ? options.absentAfter : 2;
export const isAbsent = (s: State, seat: Seat): boolean => s.idle[seat]! >= graceOf(s);

/** The living holder of a role; -1 if none. */
export function holder(s: State, role: Role): Seat {
  for (let seat = 0; seat < s.seats; seat++) if (s.roles[seat] === role && s.isAlive[seat]) return seat;
  return -1;
}
export const sideOf = (s: { readonly roles: readonly Role[] }, seat: Seat): Side => ROLES[s.roles[seat]!]?.side ?? -1;
export const isHunter = (s: State, seat: Seat): boolean => sideOf(s, seat) === HUNTERS;
export const isVarg = (s: State, seat: Seat): boolean => sideOf(s, seat) === VARGS;
/** VN-4.2.4, VN-5.5.1: a hunter or the Newly-Turned, who wakes with the hunters. */
export const isClan = (s: State, seat: Seat): boolean => s.roles[seat]! >= 0 && has(CLAN_MASK, s.roles[seat]!);
export const livesOfSide = (s: State, side: Side): boolean => living(s).some((seat) => sideOf(s, seat) === side);
/** VN-2.1.3 */
export const isVargGame = (s: State): boolean => s.composition.sides[VARGS]! > 0;

/** VN-2.1.4, VN-5.3.4: the seat that rules the vampires; the Count only after every other lord. */
export function lord(s: State): Seat {
  const king = holder(s, KING);
  if (king >= 0) return king;
  const prince = holder(s, PRINCE);
  return prince >= 0 ? prince : holder(s, COUNT);
}
/** VN-5.3.2, VN-5.3.5; -1: none. */
export function heir(s: State): Seat {
  const count = holder(s, COUNT);
  return count >= 0 && lord(s) !== count ? count : -1;
}
export const wasAlive = (s: State, seat: Seat, cycle: number): boolean =>
  s.diedIn[seat]! < 0 || s.diedIn[seat]! >= cycle;
/** The lord at the Sunset of a cycle. */
export function lordIn(s: State, cycle: number): Seat {
  const at = (role: Role) => s.roles.findIndex((own, seat) => own === role && wasAlive(s, seat, cycle));
  return [KING, PRINCE, COUNT].map(at).find((seat) => seat >= 0) ?? -1;
}

/**
 * VN-4.3.2, VN-4.3.3, VN-5.12.1, VN-5.14.1: blocked until Nightfall by any blocker so far. Nothing blocks the
 * Newly-Turned and the Ghoul (VN-4.3.4, VN-5.5.2, VN-5.10.3).
 */
export function isBlocked(s: State, seat: Seat): boolean {
  const role = s.roles[seat];
  if (role === NEWLY_TURNED || role === GHOUL) return false;
  for (const blocker of BLOCKERS) if (s.used[blocker] === seat) return true;
  return false;
}
export const mayAct = (s: State, seat: Seat): boolean => seat >= 0 && !s.isLeaving[seat] && !isBlocked(s, seat);

/** VN-4.6.1, VN-5.4.3, VN-5.4.4: the players found at a seat's home. */
export function presentAt(s: State, home: Seat): Seat[] {
  const partner = s.used[LAMIA]!;
  const lamia = partner < 0 ? -1 : holder(s, LAMIA);
  if (lamia < 0 || (home !== lamia && home !== partner)) return [home];
  const host = s.isHost ? lamia : partner;
  return home === host ? [lamia, partner] : [];
}
