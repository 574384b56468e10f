import { next } from '@duskhall/kernel';
import { inOrder } from '../outcome.ts';
import { humanOf, pull, type State, type StepsOf } from '../state/index.ts';
import type { Plan } from '../state/plan.ts';
import { leaveCastle, putAtBottom } from './castle.ts';
import { clearTable, spend } from './piles.ts';
import { announce, carry, decide } from './plan.ts';

/** VE-4.8.2: three vampire cards for one character of the castle. */
export function layToHide(s: State, { on, batch }: Plan): void {
  s.laid[0] = inOrder(batch);
  s.fresh = batch.length;
  s.table.log?.push({ type: 'laidToHide', seat: s.turn, character: on, cards: inOrder(batch) });
  spend(s, s.turn, batch, []);
  next(s, { do: 'hide.laid', character: on });
}

export const hideSteps: StepsOf<'hide'> = {
  'hide.laid'(s, { character }) {
    decide(s, { do: 'hide.responded', character });
  },
  /** VE-4.8.3 (RW-hide), VE-4.8.4, VE-4.8.6: moves to the bottom of the city, unless a card is cancelled. */
  'hide.responded'(s, { character }) {
    const { card, on } = announce(s, humanOf(s));
    if (card < 0) {
      clearTable(s);
      leaveCastle(s, character);
      putAtBottom(s, character);
      s.table.log?.push({ type: 'hid', character });
      return next(s, { do: 'castle.refill' });
    }
    pull(s.laid[0]!, on);
    s.moats[s.vampire]!.push(on);
    s.table.log?.push({ type: 'cancelled', seat: s.vampire, card: on });
    decide(s, { do: 'hide.replaced', character });
  },
  /** VE-4.8.5, VE-4.13.4: one card replaces the cancelled one, or the action fails. */
  'hide.replaced'(s, { character }) {
    const { batch } = carry(s, s.vampire);
    const card = batch[0];
    if (card === undefined) {
      clearTable(s);
      s.table.log?.push({ type: 'failedToHide', seat: s.vampire, character });
      return;
    }
    s.laid[0]!.push(card);
    s.fresh = 1;
    s.table.log?.push({ type: 'replaced', seat: s.vampire, card });
    spend(s, s.vampire, batch, []);
    next(s, { do: 'hide.laid', character });
  },
};
