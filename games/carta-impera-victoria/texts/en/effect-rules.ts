import type { EFFECT_RULES, Help } from '../help-rules.ts';

export const effectRules: Help<(typeof EFFECT_RULES)[number]> = {
  'CIV-5': [
    'Effects',
    'Permanent effects are free and open up as a column grows: level 1 first, level 2 later. A discard effect costs one face-up card of its domain from your play area. Culture has Inspiration alone.',
  ],
  'CIV-5.1': [
    'Assassination',
    'Military, level 1. Discard 1 card of your own hand. It makes room for a new one when you draw.',
  ],
  'CIV-5.2': [
    'Purge',
    'Military, level 2. Discard 2 cards of your own hand. With a single card left, use Assassination.',
  ],
  'CIV-5.3': [
    'Attack',
    'Discard effect of Military. Pay 1 Military card, then discard a card of any domain you still have. Every other player, partners included, discards a card of that domain if they have one. You need at least 2 cards in your play area.',
  ],
  'CIV-5.4': [
    'Holy Book and Divine Right',
    'Religion raises your hand limit to 5 at level 1 and to 7 at level 2. You use it in your turn, before you finish; the limit then holds for this turn’s draw, even if you lose Religion cards afterwards. At a table where Religion works by itself there is nothing to use: the Religion cards you have when you draw count.',
  ],
  'CIV-5.5': [
    'Inquisition',
    'Discard effect of Religion. Pay 1 Religion card and take the whole hand of another player. From all the cards you now hold you give back as many as you took, whichever you like. An empty hand may be chosen too; you only lose the Religion card.',
  ],
  'CIV-5.6': [
    'Development',
    'Economy, level 1. Discard 1 card of your play area, of any domain, then play 1 card of your hand.',
  ],
  'CIV-5.7': [
    'Monopoly',
    'Economy, level 2. Discard 2 cards of your play area, of any domains, then play 2 cards of your hand.',
  ],
  'CIV-5.8': [
    'Embargo',
    'Discard effect of Economy. Lay 1 of your Economy cards face-down on a column that has at least one card, your own included unless the table forbids it. Its owner cannot play cards of that domain until the end of their next turn.',
  ],
  'CIV-5.9': [
    'What an Embargo does',
    'It forbids playing cards of that domain, nothing else: the column counts, its effects work, its cards can be discarded or taken back. At the end of the owner’s next turn the marker goes to the discard pile. It stays even if the column is emptied.',
  ],
  'CIV-5.10': [
    'Experiment',
    'Science, level 1. Take 1 card of your play area back into your hand, then play 1 card, even the same one. You may only take a card that leaves you something to play.',
  ],
  'CIV-5.11': [
    'Research',
    'Science, level 2. Take 2 cards of your play area back into your hand, then play 2 cards. You may only take cards that leave you enough to play.',
  ],
  'CIV-5.12': [
    'Breakthrough',
    'Discard effect of Science. Pay 1 Science card, draw 5 cards or what is left of the deck, then discard as many as you drew, old or new. Once drawn, it cannot be taken back.',
  ],
  'CIV-5.13': [
    'Inspiration',
    'Culture. If you have more Culture cards than each of the others, you may once a turn copy a permanent effect that another player has open, and carry it out with your own cards. Your own permanent effect of that domain is then used up for the turn.',
  ],
  'CIV-5.14': [
    'The Culture coin',
    'It lies on the column you copied last. It goes back to the table as soon as another player has as many Culture cards as you.',
  ],
  'CIV-5.15': [
    'Copying Religion',
    'You copy a level of another player’s Religion for this turn; the coin gives nothing later. At a table where Religion works by itself you put the coin on a Religion column of level 1 or 2: as long as it lies there, your hand limit is at least the one that column gives. Limits are not added together.',
  ],
  'CIV-5.16': [
    'Democracy',
    'Discard effect of Utopia. Lay 1 of your Utopia cards face-down on a column that has at least one card. For the rest of the game its owner needs one card more there for hegemony. Levels and scoring do not change.',
  ],
  'CIV-5.17': ['Oligarchy', 'Utopia, level 1. Take any 1 card from the discard pile into your hand.'],
  'CIV-5.18': [
    'Republic',
    'Utopia, level 2. Take any 2 cards from the discard pile into your hand. You may go over your hand limit.',
  ],
};
