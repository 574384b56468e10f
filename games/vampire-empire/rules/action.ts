import type { StepsOf } from '../state/index.ts';
import { openCombat } from './combat.ts';
import { layToHide } from './hide.ts';
import { layHolyWater } from './holy-water.ts';
import { spend } from './piles.ts';
import { carry, decide } from './plan.ts';

/** VE-4.7.1, VE-4.7.2, VE-4.11.1: exactly one action; a player who passes discards two cards. */
export const actionSteps: StepsOf<'action'> = {
  'action.decide'(s) {
    decide(s, { do: 'action.decided' });
  },
  'action.decided'(s) {
    const plan = carry(s, s.turn);
    switch (plan.action) {
      case 'hide':
        return layToHide(s, plan);
      case 'holy-water':
        return layHolyWater(s, plan);
      case 'combat':
        return openCombat(s, plan);
      default:
        s.table.log?.push({ type: 'chosePass', seat: s.turn });
        spend(s, s.turn, [], plan.pay, 'pass');
    }
  },
};
