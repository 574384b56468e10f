import type { FIGHT_RULES, GENERAL_CARD_RULES, Help } from '../help-rules.ts';
import { effects, uses } from './cards.ts';

export const fightRules: Help<(typeof FIGHT_RULES)[number]> = {
  'VE-4.10': [
    'Combat',
    'The active player sends one castle character against another and lays cards for it; the opponent lays cards for the defender, whoever they are. A higher attack kills. If the first round does not, the attacker may stop or lay on for a second.',
  ],
  'VE-4.10.1': [
    'The fighters',
    'Two different castle characters. By day a revealed vampire cannot be the attacker; by night it must be one, if the castle holds any. Everybody can be the defender.',
  ],
  'VE-4.10.5': [
    'Cards that fit',
    'Cards of the fighter’s profession always. Vampire cards if the vampire player fights with a revealed vampire. Holy water if the human player fights against one. Crucifix and Claws for everybody, at their cost.',
  ],
  'VE-4.10.6': [
    'Opening an attack',
    'The first batch has at least one card, and together with the attack markers it must exceed the defence markers on the defender.',
  ],
  'VE-4.10.9': [
    'Comparing',
    'Round 1: cards and markers. Round 2: all cards of both rounds, no markers. The defender dies only if the attack is higher; equal is not enough.',
  ],
  'VE-4.11': ['Passing', 'Two cards of your choice go face down to your moat; fewer, if you have fewer.'],
  'VE-4.12': [
    'Support cards',
    'They cost other cards of your hand, face down into the moat: the first number by day, the second by night. A card that would do nothing cannot be played. If it is cancelled, the cost stays paid.',
  ],
  'VE-4.13': [
    'Responses',
    'The human player may answer what the vampire player lays or plays: with Sacrifice, in a combat also with Secret Passage. The vampire player may refuse holy water. Deaths may be undone by Herbalist and Regeneration.',
  ],
  'VE-4.13.3': [
    'After a Sacrifice',
    'In a combat the vampire player may add any number of fitting cards, and is answered again. When hiding, one vampire card may take the place of the cancelled one.',
  ],
  'VE-4.14': [
    'Castle and city',
    'The castle is filled up to three from the top of the city, at last with whoever is on a secret journey. Markers stay with a character until it leaves the castle. Who chooses a card of a pile sees the whole pile.',
  ],
  'VE-4.15': [
    'Death',
    'The cards go to the moats, the character’s nature comes out, then it may be saved. After that the end is checked and the castle filled up.',
  ],
  'VE-4.16': [
    'Out of cards',
    'Who has neither hand nor deck nor a cellar to recycle takes no more turns; the other goes on alone, and attacks meet no cards.',
  ],
};

export const generalCardRules: Help<(typeof GENERAL_CARD_RULES)[number]> = {
  'VE-5': ['Cards with a value', Object.values(uses).join(' ')],
  'VE-5.9': ['Crucifix and Claws', effects.crucifix],
  'VE-5.10': [
    'People cards',
    'Ostler, Squire, Novice, Kitchen Boy, Lady-in-Waiting and Organist put a marker on a castle character of their profession, for attack or defence: +1, on their favourite +2. Markers count in the first round and are not used up.',
  ],
};
