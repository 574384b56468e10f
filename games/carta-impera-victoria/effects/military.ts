import { ask, next } from '@duskhall/kernel';
import { MILITARY } from '../cards/index.ts';
import type { CardMove, DomainMove } from '../frames.ts';
import { discardFromAreas, discardFromHand } from '../rules/zones.ts';
import { countOf, othersFrom, type StepsOf } from '../state.ts';
import type { Effect } from './effect.ts';

/** Discard exactly this many cards of your own hand. */
const discarding = (cards: number, rule: string): Effect => ({
  domain: MILITARY,
  level: cards,
  rule,
  obstacle: (s) => (s.hands[s.turn]!.length >= cards ? null : 'hand-too-small'),
  start: (s) => next(s, { do: 'discard.ask', left: cards, rule }),
});

/** Discard 1 card of your hand. */
export const assassination = discarding(1, 'CIV-5.1');
/** Discard 2 cards of your hand. */
export const purge = discarding(2, 'CIV-5.2');

/** Give up a Military card and a card of some domain; each other player who can discards a card of that domain. */
export const attack: Effect = {
  domain: MILITARY,
  level: 0,
  rule: 'CIV-5.3',
  obstacle: (s) => (s.areas[s.turn]!.length >= 2 ? null : 'area-too-small'),
  start(s) {
    discardFromAreas(s, [s.turn], MILITARY);
    ask(s, [s.turn], 'attack', { do: 'attack.aimed' });
  },
};

export const militarySteps: StepsOf<'discard' | 'attack'> = {
  'discard.ask'(s, { left, rule }) {
    ask(s, [s.turn], 'discard', { do: 'discard.chosen', left, rule });
  },
  'discard.chosen'(s, { left, rule }, answers) {
    discardFromHand(s, s.turn, (answers[s.turn] as CardMove).card);
    if (left > 1) next(s, { do: 'discard.ask', left: left - 1, rule });
  },
  'attack.aimed'(s, _, answers) {
    const { domain } = answers[s.turn] as DomainMove;
    discardFromAreas(s, [s.turn], domain);
    const hit = othersFrom(s, s.turn).filter((seat) => countOf(s, seat, domain) > 0);
    discardFromAreas(s, hit, domain);
  },
};
