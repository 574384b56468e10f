import { end, type Seat } from '@duskhall/kernel';
import { sizeOf } from '../characters.ts';
import type { Ending } from '../events.ts';
import { opened, outcomeOf } from '../outcome.ts';
import { humanOf, type State } from '../state/index.ts';
import { EMPTY_PLAN, plannedOf } from '../state/plan.ts';
import { clearTable } from './piles.ts';

/** VE-6.1, VE-6.2: a side has no characters left. */
export function checkDeaths(s: State): void {
  if (sizeOf(s.dead & s.vampires) === 3) finish(s, 'vampires-dead', humanOf(s));
  else if (sizeOf(s.dead & ~s.vampires) === 6) finish(s, 'humans-dead', s.vampire);
}

/** VE-6.4: more points win; equal points are a draw. */
export function finishByPoints(s: State): void {
  const { humanPoints, vampirePoints } = outcomeOf(s);
  const leader = humanPoints > vampirePoints ? humanOf(s) : s.vampire;
  finish(s, 'points', humanPoints === vampirePoints ? -1 : leader);
}

/** VE-6.6: the other player wins at once. */
export function resign(s: State, seat: Seat): void {
  s.table.log?.push({ type: 'resigned', seat });
  finish(s, 'resigned', 1 - seat);
}

/**
 * VE-4.6.6, VE-6.6, VE-R50: cards on the table count as in the moats; an unfinished decision never happened.
 */
export function finish(s: State, ending: Ending, winner: Seat): void {
  s.ending = ending;
  s.winner = winner;
  s.plans.forEach((plan, seat) => {
    s.hands[seat]!.push(...plannedOf(plan));
  });
  s.plans = [EMPTY_PLAN, EMPTY_PLAN];
  clearTable(s);
  s.attacker = -1;
  s.defender = -1;
  s.round = 0;
  s.table.log?.push({ type: 'ended', outcome: outcomeOf(s) }, { type: 'opened', all: opened(s) });
  end(s);
}
