import { ask, next, type Seat, seal, together } from '@duskhall/kernel';
import { agesOf, RELIGION } from '../cards/index.ts';
import type { CardMove, SeatMove } from '../frames.ts';
import { learnGiving, learnTaking } from '../rules/knowledge.ts';
import { discardFromAreas, pull } from '../rules/zones.ts';
import type { State, StepsOf } from '../state.ts';
import type { Effect } from './effect.ts';

/** CIV-5.4: an action, or by option a state read when drawing (CIV-11.3). */
const raisingLimit = (level: number, limit: number): Effect => ({
  domain: RELIGION,
  level,
  rule: 'CIV-5.4',
  obstacle: (s) => (s.options.religionMode === 'activated' ? null : 'not-an-action'),
  start(s) {
    s.activatedLimit = limit;
  },
});

/** Your hand limit is 5. */
export const holyBook = raisingLimit(1, 5);
/** Your hand limit is 7. */
export const divineRight = raisingLimit(2, 7);

/** Give up a Religion card, take another player's hand into yours, give back as many cards as you took. */
export const inquisition: Effect = {
  domain: RELIGION,
  level: 0,
  rule: 'CIV-5.5',
  obstacle: () => null,
  start(s) {
    discardFromAreas(s, [s.turn], RELIGION);
    ask(s, [s.turn], 'inquisition', { do: 'inquisition.named' });
  },
};

export const religionSteps: StepsOf<'inquisition'> = {
  'inquisition.named'(s, _, answers) {
    const target = (answers[s.turn] as SeatMove).seat;
    const left = s.hands[target]!.length;
    takeHand(s, target);
    if (left > 0) together(s, [s.turn], { do: 'inquisition.give', left }, { do: 'inquisition.done', target });
  },
  'inquisition.give'(s, { left }) {
    ask(s, [s.table.lane], 'give', { do: 'inquisition.gave', left });
  },
  'inquisition.gave'(s, { left }, answers) {
    const { card } = answers[s.table.lane] as CardMove;
    pull(s.hands[s.table.lane]!, card);
    s.tray.push(card);
    if (left > 1) next(s, { do: 'inquisition.give', left: left - 1 });
  },
  'inquisition.done'(s, { target }) {
    const cards = s.tray;
    s.hands[target] = cards;
    s.tray = [];
    s.taken = [];
    learnGiving(s, s.turn, target);
    seal(s);
    s.table.log?.push({ type: 'gaveBack', seat: s.turn, target, cards: cards.slice(), ages: agesOf(cards) });
  },
};

function takeHand(s: State, target: Seat): void {
  const cards = s.hands[target]!;
  s.table.log?.push({ type: 'tookHand', seat: s.turn, target, cards: cards.slice(), ages: agesOf(cards) });
  if (cards.length === 0) return;
  seal(s);
  s.taken = cards;
  s.hands[s.turn]!.push(...cards);
  s.hands[target] = [];
  learnTaking(s, s.turn, target);
}
