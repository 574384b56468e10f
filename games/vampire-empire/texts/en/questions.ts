import { cardsIn } from '../card-lists.ts';
import type { Labels, Prompts } from '../catalogue.ts';
import { The, the, words } from './words.ts';

const still = (left: number): string => (left > 1 ? ` (${left} to go)` : '');

export const prompts: Prompts = {
  own: {
    exchange: () => 'Exchange: send cards to the moat or the cellar, then draw up to 8. Or skip it.',
    reveal: () => 'Reveal one of your vampires, or nobody.',
    support: () => 'Play a support card, or pass.',
    pay: ({ left, cards }) => `Pay for ${cardsIn(words, cards)}: a card of your hand, face down${still(left)}.`,
    action: () => 'Choose your action.',
    hide: () => 'Choose the castle character to hide.',
    shroud: ({ left, character }) => `Lay a vampire card to hide ${the(character)}${still(left)}.`,
    suspect: () => 'Choose the character to test.',
    water: ({ left, character }) => `Lay a holy-water card to test ${the(character)}${still(left)}.`,
    fight: () => 'Choose attacker and defender.',
    lay: ({ lay, fighter, enemy }) =>
      ({
        open: `Lay cards for ${the(fighter)}, who attacks ${the(enemy)}.`,
        defend: `Lay cards to defend ${the(fighter)} against ${the(enemy)}, or none.`,
        continue: `Second round: lay more cards for ${the(fighter)}, or stop.`,
        supplement: `A card was cancelled: lay more for ${the(fighter)}, or none.`,
      })[lay],
    discard: ({ left }) => `Choose a card to give up${still(left)}.`,
    cancel: ({ cards }) => `${cardsIn(words, cards)}: play Sacrifice, or pass.`,
    interrupt: ({ cards }) =>
      `${cards.length > 0 ? cardsIn(words, cards) : 'No cards laid'}: play Sacrifice or Secret Passage, or pass.`,
    replace: ({ character }) => `Lay another vampire card to hide ${the(character)} after all, or none.`,
    deny: ({ character }) => `Holy water on ${the(character)}: refuse the answer, or pass.`,
    follow: ({ character }) => `Choose who attacks ${the(character)} at once, or nobody.`,
    heal: ({ character }) => `${The(character)} is dying: play Herbalist, or pass.`,
    revive: ({ character }) => `${The(character)} is dying: play Regeneration, or pass.`,
    take: ({ isSinking }) =>
      isSinking ? 'Choose a card of the other cellar to sink.' : 'Choose a card of the other cellar to take.',
    bless: ({ left }) => `Choose a card of your moat for your deck${still(left)}.`,
    send: ({ left }) => `Choose who goes back to the city, the topmost first${still(left)}.`,
  },
  waiting: (name, step) => `Waiting for ${name}: ${step}.`,
  settled: 'Your answer is given; the window is still open.',
  over: 'The game is over.',
};

export const labels: Labels = {
  done: {
    exchange: 'Draw',
    reveal: 'Reveal nobody',
    support: 'Pass',
    action: 'Attack',
    cancel: 'Pass',
    interrupt: 'Pass',
    replace: 'Lay nothing',
    deny: 'Pass',
    follow: 'Do not attack',
    lay: 'Lay nothing',
    heal: 'Pass',
    revive: 'Pass',
    take: 'Done',
    bless: 'Done',
    send: 'Done',
  },
  lay: 'Lay these cards',
  stop: 'Stop the combat',
  skip: 'Skip the exchange',
  toPile: { moat: (card) => `${card} to the moat`, cellar: (card) => `${card} to the cellar` },
  cards: {
    pay: (card) => `Pay with ${card}`,
    shroud: (card) => `Lay ${card}`,
    water: (card) => `Lay ${card}`,
    lay: (card) => `Lay ${card}`,
    discard: (card) => `Give up ${card}`,
    replace: (card) => `Lay ${card}`,
    take: (card) => `Take ${card}`,
    bless: (card) => `Return ${card}`,
  },
  sink: (card) => `Sink ${card}`,
  fromTable: (card) => `Use ${card} from the table`,
  play: (card) => `Play ${card}`,
  playOn: (card, character) => `Play ${card} on ${the(character)}`,
  playFor: (card, character, side) => `Play ${card} on ${the(character)}: ${words.sides[side]}`,
  playNaming: (card, type) => `Play ${card}: ${type}`,
  playAgainst: (card, target) => `Play ${card} against ${target}`,
  actions: {
    pass: 'Pass and give up two cards',
    combat: 'Attack',
    hide: 'Hide a character',
    'holy-water': 'Use holy water',
  },
  characters: {
    reveal: (character) => `Reveal ${the(character)}`,
    hide: (character) => `Hide ${the(character)}`,
    suspect: (character) => `Test ${the(character)}`,
    follow: (character) => `Attack with ${the(character)}`,
    send: (character) => `Send ${the(character)} back`,
  },
  fight: (attacker, defender) => `${The(attacker)} attacks ${the(defender)}`,
  resign: 'Resign',
};
