import { next, type Seat, skip } from '@duskhall/kernel';
import { type Card, SECRET_PASSAGE } from '../cards/kinds.ts';
import { ATTACK, DEFENCE, type Side } from '../frames.ts';
import { inOrder } from '../outcome.ts';
import { humanOf, pull, type State, type StepsOf } from '../state/index.ts';
import type { Plan } from '../state/plan.ts';
import { sumOf } from './batch.ts';
import { clearTable, spend } from './piles.ts';
import { announce, carry, decide } from './plan.ts';

const layerOf = (s: State, side: Side): Seat => (side === ATTACK ? s.turn : 1 - s.turn);

/** VE-4.10.7: the fighters and the first attack batch are declared together. */
export function openCombat(s: State, plan: Plan): void {
  const { attacker, defender, water } = plan;
  s.attacker = attacker;
  s.defender = defender;
  s.round = 1;
  s.table.log?.push({ type: 'attacked', seat: s.turn, attacker, defender });
  layBatch(s, ATTACK, plan, water >= 0 ? [water] : []);
  next(s, { do: 'combat.laid', side: ATTACK }, { do: 'combat.defend' }, { do: 'combat.compare' }, { do: 'combat.end' });
}

/** VE-4.10.14: lays the cards of a finished plan on the table in a fixed order and pays their cost. */
function layBatch(s: State, side: Side, plan: Plan, more: readonly Card[] = []): void {
  const seat = layerOf(s, side);
  const cards = inOrder([...plan.batch, ...more]);
  s.laid[side]!.push(...cards);
  s.fresh = cards.length;
  s.table.log?.push({ type: 'laid', seat, side, cards });
  spend(s, seat, plan.batch, plan.pay);
}

/** VE-4.10.8 to VE-4.10.13 */
export const combatSteps: StepsOf<'combat'> = {
  /** VE-4.10.8, VE-4.13.2: only cards the vampire player lays can be answered. */
  'combat.laid'(s, { side }) {
    if (layerOf(s, side) === s.vampire) decide(s, { do: 'combat.responded', side });
  },
  /** RW-attack, RW-defence */
  'combat.responded'(s, { side }) {
    const { card, on } = announce(s, humanOf(s));
    if (card < 0) return;
    if (card === SECRET_PASSAGE) return skip(s, 'combat.end');
    pull(s.laid[side]!, on);
    s.moats[s.vampire]!.push(on);
    s.table.log?.push({ type: 'cancelled', seat: s.vampire, card: on });
    decide(s, { do: 'combat.supplemented', side });
  },
  /** VE-4.13.3 */
  'combat.supplemented'(s, { side }) {
    layBatch(s, side, carry(s, s.vampire));
    next(s, { do: 'combat.laid', side });
  },
  'combat.defend'(s) {
    decide(s, { do: 'combat.defended' });
  },
  'combat.defended'(s) {
    layBatch(s, DEFENCE, carry(s, 1 - s.turn));
    next(s, { do: 'combat.laid', side: DEFENCE });
  },
  /** VE-4.10.9, VE-4.10.10, VE-4.14.5: markers count only in round 1, and a tie spares the defender (VE-R3). */
  'combat.compare'(s) {
    const isFirst = s.round === 1;
    const attack = sumOf(s, s.laid[ATTACK]!) + (isFirst ? s.attackMarks[s.attacker]! : 0);
    const defence = sumOf(s, s.laid[DEFENCE]!) + (isFirst ? s.defenceMarks[s.defender]! : 0);
    s.table.log?.push({ type: 'compared', round: s.round, attack, defence });
    if (attack > defence) s.dying = s.defender;
    else if (isFirst) decide(s, { do: 'combat.continued' });
  },
  /** VE-4.10.10, VE-4.10.11, VE-4.10.12 (D18): stop, or a second and last round. */
  'combat.continued'(s) {
    const plan = carry(s, s.turn);
    if (plan.batch.length === 0) {
      s.table.log?.push({ type: 'stopped', seat: s.turn });
      return;
    }
    s.round = 2;
    layBatch(s, ATTACK, plan);
    next(s, { do: 'combat.laid', side: ATTACK }, { do: 'combat.defend' }, { do: 'combat.compare' });
  },
  /** VE-4.10.13, VE-4.10.15: cards go to the moats first; characters die nowhere else. */
  'combat.end'(s) {
    clearTable(s);
    s.attacker = -1;
    s.defender = -1;
    s.round = 0;
    s.table.log?.push({ type: 'combatEnded' });
    if (s.dying >= 0) next(s, { do: 'death.begin', character: s.dying });
  },
};
