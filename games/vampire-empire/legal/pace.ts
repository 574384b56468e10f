import type { Pace } from '@duskhall/kernel';
import { pendingDecision } from '../rules/plan.ts';
import type { State } from '../state/index.ts';

/** Seconds for a card or a pass, and for a choice of several cards. */
const RESPONSE: Pace = { seconds: 3, upTo: 7 };
const BATCH: Pace = { seconds: 5, upTo: 12 };

/** VE-8.4, `auto-pass`: a pass is published only after a wait that does not depend on the hand. */
export function pace(s: State): Pace | null {
  if (!s.table.isHeld) return null;
  const decision = pendingDecision(s, s.table.stack[s.table.stack.length - 1])?.decision;
  return decision === 'lay' || decision === 'follow' ? BATCH : RESPONSE;
}
