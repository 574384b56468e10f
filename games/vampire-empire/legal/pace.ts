import type { Pace } from '@duskhall/kernel';
import { pendingDecision } from '../rules/plan.ts';
import type { State } from '../state/index.ts';

/** Seconds for a card or a pass, and for a choice of several cards. */
const RESPONSE = 8;
const BATCH = 25;

/** VE-8.4, `auto-pass`: a window lasts its time, whatever is held and whenever it is answered. */
export function pace(s: State): Pace | null {
  if (!s.isHeld) return null;
  const decision = pendingDecision(s, s.stack[s.stack.length - 1])?.decision;
  return { seconds: decision === 'lay' || decision === 'follow' ? BATCH : RESPONSE };
}
