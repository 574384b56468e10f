import { next } from '@duskhall/kernel';
import { bit, has } from '../characters.ts';
import { inOrder } from '../outcome.ts';
import { humanOf, isRevealed, pull, type State, type StepsOf } from '../state/index.ts';
import type { Plan } from '../state/plan.ts';
import { checkConquest, reveal } from './castle.ts';
import { openCombat } from './combat.ts';
import { clearTable, spend } from './piles.ts';
import { announce, carry, decide } from './plan.ts';

/** VE-4.9.3: two holy-water cards reveal one character's identity. */
export function layHolyWater(s: State, { on, batch }: Plan): void {
  s.laid[0] = inOrder(batch);
  s.table.log?.push({ type: 'laidHolyWater', seat: s.turn, character: on, cards: inOrder(batch) });
  spend(s, s.turn, batch, []);
  decide(s, { do: 'water.denied', character: on });
}

export const waterSteps: StepsOf<'water'> = {
  /** VE-4.9.3 (RW-holywater) */
  'water.denied'(s, { character }) {
    if (announce(s, s.vampire).card >= 0) decide(s, { do: 'water.responded', character });
    else next(s, { do: 'water.tell', character });
  },
  /** VE-4.9.4 (RW-denial): unless the denial is cancelled, no one learns anything. */
  'water.responded'(s, { character }) {
    const { card, on } = announce(s, humanOf(s));
    if (card >= 0) {
      s.table.log?.push({ type: 'cancelled', seat: s.vampire, card: on });
      return next(s, { do: 'water.tell', character });
    }
    s.table.log?.push({ type: 'denied', character });
    clearTable(s);
  },
  /** VE-4.9.5, VE-8.5: the game itself announces the truth. */
  'water.tell'(s, { character }) {
    if (!has(s.vampires, character)) {
      s.confirmed |= bit(character);
      s.table.log?.push({ type: 'confirmed', character });
      return clearTable(s);
    }
    reveal(s, character);
    checkConquest(s);
    if (s.ending !== '') return;
    const hasFighter = s.castle.some((other) => !isRevealed(s, other));
    if (s.castle.includes(character) && hasFighter) decide(s, { do: 'water.followed', character });
    else clearTable(s);
  },
  /** VE-4.9.6, VE-4.9.7: the follow-up attack; an unused card goes to the moat first. */
  'water.followed'(s) {
    const plan = carry(s, s.turn);
    if (plan.attacker < 0) {
      s.table.log?.push({ type: 'declinedFollowUp', seat: s.turn });
      return clearTable(s);
    }
    if (plan.water >= 0) pull(s.laid[0]!, plan.water);
    clearTable(s);
    openCombat(s, plan);
  },
};
