import { ask, next } from '@duskhall/kernel';
import { DOMAINS, type Domain, SCIENCE } from '../cards/index.ts';
import type { DomainMove } from '../frames.ts';
import { discardFromAreas, draw, retrieve } from '../rules/zones.ts';
import { columnOf, playableCards, type State, type StepsOf } from '../state.ts';
import type { Effect } from './effect.ts';

/** Take this many cards of your area into your hand, then play as many. */
const reworking = (cards: number, rule: string): Effect => ({
  domain: SCIENCE,
  level: cards,
  rule,
  obstacle(s) {
    if (s.areas[s.turn]!.length < cards) return 'area-too-small';
    return mayRetrieve(s, cards, cards) ? null : 'nothing-playable';
  },
  start: (s) => next(s, { do: 'retrieve.ask', left: cards, plays: cards, rule }),
});

/** Take 1 card of your area into your hand, then play 1 card. */
export const experiment = reworking(1, 'CIV-5.10');
/** Take 2 cards of your area into your hand, then play 2 cards. */
export const research = reworking(2, 'CIV-5.11');

/** Give up a Science card, draw 5 cards, then discard as many as you drew. */
export const breakthrough: Effect = {
  domain: SCIENCE,
  level: 0,
  rule: 'CIV-5.12',
  obstacle: () => null,
  start(s) {
    discardFromAreas(s, [s.turn], SCIENCE);
    const left = Math.min(5, s.deck.length);
    draw(s, s.turn, left);
    if (left > 0) next(s, { do: 'discard.ask', left, rule: breakthrough.rule });
  },
};

/** Whether this many cards can be taken so that enough cards in hand are playable afterwards (CIV-5.10, CIV-5.11). */
const mayRetrieve = (s: State, left: number, plays: number): boolean =>
  playableCards(s) + Math.min(left, openCards(s)) >= plays;

/** The active seat's face-up cards of domains it may play. */
function openCards(s: State): number {
  let cards = 0;
  for (const domain of DOMAINS) if (!isShut(s, domain)) cards += s.counts[columnOf(s.turn, domain)]!;
  return cards;
}
const isShut = (s: State, domain: Domain): boolean => s.embargoes[columnOf(s.turn, domain)]! > 0;

/** Whether a card of this domain may be taken next: the rest of the effect must stay possible. */
export function isRetrievable(s: State, domain: Domain, left: number, plays: number): boolean {
  if (s.counts[columnOf(s.turn, domain)]! === 0) return false;
  const open = openCards(s);
  const gained = isShut(s, domain) ? Math.min(left - 1, open) : 1 + Math.min(left - 1, open - 1);
  return playableCards(s) + gained >= plays;
}

export const scienceSteps: StepsOf<'retrieve'> = {
  'retrieve.ask'(s, { left, plays, rule }) {
    ask(s, [s.turn], 'retrieve', { do: 'retrieve.chosen', left, plays, rule });
  },
  'retrieve.chosen'(s, { left, plays, rule }, answers) {
    retrieve(s, s.turn, (answers[s.turn] as DomainMove).domain);
    next(s, left > 1 ? { do: 'retrieve.ask', left: left - 1, plays, rule } : { do: 'extra.ask', left: plays, rule });
  },
};
