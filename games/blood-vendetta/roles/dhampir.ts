import type { Seat } from '@duskhall/kernel';
import type { Attack } from '../events.ts';
import { attackHits } from '../rules/nightfall.ts';
import { holder, lord, presentAt } from '../rules/people.ts';
import type { State } from '../state/index.ts';
import { BANSHEE, BRIDE } from './table.ts';

/** VN-5.8.2, VN-5.8.4: the attack came to the watched player, whatever its result. */
function concerns(s: State, { source, target, attackers }: Attack, watched: Seat): boolean {
  if (attackers.length === 1 && attackers[0] === watched) return false;
  if (target === watched || (source !== 'vengeful' && presentAt(s, target).includes(watched))) return true;
  if (!s.isSacrificed || watched !== holder(s, BRIDE)) return false;
  const ruler = lord(s);
  return (
    source === 'vengeful' ||
    attackHits({ ...s, attacks: [{ source, target, attackers }] }).some((hit) => hit.victim === ruler)
  );
}

/** VN-5.8.2, VN-5.8.3: the attacker the Dhampir sees at a house; -1: none. */
export function attackerSeen(s: State, dhampir: Seat, watched: Seat): Seat {
  const attack = s.attacks.find((one) => concerns(s, one, watched));
  if (attack === undefined) return s.used[BANSHEE] === watched ? holder(s, BANSHEE) : -1;
  const { attackers } = attack;
  if (attackers.length === 1) return attackers[0]!;
  for (let step = 1; step < s.seats; step++) {
    const seat = (dhampir + step) % s.seats;
    if (attackers.includes(seat)) return seat;
  }
  return -1;
}
