import { next } from '@duskhall/kernel';
import { EVERYBODY } from '../characters.ts';
import { humanOf, isNight, isOut, type State, type StepsOf } from '../state/index.ts';
import { checkConquest, reveal } from './castle.ts';
import { finishByPoints } from './end.ts';
import { draw, exchange } from './piles.ts';
import { carry, decide } from './plan.ts';

const HAND_LIMIT = 8;

/** VE-4.2, VE-4.6.1: exchange, reveal, window, action, window. */
export const turnSteps: StepsOf<'turn' | 'exchange' | 'reveal'> = {
  'turn.begin'(s) {
    s.table.log?.push({ type: 'turnBegan', seat: s.turn, turn: s.turns });
    next(
      s,
      { do: 'window.offer', holder: s.turn, passes: 0 },
      { do: 'action.decide' },
      { do: 'window.offer', holder: s.turn, passes: 0 },
      { do: 'turn.end' },
    );
    decide(s, { do: 'exchange.decided' });
  },
  /** VE-4.3.3, VE-4.3.8: once per turn; a player who skips draws nothing. */
  'exchange.decided'(s) {
    const { isSkipped, pay, store } = carry(s, s.turn);
    exchange(s, s.turn, pay, store);
    if (!isSkipped) draw(s, s.turn, HAND_LIMIT - s.hands[s.turn]!.length);
    if (isNight(s) && hasUnrevealed(s)) decide(s, { do: 'reveal.decided' });
  },
  /** VE-4.5.4, VE-4.5.5: no response is possible; the reveal may be a conquest. */
  'reveal.decided'(s) {
    const { on } = carry(s, s.vampire);
    if (on < 0) {
      s.table.log?.push({ type: 'revealedNobody', seat: s.vampire });
      return;
    }
    reveal(s, on);
    checkConquest(s);
  },
  /** VE-4.1.1, VE-4.1.3, VE-4.16.2, VE-4.16.4: turns alternate; a player out of cards takes no more turns. */
  'turn.end'(s) {
    if (isOut(s, s.vampire) && isOut(s, humanOf(s))) return finishByPoints(s);
    s.turns++;
    s.turn = 1 - s.turn;
    if (isOut(s, s.turn)) {
      s.table.log?.push({ type: 'turnSkipped', seat: s.turn });
      s.turn = 1 - s.turn;
    }
    next(s, { do: 'turn.begin' });
  },
};

/** D3: the number of unrevealed vampires is public, because dead vampires were revealed. */
const hasUnrevealed = (s: State): boolean => (s.vampires & ~s.revealed & EVERYBODY) !== 0;
