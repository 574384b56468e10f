import { next } from '@duskhall/kernel';
import { MAIN_CARDS } from '../cards/index.ts';
import { humanOf, type StepsOf } from '../state/index.ts';
import { announce, decide } from './plan.ts';

/** VE-4.6: the windows W1 and W2. */
export const supportSteps: StepsOf<'window' | 'support'> = {
  /** VE-4.6.2, VE-4.6.4: one card per priority; two passes in a row close the window. */
  'window.offer'(s, { holder, passes }) {
    if (passes < 2) decide(s, { do: 'window.decided', holder, passes });
  },
  /** VE-4.13.2: no card responds to the human player's cards. */
  'window.decided'(s, { holder, passes }) {
    const { card, on, as } = announce(s, holder);
    next(s, { do: 'window.offer', holder: 1 - holder, passes: card < 0 ? passes + 1 : 0 });
    if (card < 0) return;
    if (holder === s.vampire) decide(s, { do: 'support.responded', card, on, as });
    else MAIN_CARDS[card]!.resolve(s, holder, on, as);
  },
  /** RW-support. VE-4.12.5: a cancelled card has no effect, and its cost stays paid. */
  'support.responded'(s, { card, on, as }) {
    if (announce(s, humanOf(s)).card >= 0) s.table.log?.push({ type: 'cancelled', seat: s.vampire, card });
    else MAIN_CARDS[card]!.resolve(s, s.vampire, on, as);
  },
};
