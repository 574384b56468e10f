import { ask, next } from '@duskhall/kernel';
import { UTOPIA } from '../cards/index.ts';
import type { CardMove } from '../frames.ts';
import { recover } from '../rules/zones.ts';
import type { StepsOf } from '../state.ts';
import type { Effect } from './effect.ts';
import { laying } from './marker.ts';

/** Take this many cards of the discard pile into your hand. */
const recovering = (cards: number, rule: string): Effect => ({
  domain: UTOPIA,
  level: cards,
  rule,
  obstacle: (s) => (s.discard.length >= cards ? null : 'pile-too-small'),
  start: (s) => next(s, { do: 'recover.ask', left: cards, rule }),
});

/** Take 1 card of the discard pile into your hand. */
export const oligarchy = recovering(1, 'CIV-5.17');
/** Take 2 cards of the discard pile into your hand. */
export const republic = recovering(2, 'CIV-5.18');
/** Lay a Utopia card on a column: its player needs one more card there for hegemony until the end of the game. */
export const democracy = laying(UTOPIA, 'democracy', 'CIV-5.16');

export const utopiaSteps: StepsOf<'recover'> = {
  'recover.ask'(s, { left, rule }) {
    ask(s, [s.turn], 'recover', { do: 'recover.chosen', left, rule });
  },
  'recover.chosen'(s, { left, rule }, answers) {
    recover(s, s.turn, (answers[s.turn] as CardMove).card);
    if (left > 1) next(s, { do: 'recover.ask', left: left - 1, rule });
  },
};
