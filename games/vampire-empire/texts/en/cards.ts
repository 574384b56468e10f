import type { Words } from '../catalogue.ts';

export const uses: Words['uses'] = {
  noble: 'In combat for a noble.',
  clergy: 'In combat for the clergy.',
  servant: 'In combat for a servant.',
  'holy-water': 'In combat against a revealed vampire. Two of them bring out the truth about one character.',
  vampire: 'In combat for a revealed vampire. Three of them hide a castle character.',
};

const lay =
  'Goes into your own batch, in attack or defence, and counts 3 for any fighter. You pay when you lay it. It stays a support card.';
const people = (some: string, favourite: string): string =>
  `Put an attack or a defence marker on ${some} in the castle: +1, on ${favourite} +2. It helps whoever fights with that character.`;

export const effects: Words['effects'] = {
  'secret-journey':
    'Set a castle character aside; the city sends another. The traveller lives and scores, but cannot fight, and returns only when the castle needs somebody and the city is empty. One at a time; the city must not be empty.',
  'secret-passage':
    'Breaks off the combat right after the vampire player has laid cards. Both fighters stay with their markers, all cards of the combat are spent, and so is the action.',
  chapel:
    'Show three valued cards of your moat and shuffle them into your deck; fewer, if there are fewer. What pays for the Chapel may be among them.',
  herbalist:
    'Saves a human that has just died: the character is shuffled into the city, known to be human. Even the sixth human can be saved.',
  'crypt-opening':
    'Look through the cellar of your opponent, show one card and keep it. It is yours for good; everybody always knows in which pile it lies. Vampire types are of no use to you, everything else works.',
  ostler: people('a servant', 'the Butler'),
  squire: people('a noble', 'the Officer'),
  novice: people('one of the clergy', 'the Nun'),
  crucifix: lay,
  sacrifice:
    'Cancels one card that the vampire player has just laid or played. In a combat more cards may then be added, when hiding one card may take its place. What was paid stays paid.',
  'bat-form':
    'Name a type. Your opponent shows the whole hand and loses every card of that type to the moat, two-coloured ones too.',
  'mist-form':
    'Name a revealed vampire of the castle. First look through the cellar of your opponent and sink one card of it into the moat; then the vampire is shuffled into the city and the castle is filled up.',
  hypnosis:
    'The top two characters of the city come into the castle; you choose three that stay. The others go back to the city in your order, which only you know, and lose their markers.',
  regeneration:
    'Saves a vampire that has just died and had been revealed before: it is shuffled into the city and stays revealed. Even the third vampire can be saved.',
  coffin: 'Draw three cards. You may hold more than eight until your next exchange.',
  'kitchen-boy': people('a servant', 'the Cook'),
  'lady-in-waiting': people('a noble', 'the Lady'),
  organist: people('one of the clergy', 'the Bishop'),
  claws: lay,
  'im-not-a-vampire':
    'Refuses the answer when holy water is used on a character, whoever it is. Nothing comes out and no attack follows.',
};
