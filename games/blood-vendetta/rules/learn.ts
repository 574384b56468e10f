import type { Seat } from '@duskhall/kernel';
import type { About } from '../events.ts';
import type { Call } from '../roles/table.ts';
import type { State } from '../state/index.ts';

interface Details {
  target?: Seat;
  other?: Seat;
  value?: number;
}
/** Tells one seat a fact in private and records it as known to that seat. */
export function learn(s: State, seat: Seat, call: Call, about: About, details: Details = {}): void {
  const { target = -1, other = -1, value = -1 } = details;
  const fact = { seat, cycle: s.cycle, call, about, target, other, value };
  s.facts = [...s.facts, fact];
  s.table.log?.push({ type: 'learned', fact });
}
