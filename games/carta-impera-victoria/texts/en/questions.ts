import type { Labels, Prompts } from '../catalogue.ts';
import { cardName, domainName, effectName } from './words.ts';

const still = (left: number): string => (left > 1 ? ` (${left} to go)` : '');

export const prompts: Prompts = {
  own: {
    pick: ({ pick }) =>
      pick < 3
        ? `Pick ${pick} of 3: keep a card, the rest moves on.`
        : 'Pick 3 of 3: keep a card, the other goes to the centre.',
    centre: () => 'Take a card from the centre into your play area.',
    play: () => 'Your turn: play a card.',
    effect: ({ hasEffects }) => (hasEffects ? 'Use an effect, or finish.' : 'No effect to use: finish your turn.'),
    discard: ({ left }) => `Choose a card of your hand to discard${still(left)}.`,
    attack: () => 'Choose the domain to attack: you lose a card of it as well.',
    inquisition: () => 'Choose the player whose hand you take.',
    give: ({ left, target }) => `Choose a card to give back to ${target}${still(left)}.`,
    surrender: ({ left }) => `Choose a card of your play area to discard${still(left)}.`,
    retrieve: ({ left }) => `Choose a card of your play area to take back${still(left)}.`,
    extra: ({ left }) => `Choose a card of your hand to play${still(left)}.`,
    embargo: () => 'Choose the column to put under Embargo.',
    democracy: () => 'Choose the column for the Democracy marker.',
    recover: ({ left }) => `Choose a card to take from the discard pile${still(left)}.`,
    inspiration: () => 'Choose the effect to copy.',
  },
  others: {
    pick: 'a draft pick',
    centre: 'a card of the centre',
    play: 'a card to play',
    effect: 'an effect, or the end of the turn',
    discard: 'a card to discard',
    attack: 'a domain to attack',
    inquisition: 'a hand to take',
    give: 'the cards to give back',
    surrender: 'a card to discard from the play area',
    retrieve: 'a card to take back',
    extra: 'a card to play',
    embargo: 'a column for the Embargo',
    democracy: 'a column for the Democracy marker',
    recover: 'a card of the discard pile',
    inspiration: 'an effect to copy',
  },
  waiting: (name, choice) => `Waiting for ${name} to choose ${choice}.`,
  chosen: (card) => `You keep ${cardName(card)}, and may still change your mind.`,
  ready: (ready, all) => `${ready} of ${all} players ready.`,
  over: 'The game is over.',
};

export const labels: Labels = {
  cards: {
    pick: (card) => `Keep ${cardName(card)}`,
    centre: (card) => `Take ${cardName(card)}`,
    play: (card) => `Play ${cardName(card)}`,
    discard: (card) => `Discard ${cardName(card)}`,
    give: (card) => `Give ${cardName(card)}`,
    extra: (card) => `Play ${cardName(card)}`,
    recover: (card) => `Take ${cardName(card)}`,
  },
  domains: {
    attack: (domain) => `Attack ${domainName(domain)}`,
    surrender: (domain) => `Discard ${domainName(domain)}`,
    retrieve: (domain) => `Take back ${domainName(domain)}`,
  },
  columns: {
    embargo: (name, domain) => `Embargo on ${name}’s ${domainName(domain)}`,
    democracy: (name, domain) => `Democracy on ${name}’s ${domainName(domain)}`,
  },
  ownColumns: {
    embargo: (domain) => `Embargo on your own ${domainName(domain)}`,
    democracy: (domain) => `Democracy on your own ${domainName(domain)}`,
  },
  finish: 'Finish',
  effect: (name, deed) => `${name} – ${deed}`,
  inquisition: (name) => `Take ${name}’s hand`,
  copy: (name, effect) => `Copy ${name}’s ${effectName(effect)}`,
  copyReligion: (name) => `Copy ${name}’s Religion – share that hand limit`,
};
