import { seal } from '@duskhall/kernel';
import { inOrder } from '../outcome.ts';
import { learnExit, learnPile, settlePictures } from '../rules/knowledge.ts';
import { cardsIn, HAND, type State } from '../state/index.ts';
import { type Card, TYPE_NAMES } from './kinds.ts';
import { type MainCard, NO_TARGET } from './main-card.ts';

const TYPES: readonly number[] = TYPE_NAMES.map((_, type) => type);

/** VE-5.17: the opponent shows his hand and discards every card of the named type to his moat. */
export const batForm: MainCard = {
  targets: (s, seat) => (s.hands[1 - seat]!.length > 0 ? TYPES : NO_TARGET),
  obstacle: 'hand-empty',
  hasSides: false,
  resolve(s: State, seat, type) {
    const victim = 1 - seat;
    const hand = s.hands[victim]!;
    const isHit = (card: Card) => ((cardsIn(s).types[card]! >> type) & 1) === 1;
    const lost = hand.filter(isHit);
    seal(s);
    learnPile(s, victim, HAND, hand, true);
    s.table.log?.push({ type: 'showedHand', seat: victim, cards: inOrder(hand) });
    s.hands[victim] = hand.filter((card) => !isHit(card));
    s.moats[victim]!.push(...lost);
    for (const card of lost) learnExit(s, victim, HAND, card);
    settlePictures(s, victim);
    s.table.log?.push({ type: 'lostFromHand', seat: victim, cards: inOrder(lost) });
  },
};
