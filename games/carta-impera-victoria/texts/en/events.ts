import { cardsIn, facesOrBacks } from '../card-lists.ts';
import type { Events, Results } from '../catalogue.ts';
import { cardName, count, domainName, effectName, words } from './words.ts';

const POINTS = { one: 'point', other: 'points' };

export const events: Events = {
  began: ({ first }, names) => `The game begins. ${names[first]} is the first player.`,
  gotPack: ({ seat, cards }, names) =>
    cards.length > 0 ? `${names[seat]} gets a pack: ${cardsIn(words, cards)}.` : '',
  picked: ({ seat, cards }, names) => `${names[seat]} keeps ${cards.length > 0 ? cardsIn(words, cards) : 'a card'}.`,
  centred: ({ seat, card }, names) => `${names[seat]} leaves ${cardName(card)} in the centre.`,
  tookFromCentre: ({ seat, card }, names) => `${names[seat]} takes ${cardName(card)} from the centre.`,
  turnBegan: ({ seat }, names) => `${names[seat]} begins a turn.`,
  skippedPlay: ({ seat }, names) => `${names[seat]} has no card to play.`,
  played: ({ seat, card }, names) => `${names[seat]} plays ${cardName(card)}.`,
  usedEffect: ({ seat, effect }, names) => `${names[seat]} uses ${effectName(effect)}.`,
  discardedFromHand: ({ seat, card }, names) => `${names[seat]} discards ${cardName(card)} from hand.`,
  discardedFromArea: ({ seat, card }, names) => `${names[seat]} discards ${cardName(card)} from the play area.`,
  retrieved: ({ seat, card }, names) => `${names[seat]} takes ${cardName(card)} back into hand.`,
  recovered: ({ seat, card }, names) => `${names[seat]} takes ${cardName(card)} from the discard pile.`,
  drew: ({ seat, cards, ages }, names) => `${names[seat]} draws ${facesOrBacks(words, cards, ages)}.`,
  tookHand: ({ seat, target, cards, ages }, names) =>
    ages.some((some) => some > 0)
      ? `${names[seat]} takes ${names[target]}’s hand, ${facesOrBacks(words, cards, ages)}.`
      : `${names[seat]} takes ${names[target]}’s hand, but it is empty.`,
  gaveBack: ({ seat, target, cards, ages }, names) =>
    `${names[seat]} gives ${names[target]} ${facesOrBacks(words, cards, ages)}.`,
  laidEmbargo: ({ seat, target, domain }, names) =>
    seat === target
      ? `${names[seat]} puts an Embargo on their own ${domainName(domain)}.`
      : `${names[seat]} puts an Embargo on ${names[target]}’s ${domainName(domain)}.`,
  laidDemocracy: ({ seat, target, domain }, names) =>
    seat === target
      ? `${names[seat]} lays Democracy on their own ${domainName(domain)}.`
      : `${names[seat]} lays Democracy on ${names[target]}’s ${domainName(domain)}.`,
  embargoEnded: ({ seat, domain }, names) => `The Embargo on ${names[seat]}’s ${domainName(domain)} is over.`,
  copied: ({ seat, source, effect, isOnlyCoin }, names) =>
    isOnlyCoin
      ? `${names[seat]} puts the coin on ${names[source]}’s Religion.`
      : `${names[seat]} copies ${names[source]}’s ${effectName(effect)}.`,
  coinReturned: ({ seat }, names) => `${names[seat]} no longer leads in Culture: the coin returns to the table.`,
  deckRanOut: ({ seat }, names) => `${names[seat]} draws the last card: the final round has begun.`,
  opened: ({ hands }, names) => {
    const shown = hands.map((hand, seat) => `${names[seat]} – ${cardsIn(words, hand) || words.empty}`);
    return `All hidden cards are turned up. Hands: ${shown.join('; ')}.`;
  },
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
