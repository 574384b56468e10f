import type { Seat } from '@duskhall/kernel';
import { inOrder } from '../outcome.ts';
import { learnEntry, learnExit, settlePictures } from '../rules/knowledge.ts';
import { blessable, isBlessable, mix } from '../rules/piles.ts';
import { carry, decide } from '../rules/plan.ts';
import { costOf, DECK, MOAT, pull, type State, type StepsOf } from '../state/index.ts';
import { CHAPEL } from './kinds.ts';
import { type MainCard, NO_TARGET, NOTHING_NAMED } from './main-card.ts';

/** VE-5.13: shows three valued cards of the player's own moat and shuffles them into his deck. */
export const chapel: MainCard = {
  targets: (s, seat) => (blessable(s, seat).length > 0 || mayPayWithValued(s, seat) ? NOTHING_NAMED : NO_TARGET),
  obstacle: 'moat-without-cards',
  hasSides: false,
  resolve(s, seat) {
    // VE-4.14.6: without the memory aid the player has not seen these cards since discarding them.
    const cards = s.sunk[seat]!;
    if (s.options.memoryAid === 'off')
      s.table.log?.push({ type: 'lookedAtMoat', seat, cards: inOrder(cards), count: cards.length });
    decide(s, { do: 'chapel.chosen', seat });
  },
};
/** The cards that pay for it are in the moat by then. */
const mayPayWithValued = (s: State, seat: Seat): boolean =>
  costOf(s, CHAPEL) > 0 && s.hands[seat]!.some((card) => isBlessable(s, card));

export const chapelSteps: StepsOf<'chapel'> = {
  'chapel.chosen'(s, { seat }) {
    const { picked } = carry(s, seat);
    for (const card of picked) {
      const isOpen = s.moats[seat]!.includes(card);
      pull(isOpen ? s.moats[seat]! : s.sunk[seat]!, card);
      if (!isOpen) learnExit(s, seat, MOAT, card);
    }
    s.decks[seat]!.push(...picked);
    mix(s, s.decks[seat]!, 'chapel');
    learnEntry(s, seat, DECK, picked);
    settlePictures(s, seat);
    s.table.log?.push({ type: 'blessed', seat, cards: picked.toSorted((a, b) => a - b) });
  },
};
