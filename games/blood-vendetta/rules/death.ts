import { end, release, type Seat, seal } from '@duskhall/kernel';
import type { Cause, Ending, Opened } from '../events.ts';
import { HUNTERS, KITSUNE, MODAL_VARGS, PLAIN_VARG, ROLES, type Role } from '../roles/table.ts';
import { type Composition, isPower, type State } from '../state/index.ts';
import { holder, livesOfSide } from './people.ts';
import { trueType } from './shown-type.ts';
import { endingNow } from './win.ts';

/** VN-2.3.1: the role a card is shown as; a varg without its power is a plain varg. */
export const faceOf = (s: { composition: Composition }, role: Role): Role =>
  MODAL_VARGS.includes(role) && !isPower(s, role) ? PLAIN_VARG : role;

/** VN-4.7.5: what the table is shown of a dead player. */
function shownOf(s: State, seat: Seat): number {
  const role = s.roles[seat]!;
  if (role < 0) return -1;
  switch (s.options.revealOnDeath) {
    case 'role':
      return faceOf(s, role);
    case 'type':
      return trueType(s, role);
    case 'side':
      return ROLES[role]!.side;
    default:
      return -1;
  }
}

export function die(s: State, seat: Seat, cause: Cause, isKitsunes = false): void {
  release(s, seat);
  s.isAlive[seat] = false;
  s.diedIn[seat] = s.cycle;
  s.isLeaving[seat] = false;
  const death = { seat, cycle: s.cycle, cause, shows: s.options.revealOnDeath, shown: shownOf(s, seat), isKitsunes };
  s.deaths = [...s.deaths, death];
  s.table.log?.push({ type: 'died', death });
  if (s.options.ghostView === 'full') showAll(s, seat);
  seal(s);
}

/** VN-4.9.4: everything hidden from the living, except their harmless answers. */
export const openedOf = (s: State): Opened => ({
  roles: s.roles.slice(),
  used: s.used.slice(),
  before: s.before.slice(),
  isHost: s.isHost,
  tricks: s.tricks,
  princeWard: s.princeWard,
  attacks: s.attacks,
  isSacrificed: s.isSacrificed,
  brideKnows: s.brideKnows,
  ghoulLives: s.ghoulLives,
});
export function showAll(s: State, seat: Seat): void {
  s.table.log?.push({ type: 'sawAll', seat, opened: openedOf(s), facts: s.facts, hunts: s.hunts });
}

/** VN-4.6.8, VN-5.19.2: the Kitsune awakens for good when no hunter lives. Succession needs no action (VN-4.7.4). */
export function awaken(s: State): void {
  if (s.isKitsuneAwake || holder(s, KITSUNE) < 0 || livesOfSide(s, HUNTERS)) return;
  s.isKitsuneAwake = true;
  s.table.log?.push({ type: 'kitsuneAwoke' });
}

/** VN-4.0.4: whether this ends the game. */
export function checkWin(s: State): boolean {
  const ending = endingNow(s);
  if (ending !== '') finish(s, ending);
  return ending !== '';
}

export function finish(s: State, ending: Ending): void {
  s.ending = ending;
  s.table.log?.push({ type: 'ended', ending });
  end(s);
}
