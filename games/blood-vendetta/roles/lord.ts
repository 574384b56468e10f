import type { Seat } from '@duskhall/kernel';
import { LORD_BLOCKED, LORD_IDLE, LORD_KILLED } from '../events.ts';
import { learn } from '../rules/learn.ts';
import { heir, isBlocked, lord } from '../rules/people.ts';
import { shownType } from '../rules/shown-type.ts';
import type { State } from '../state/index.ts';

const hasKilled = (s: State, me: Seat): boolean =>
  s.attacks.some(({ source, attackers }) => source === 'king' && attackers[0] === me);

/** VN-5.1.2, VN-5.2.1, VN-5.3.1: the lord learns a type, or that he struck. */
export function tellLord(s: State, me: Seat, target: Seat): void {
  if (hasKilled(s, me)) learn(s, me, 'lord', 'done', { target, value: 1 });
  else learn(s, me, 'lord', 'type', { target, value: shownType(s, target, s.cycle) });
}

/** VN-5.1.3, VN-5.3.2, VN-5.3.3, VN-5.3.6: lord and heir learn who the other is; the heir also sees the lord's act. */
export function tellHeir(s: State): void {
  const [me, ruler] = [heir(s), lord(s)];
  if (me < 0 || s.isLeaving[me]) return;
  if (isBlocked(s, me)) {
    learn(s, me, 'lord', 'blocked');
    return;
  }
  const target = s.used[s.roles[ruler]!]!;
  learn(s, me, 'lord', 'watch', { target, other: ruler, value: deedOf(s, ruler, target) });
  const isSeen = s.facts.some(({ seat, about }) => seat === ruler && about === 'heir');
  if (!isSeen && !s.isLeaving[ruler]) learn(s, ruler, 'lord', 'heir', { target: me });
}

function deedOf(s: State, ruler: Seat, target: Seat): number {
  if (isBlocked(s, ruler)) return LORD_BLOCKED;
  if (target < 0) return LORD_IDLE;
  return hasKilled(s, ruler) ? LORD_KILLED : shownType(s, target, s.cycle);
}
