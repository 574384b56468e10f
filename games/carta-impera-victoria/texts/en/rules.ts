import type { COURSE_RULES, END_RULES, Help } from '../help-rules.ts';

export const courseRules: Help<(typeof COURSE_RULES)[number]> = {
  'CIV-1': [
    'The game',
    'Each player builds a civilisation from the cards of six domains. Enough cards of a single domain at the end of your turn win at once: that is hegemony. If nobody gets there, the deck runs out and whoever leads in the most domains wins.',
  ],
  'CIV-2': [
    'Cards and domains',
    'A card has a domain and an age, nothing else. The six domains are Military, Religion, Economy, Science, Culture and Utopia. Religion is found in Ages I and II only, Utopia in Age III only. The age changes nothing but the back. A column is all your face-up cards of one domain.',
  ],
  'CIV-2.5': [
    'How many cards it takes',
    'Two or three players: 3 cards of a domain open its effect of level 1, 5 cards that of level 2. Four players: 2 and 4 cards. Hegemony takes 7 cards, with two players 8.',
  ],
  'CIV-3': [
    'Setup',
    'The three ages are shuffled apart and stacked, Age I on top. With two or three players three cards of each age leave the game unseen. A first player is drawn by lot, and everybody starts with three cards in hand, dealt or drafted.',
  ],
  'CIV-3.8': [
    'The draft',
    'Everybody gets four cards, keeps one in secret and passes the rest clockwise; from the three that arrive, the same again. From the last two one is kept and one goes face-up to the centre. Then each player takes a card of the centre into the play area, the last in turn order first and the first player last. The three kept cards are your hand.',
  ],
  'CIV-4': [
    'The turn',
    'A turn has three steps: play a card, use as many effects as you like, draw. Then play passes clockwise. Nobody acts in the turn of another.',
  ],
  'CIV-4.2': [
    'Playing a card',
    'You begin your turn by playing one card of your hand face-up into your play area, where it joins its domain. You may not pass. Only if your hand is empty, or an Embargo closes everything you hold, is the step left out.',
  ],
  'CIV-4.4': [
    'Closed domains',
    'While an Embargo lies on one of your domains you cannot play cards of it, neither at the start of your turn nor through an effect. Nothing else can make a card unplayable.',
  ],
  'CIV-4.5': [
    'Using effects',
    'After playing you may use effects one after another, in any order, until you finish. Permanent effects cost nothing but need enough cards in their domain. Discard effects cost a card of their domain.',
  ],
  'CIV-4.6': [
    'Once a turn',
    'Each turn every domain grants you one permanent effect and one discard effect. The two levels of a domain count as the same permanent effect: use one or the other.',
  ],
  'CIV-4.7': [
    'When the cards are counted',
    'What counts is your play area at the moment you start the effect. Cards played earlier in this turn help, cards lost no longer do. With enough cards for level 2 you may still choose level 1. An effect once begun is carried through.',
  ],
  'CIV-4.10': [
    'All or nothing',
    'You can start an effect only if you can carry out all of it, and you may not choose a card that would make the rest impossible. Three things may fall short: what the others lose in an Attack, what Breakthrough draws, and the hand the Inquisition takes.',
  ],
  'CIV-4.12': [
    'Drawing',
    'At the end you draw up to your hand limit: 3 cards, or 5 or 7 thanks to Religion. If you already hold as many or more, you draw nothing and discard nothing.',
  ],
  'CIV-4.15': [
    'The end of a turn',
    'Embargoes that lay on you all turn long go to the discard pile. Then your columns are checked for hegemony. If nobody has won, the next player begins.',
  ],
  'CIV-4.17': [
    'Discarding',
    'Discards lie face-up, whether they come from a hand or from a play area. Everybody may look through the discard pile at any time.',
  ],
  'CIV-4.19': [
    'The final round',
    'Once the last card of the deck is drawn, the round is played to its end, so that all have had equally many turns. Nothing more is drawn. Hegemony is still possible; otherwise the domains are counted.',
  ],
  'CIV-4.22': [
    'When nothing moves',
    'If no card leaves the deck for a number of whole rounds, 10 unless the table says otherwise, the game ends and the domains are counted.',
  ],
};

export const endRules: Help<(typeof END_RULES)[number]> = {
  'CIV-6': [
    'The end',
    'The game ends at once by hegemony, or after the final round by majority. There are winners and losers, but no second place. Afterwards all hidden cards are shown.',
  ],
  'CIV-6.1': [
    'Hegemony',
    'At the end of your own turn you win if one of your columns has 7 cards or more, with two players 8, and one more for each Democracy marker on it. A number reached in mid-turn and lost again does not count.',
  ],
  'CIV-6.5': [
    'Majority',
    'In each domain whoever has the most face-up cards scores a point; those who tie for it score one each. A domain without cards gives none. Hands, markers and the coin count for nothing. Most points win.',
  ],
  'CIV-6.8': [
    'Ties',
    'Among players with equal points, the one with more Utopia cards wins; then Culture, Science, Economy, Religion and Military decide in turn. Those still equal after that share the victory.',
  ],
  'CIV-6.20': [
    'Teams',
    'Four players, two against two, partners facing each other. The hegemony of one is the victory of both. A team scores a point where one of its members has the single highest count; partners’ cards are not added up, except to break a tie. Attacks hit your partner too, and hands stay hidden from each other.',
  ],
  'CIV-7': [
    'Decisions and time',
    'You are asked even if only one answer is possible, so that nobody can read your hand from your speed. If your time runs out, you finish, give back what you took, or a choice is made at random.',
  ],
  'CIV-8': [
    'What is hidden',
    'Hidden are the faces of hands, deck, draft cards and removed cards. Backs show the age, so everybody sees how many cards of which age a hand has. Cards taken up openly are remembered for you. After an Inquisition only the two concerned know what changed hands.',
  ],
  'CIV-11': [
    'Options',
    'A table may draft instead of dealing, play in teams, let Religion work by itself, allow markers on other players only, break team ties by the better member, and set how many rounds without a draw end the game.',
  ],
};
