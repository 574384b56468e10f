import { BadInput, type Seat } from '@duskhall/kernel';
import type { Options } from '../options.ts';
import { errorsIn, type SetFault } from '../roles/check-set.ts';
import {
  BANSHEE,
  BEAUTY,
  GHOUL,
  HUNTERS,
  MODAL_VARGS,
  NEWLY_TURNED,
  PARALYZING_VARG,
  ROLES,
  type Role,
  roleName,
} from '../roles/table.ts';
import type { Position } from './position.ts';
import { nameOf } from './read.ts';

/** Checks that one box holds these cards. Fairness rules bind only a deal, not a position set up by hand. */
const NEVER: readonly SetFault[] = ['too-many-copies', 'two-lords', 'two-shapeshifters'];

export function checkCards(roles: readonly Role[], rules: number): void {
  const counts = ROLES.map((_, role) => roles.filter((own) => own === role).length);
  const never = rules > 1 ? NEVER : NEVER.slice(0, 2);
  const wrong = errorsIn({ counts, powers: 0 }, roles.length).find(({ code }) => never.includes(code));
  if (wrong === undefined) return;
  const { code, rule } = wrong;
  throw new BadInput(`these cards are not to be had together: ${code} (${rule})`, { code: 'bad-set', rule });
}

type Wrong = [sentence: string, rule: string] | null;

/** Refuses a position that no game can reach, and says why. */
export function checkPosition(p: Position, options: Options): void {
  const wrong =
    checkStep(p, options) ??
    checkDead(p) ??
    checkPlain(p) ??
    checkQuiet(p, options) ??
    checkLives(p) ??
    checkMarks(p) ??
    checkLast(p) ??
    checkDouble(p);
  if (wrong !== null) throw new BadInput(`${wrong[0]} (${wrong[1]})`, { rule: wrong[1] });
}

const twice = <T>(items: readonly T[]): T | undefined => items.find((one, place) => items.indexOf(one) < place);
const isBefore = ({ step }: Position): boolean => step === 'roles' || step === 'intro';
/** No power was used before the first cycle. */
const isFirst = ({ isDated, cycle }: Position): boolean => isDated && cycle === 0;
const isHeld = ({ roles, plain }: Position, role: Role): boolean => roles.includes(role) && !plain.includes(role);

function checkStep({ step, cycle }: Position, { moderator, cards }: Options): Wrong {
  if (step === 'roles' && cycle > 0)
    return [`step: "roles" comes before everything, not after cycle ${cycle}`, 'VN-3.5'];
  if (step === 'roles' && cards === 'printed')
    return ['step: with printed cards nobody is shown a role; begin with "intro"', 'VN-4.11.7'];
  if (step === 'intro' && cycle > 0 && !(moderator === 'temporary' && cycle === 1))
    return [`step: there is no Introduction Day in cycle ${cycle}`, 'VN-4.0.1'];
  return null;
}

function checkDead(p: Position): Wrong {
  const again = twice(p.dead);
  if (again !== undefined) return [`dead: ${nameOf(again)} is named twice`, 'VN-4.0.2'];
  if (p.dead.length > 0 && isBefore(p) && p.cycle === 0) return ['dead: nobody dies before Night 0', 'VN-4.2.1'];
  return null;
}

function checkPlain({ plain, roles }: Position): Wrong {
  const again = twice(plain);
  if (again !== undefined) return [`plain: "${roleName(again)}" is named twice`, 'VN-2.3.1'];
  const fixed = plain.find((role) => !MODAL_VARGS.includes(role));
  if (fixed !== undefined) return [`plain: "${roleName(fixed)}" has no plain mode`, 'VN-2.3.1'];
  const absent = plain.find((role) => !roles.includes(role));
  return absent === undefined ? null : [`plain: nobody holds "${roleName(absent)}"`, 'VN-2.3.1'];
}

function checkQuiet({ quiet, step, cycle, isDated }: Position, { stalemateCycles }: Options): Wrong {
  const over = step === 'dawn' ? cycle : Math.max(0, cycle - 1);
  if (isDated && quiet > over) return [`quiet: only ${over} cycles are over, not ${quiet}`, 'VN-6.5.1'];
  const most = step === 'dawn' ? stalemateCycles : stalemateCycles - 1;
  if (stalemateCycles === 0 || quiet <= most) return null;
  return [`quiet: the game was over after ${stalemateCycles} quiet cycles`, 'VN-6.5.1'];
}

function checkLives(p: Position): Wrong {
  const { lives, roles, dead } = p;
  if (lives < 0) return null;
  if (!roles.includes(GHOUL)) return ['lives: nobody holds the Ghoul', 'VN-5.10.1'];
  if (lives === 0 && !dead.includes(roles.indexOf(GHOUL)))
    return ['lives: a Ghoul without a life is dead', 'VN-5.10.1'];
  return lives < 2 && (isFirst(p) || isBefore(p)) ? ['lives: nobody was attacked before cycle 1', 'VN-5.10.1'] : null;
}

/** Checks who is doomed, charmed or paralysed, and by whom. */
function checkMarks(p: Position): Wrong {
  const marks: [part: string, seat: Seat, by: Role, rule: string, mayBeDead: boolean][] = [
    ['doomed', p.doomed, BANSHEE, 'VN-5.13', false],
    ['charmed', p.charmed, BEAUTY, 'VN-5.17.1', p.step === 'dawn'],
    ['paralysed', p.paralysed, PARALYZING_VARG, 'VN-5.23.1', p.step === 'dawn'],
  ];
  for (const [part, seat, by, rule, mayBeDead] of marks) {
    if (seat < 0) continue;
    if (!isHeld(p, by)) return [`${part}: nobody has the power of "${roleName(by)}"`, rule];
    if (isBefore(p) || isFirst(p)) return [`${part}: no power is used before cycle 1`, rule];
    if (!mayBeDead && p.dead.includes(seat)) return [`${part}: ${nameOf(seat)} is dead`, rule];
    if (p.roles[seat] === by && !ROLES[by]!.maySelf)
      return [`${part}: ${nameOf(seat)} did not choose itself`, 'VN-4.1.10'];
    const [, used = seat] = p.last.find(([role]) => role === by) ?? [];
    if (used !== seat) return [`${part}: ${nameOf(seat)}, but "last" says ${nameOf(used)}`, rule];
  }
  return null;
}

function checkLast(p: Position): Wrong {
  for (const [role, seat] of p.last) {
    const { name, hasTarget, maySelf } = ROLES[role]!;
    if (!hasTarget) return [`last: "${name}" chooses nobody`, 'VN-4.1.8'];
    if (!isHeld(p, role)) return [`last: nobody has the power of "${name}"`, 'VN-4.1.8'];
    if (isBefore(p) || isFirst(p)) return ['last: no power is used before cycle 1', 'VN-4.1.8'];
    if (p.roles[seat] === role && !maySelf) return [`last: "${name}" does not choose itself`, 'VN-4.1.10'];
  }
  return null;
}

function checkDouble(p: Position): Wrong {
  if (!p.isDouble) return null;
  if (!p.dead.includes(p.roles.indexOf(NEWLY_TURNED))) return ['double: no Newly-Turned has died', 'VN-5.5.4'];
  if (isBefore(p) || isFirst(p)) return ['double: nobody strikes before cycle 1', 'VN-5.5.4'];
  const isHunter = (role: Role, seat: Seat) => ROLES[role]!.side === HUNTERS && !p.dead.includes(seat);
  return p.roles.some(isHunter) ? null : ['double: no hunter is left to strike', 'VN-4.6.8'];
}
