import { ask, next } from '@duskhall/kernel';
import { ECONOMY } from '../cards/index.ts';
import type { CardMove, DomainMove } from '../frames.ts';
import { discardFromAreas, playCard } from '../rules/zones.ts';
import { playableCards, type StepsOf } from '../state.ts';
import type { Effect } from './effect.ts';
import { laying } from './marker.ts';

/** Discard this many cards of your area, then play as many from your hand. */
const replacing = (cards: number, rule: string): Effect => ({
  domain: ECONOMY,
  level: cards,
  rule,
  obstacle(s) {
    if (s.areas[s.turn]!.length < cards) return 'area-too-small';
    return playableCards(s) < cards ? 'nothing-playable' : null;
  },
  start: (s) => next(s, { do: 'surrender.ask', left: cards, plays: cards, rule }),
});

/** Discard 1 card of your area, then play 1 card. */
export const development = replacing(1, 'CIV-5.6');
/** Discard 2 cards of your area, then play 2 cards. */
export const monopoly = replacing(2, 'CIV-5.7');
/** Lay an Economy card on a column: its player cannot play cards of that domain through his next turn. */
export const embargo = laying(ECONOMY, 'embargo', 'CIV-5.8');

export const economySteps: StepsOf<'surrender' | 'extra'> = {
  'surrender.ask'(s, { left, plays, rule }) {
    ask(s, [s.turn], 'surrender', { do: 'surrender.chosen', left, plays, rule });
  },
  'surrender.chosen'(s, { left, plays, rule }, answers) {
    discardFromAreas(s, [s.turn], (answers[s.turn] as DomainMove).domain);
    next(s, left > 1 ? { do: 'surrender.ask', left: left - 1, plays, rule } : { do: 'extra.ask', left: plays, rule });
  },
  'extra.ask'(s, { left, rule }) {
    ask(s, [s.turn], 'extra', { do: 'extra.played', left, rule });
  },
  'extra.played'(s, { left, rule }, answers) {
    playCard(s, s.turn, (answers[s.turn] as CardMove).card);
    if (left > 1) next(s, { do: 'extra.ask', left: left - 1, rule });
  },
};
