import type { COURSE_RULES, END_RULES, Help } from '../help-rules.ts';

export const courseRules: Help<(typeof COURSE_RULES)[number]> = {
  'VE-1': [
    'The game',
    'Nine characters, three of them secretly vampires. The vampire player knows who they are, the human player has to find and kill them. The human player wins when all three vampires are dead; the vampire player when all six humans are dead or the castle holds three revealed vampires. If both run out of cards, points decide.',
  ],
  'VE-2': [
    'Cards and characters',
    'Each player has a deck of 40 cards; what is in them is known to both. The numbers of the sets “reconstructed-1” and “reconstructed-2” – values, copies, colour pairs and costs – are reconstructed: they are playable, but not taken from the printed cards.',
  ],
  'VE-2.3': [
    'Types',
    'Lady, Lord and Officer are nobles; Monk, Nun and Bishop are clergy; Maid, Cook and Butler are servants. A card has one type or two: a profession, holy water, vampire, or support. All but support cards have a combat value.',
  ],
  'VE-2.10': [
    'Card sets',
    'A table may play with a card set of its own, for example with the numbers of a printed copy. It needs 40 cards in each deck and the same cards and effects; values, copies, types and costs are free.',
  ],
  'VE-3': [
    'Setup',
    'Three characters start in the castle, six in the city, face down in an unknown order. Everybody draws 8 cards. The vampire player is shown the three vampires, the human player two humans to trust. The vampire player begins.',
  ],
  'VE-4': [
    'The turn',
    'The turn of the vampire player is a night, that of the human player a day. Exchange cards; by night perhaps reveal a vampire; support cards of both; one action; support cards of both.',
  ],
  'VE-4.3': [
    'Exchange',
    'Send any cards of your hand face down to your moat or your cellar, then draw up to 8. Or skip the step altogether. If you exchange, you must not keep more than 8; with an empty hand you have to draw.',
  ],
  'VE-4.4': [
    'Deck, cellar, moat',
    'When you must draw and your deck is empty, your cellar is shuffled and becomes your deck, once in a game; afterwards it takes no cards any more. What lies in the moat is gone, except for the Chapel.',
  ],
  'VE-4.5': [
    'Revealing a vampire',
    'Once in each own turn the vampire player may reveal one living vampire, wherever it is. It stays revealed. Nobody can prevent it, and humans cannot be revealed.',
  ],
  'VE-4.6': [
    'Support windows',
    'Before and after the action both players may play support cards in turn, the active player first. Two passes in a row close the window.',
  ],
  'VE-4.7': [
    'The action',
    'Exactly one: a combat, hiding a character (night), holy water (day), or passing. Only what can be carried out in full is offered; passing always can.',
  ],
  'VE-4.8': [
    'Hiding a character',
    'The vampire player lays three vampire cards and names a castle character. Unless a card is cancelled and not replaced, the character goes to the bottom of the city without its markers, and the castle is filled up from the top.',
  ],
  'VE-4.9': [
    'Holy water',
    'The human player lays two holy-water cards and names a living character of castle or city that is not a revealed vampire. Unless it is refused, the game tells the truth: a human is confirmed for all, a vampire is revealed.',
  ],
  'VE-4.9.6': [
    'Attacking at once',
    'If holy water finds a vampire in the castle, the human player may attack it right away with another character. The lower of the two holy-water cards may be part of the opening.',
  ],
};

export const endRules: Help<(typeof END_RULES)[number]> = {
  'VE-6': [
    'The end',
    'The game ends at once when all three vampires or all six humans are dead, after any card that saves the last one. Then everything is turned up. A player may resign at any time.',
  ],
  'VE-6.3': [
    'Conquest',
    'As soon as the castle holds three revealed vampires, the vampire player wins, whoever brought it about.',
  ],
  'VE-6.4': [
    'Points',
    'When nobody has cards any more, each living human counts 1 point and each living vampire 2. More points win; equal ones are a draw, and both win.',
  ],
  'VE-7': [
    'When time is up',
    'The clock passes, declines, stops or lays nothing; in the exchange it skips; as an action it passes with random cards. Parts of an unfinished decision are dropped.',
  ],
  'VE-8': [
    'What is secret',
    'Hands, the order of decks and city, face-down discards, the vampires and the trusted humans. What Bat Form, Mist Form or Crypt Opening showed stays as a picture of that moment.',
  ],
  'VE-8.4': [
    'Windows',
    'Whether you are asked for a response never depends on the cards you hold. With automatic passing every window is held for a while alike, so that nobody can tell a thought from an empty hand.',
  ],
  'VE-11': ['Options', 'What the table can agree on before the game; the first value is the usual one.'],
};
