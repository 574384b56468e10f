import type { Seat } from '@duskhall/kernel';
import { HERBALIST, REGENERATION } from '../../cards/kinds.ts';
import { has } from '../../characters.ts';
import { ATTACK } from '../../frames.ts';
import { sumOf } from '../../rules/batch.ts';
import { isNight, isRevealed, type State } from '../../state/index.ts';
import { EMPTY_PLAN, type Plan } from '../../state/plan.ts';
import { isActionToCome } from './fight.ts';
import { SUPPORT_COUNT, SUPPORT_PLACES } from './hands.ts';
import { type Part, VAMPIRES } from './part.ts';

/** Night and day, each before the exchange is over, before the action is over, and after it; and what is being settled. */
export const moment: Part = (s, into, at) => {
  const { stack } = s.table;
  const top = stack[stack.length - 1];
  const stage = top?.do === 'exchange.decided' ? 0 : isActionToCome(s) ? 1 : 2;
  into[at + (isNight(s) ? 0 : 3) + stage] = 1;
  const place = at + 6;
  switch (top?.do) {
    case 'water.denied':
    case 'water.responded':
      into[place + (has(s.vampires, top.character) ? 0 : 1)] = 1;
      break;
    case 'water.followed':
      into[place + 2] = 1;
      break;
    case 'hide.responded':
    case 'hide.replaced':
      into[place + 3 + (isRevealed(s, top.character) ? 0 : 1)] = 1;
      break;
    case 'death.healed':
      into[place + 5] = s.hands[1 - s.vampire]!.includes(HERBALIST) ? 1 : 0;
      break;
    case 'death.revived':
      into[place + 6] = s.hands[s.vampire]!.includes(REGENERATION) ? 1 : 0;
      break;
    case 'support.responded':
      into[place + 7 + SUPPORT_PLACES[top.card]!] = 1;
      break;
  }
  plans(s, into, place + 7);
  return place + 7 + SUPPORT_COUNT + 2 * PLAN_SIZE;
};

/** The decisions in the making. */
function plans(s: State, into: Float64Array, at: number): void {
  for (let seat: Seat = 0; seat < 2; seat++) {
    const plan = s.plans[seat]!;
    if (plan === EMPTY_PLAN) continue;
    if (plan.card >= 0) into[at + SUPPORT_PLACES[plan.card]!] = 1;
    tellPlan(s, plan, into, at + SUPPORT_COUNT + (seat === s.vampire ? VAMPIRES : 0) * PLAN_SIZE);
  }
}
const PLAN_SIZE = 16;

function tellPlan(s: State, plan: Plan, into: Float64Array, at: number): void {
  const { batch, pay, store, defender, on } = plan;
  into[at] = batch.length / 4;
  into[at + 1] = pay.length / 4;
  into[at + 2] = store.length / 4;
  into[at + 3] = sumOf(s, batch) / 8;
  into[at + 4] = sumOf(s, pay) / 8;
  into[at + 5] = sumOf(s, store) / 8;
  if (plan.action === 'pass') into[at + 6] = 1;
  if (defender >= 0) {
    const place = at + (has(s.vampires, defender) ? 7 : 9);
    into[place] = 1;
    into[place + 1] = sumOf(s, batch) / 8;
  }
  if (on < 0) return;
  if (plan.action === 'hide' || plan.action === 'holy-water')
    into[at + (isRevealed(s, on) ? 11 : has(s.vampires, on) ? 12 : 13)] = 1;
  else if (plan.as >= 0) into[at + 14 + (has(s.vampires, on) === (plan.as === ATTACK) ? 0 : 1)] = 1;
}
