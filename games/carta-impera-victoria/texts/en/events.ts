import type { Audience, Seat } from '@duskhall/kernel';
import { cardsIn, facesOrBacks } from '../card-lists.ts';
import type { Events, Recap, Results } from '../catalogue.ts';
import { cardName, count, domainName, effectName, words } from './words.ts';

const POINTS = { one: 'point', other: 'points' };

const whose = (to: Audience, seat: Seat): string => (to.isYou(seat) ? 'your' : `${to.names[seat]}’s`);

export const events: Events = {
  began: ({ first }, to) => `The game begins. ${to.does(first, 'is', 'are')} the first player.`,
  gotPack: ({ seat, cards }, to) =>
    cards.length > 0 ? `${to.does(seat, 'gets', 'get')} a pack: ${cardsIn(words, cards)}.` : '',
  picked: ({ seat, cards }, to) =>
    `${to.does(seat, 'keeps', 'keep')} ${cards.length > 0 ? cardsIn(words, cards) : 'a card'}.`,
  centred: ({ seat, card }, to) => `${to.does(seat, 'leaves', 'leave')} ${cardName(card)} in the centre.`,
  tookFromCentre: ({ seat, card }, to) => `${to.does(seat, 'takes', 'take')} ${cardName(card)} from the centre.`,
  turnBegan: ({ seat }, to) => `${to.does(seat, 'begins', 'begin')} a turn.`,
  skippedPlay: ({ seat }, to) => `${to.does(seat, 'has', 'have')} no card to play.`,
  played: ({ seat, card }, to) => `${to.does(seat, 'plays', 'play')} ${cardName(card)}.`,
  usedEffect: ({ seat, effect }, to) => `${to.does(seat, 'uses', 'use')} ${effectName(effect)}.`,
  discardedFromHand: ({ seat, card }, to) => `${to.does(seat, 'discards', 'discard')} ${cardName(card)} from hand.`,
  discardedFromArea: ({ seat, card }, to) =>
    `${to.does(seat, 'discards', 'discard')} ${cardName(card)} from the play area.`,
  retrieved: ({ seat, card }, to) => `${to.does(seat, 'takes', 'take')} ${cardName(card)} back into hand.`,
  recovered: ({ seat, card }, to) => `${to.does(seat, 'takes', 'take')} ${cardName(card)} from the discard pile.`,
  drew: ({ seat, cards, ages }, to) => `${to.does(seat, 'draws', 'draw')} ${facesOrBacks(words, cards, ages)}.`,
  tookHand: ({ seat, target, cards, ages }, to) =>
    ages.some((some) => some > 0)
      ? `${to.does(seat, 'takes', 'take')} ${whose(to, target)} hand, ${facesOrBacks(words, cards, ages)}.`
      : `${to.does(seat, 'takes', 'take')} ${whose(to, target)} hand, but it is empty.`,
  gaveBack: ({ seat, target, cards, ages }, to) =>
    `${to.does(seat, 'gives', 'give')} ${to.called(target)} ${facesOrBacks(words, cards, ages)}.`,
  laidEmbargo: ({ seat, target, domain }, to) =>
    seat === target
      ? `${to.does(seat, 'puts', 'put')} an Embargo on ${to.isYou(seat) ? 'your' : 'their'} own ${domainName(domain)}.`
      : `${to.does(seat, 'puts', 'put')} an Embargo on ${whose(to, target)} ${domainName(domain)}.`,
  laidDemocracy: ({ seat, target, domain }, to) =>
    seat === target
      ? `${to.does(seat, 'lays', 'lay')} Democracy on ${to.isYou(seat) ? 'your' : 'their'} own ${domainName(domain)}.`
      : `${to.does(seat, 'lays', 'lay')} Democracy on ${whose(to, target)} ${domainName(domain)}.`,
  embargoEnded: ({ seat, domain }, to) => `The Embargo on ${whose(to, seat)} ${domainName(domain)} is over.`,
  copied: ({ seat, source, effect, isOnlyCoin }, to) =>
    isOnlyCoin
      ? `${to.does(seat, 'puts', 'put')} the coin on ${whose(to, source)} Religion.`
      : `${to.does(seat, 'copies', 'copy')} ${whose(to, source)} ${effectName(effect)}.`,
  coinReturned: ({ seat }, to) =>
    `${to.does(seat, 'no longer leads', 'no longer lead')} in Culture: the coin returns to the table.`,
  deckRanOut: ({ seat }, to) => `${to.does(seat, 'draws', 'draw')} the last card: the final round has begun.`,
  opened: ({ hands }, to) => {
    const shown = hands.map((hand, seat) => `${to.called(seat)} – ${cardsIn(words, hand) || words.empty}`);
    return `All hidden cards are turned up. Hands: ${shown.join('; ')}.`;
  },
};

export const recap: Recap = {
  turn: (seat, to) => (to.isYou(seat) ? 'Your turn' : `${to.names[seat]}’s turn`),
  drew: (cards) => `drew ${cards}`,
  discarded: (cards) => `discarded ${cards}`,
};

const win = (winners: readonly string[]): string => `${words.list(winners)} ${winners.length > 1 ? 'win' : 'wins'}`;
export const results: Results = {
  hegemony: (winners) => `${win(winners)} by hegemony.`,
  majority: (winners, points) => `${win(winners)} by majority with ${count(points, POINTS)}.`,
  shared: (winners, points) => `${words.list(winners)} share the victory with ${count(points, POINTS)} each.`,
  deckUsedUp: 'The deck is used up. The leaders by domain:',
  stalled: (rounds) =>
    `No card left the deck in ${count(rounds, { one: 'round', other: 'rounds' })}. The leaders by domain:`,
  nobody: 'nobody',
  points: (side, points) => `${side} ${count(points, POINTS)}`,
  tieBreak: (domains) => `The tie is broken by ${words.list(domains.map(domainName))}.`,
};
