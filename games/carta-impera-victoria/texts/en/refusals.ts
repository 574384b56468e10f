import type { Refusals } from '../catalogue.ts';
import { CARDS, cardName, count, domainName, effectName } from './words.ts';

const copies = (cards: number, domain: number): string =>
  count(cards, { one: `${domainName(domain)} card`, other: `${domainName(domain)} cards` });

export const refusals: Refusals = {
  over: () => 'The game is over.',
  'not-asked': () => 'No decision of yours is wanted right now.',
  malformed: () => 'That is no answer to this question.',
  'not-in-hand': ({ card }) => `You do not hold ${cardName(card)}.`,
  barred: ({ domain }) => `An Embargo keeps you from playing ${domainName(domain)}.`,
  'not-in-pack': ({ card }) => `${cardName(card)} is not in your pack.`,
  'not-in-centre': ({ card }) => `${cardName(card)} is not in the centre.`,
  'not-in-pile': ({ card }) => `${cardName(card)} is not in the discard pile.`,
  'count-too-low': ({ effect, domain, needed, count: there }) =>
    `${effectName(effect)} takes ${copies(needed, domain)} in your play area; you have ${there}.`,
  'slot-used': ({ domain }) => `You have already used this kind of ${domainName(domain)} effect this turn.`,
  'not-in-area': ({ domain }) => `You have no ${domainName(domain)} card in your play area.`,
  'blocks-plays': () => 'If you took that card, you could not play as many cards as you must.',
  yourself: () => 'Choose another player, not yourself.',
  'column-empty': ({ domain }) => `There is no ${domainName(domain)} card to lay the marker on.`,
  'others-only': () => 'At this table markers may only be laid on other players.',
  'not-copyable': () => 'Inspiration cannot copy that effect.',
  'source-too-low': ({ effect, needed, count: there }) =>
    `${effectName(effect)} takes ${count(needed, CARDS)} of its domain; that player has ${there}.`,
  'hand-too-small': ({ needed, count: there }) => `You need ${count(needed, CARDS)} in hand; you have ${there}.`,
  'area-too-small': ({ needed, count: there }) =>
    `You need ${count(needed, CARDS)} in your play area; you have ${there}.`,
  'nothing-playable': ({ needed, count: there }) =>
    `You need ${count(needed, CARDS)} that you may play; your hand has ${there}.`,
  'no-column': () => 'There is no column to lay the marker on.',
  'pile-too-small': ({ needed, count: there }) =>
    `The discard pile needs at least ${count(needed, CARDS)}; it has ${there}.`,
  'no-majority': () => 'Inspiration is for the player with more Culture cards than anyone else.',
  'nothing-to-copy': () => 'No other player has an effect that you could copy and carry out.',
  'not-an-action': () => 'At this table Holy Book and Divine Right work by themselves when you draw.',
};
