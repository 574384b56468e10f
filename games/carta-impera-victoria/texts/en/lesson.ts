/** The lesson, step by step: what is said, and what is said to whoever answers something else. */
export const lesson = {
  goal: {
    title: 'The goal',
    text: 'Collect cards of six domains. With two players, 8 cards of one domain at the end of your turn win at once (7 with three or four players): that is hegemony. If nobody manages it before the deck runs out, whoever leads in the most domains wins.',
    wrong: '',
  },
  play: {
    title: 'Play a card',
    text: 'You begin every turn by playing one card from your hand into your columns; you cannot leave it out. Tap Economy, then tap it again or press the button.',
    wrong: 'You could play that one as well. Here we want a third Economy card: tap Economy.',
  },
  threshold: {
    title: 'A threshold',
    text: 'Three cards of a domain open its first effect, five the second (with four players two and four). It costs nothing and can be used at once. The diamonds show how far you are: with 3 Economy cards Development is open.',
    wrong: '',
  },
  effect: {
    title: 'Use an effect',
    text: 'Development: give up one card of your columns, then play another from your hand. Tap Development, give up Religion, and play Science.',
    wrong: 'That is allowed in a real game. Here: Development, give up Religion, then play Science.',
  },
  finish: {
    title: 'Finish',
    text: 'Use effects in any order: of each domain one that is open, and one that costs a card of it. Then finish: you draw up to three cards; whoever holds more draws none and discards none. Finish, and watch what Odile does.',
    wrong: 'Nothing more is needed in this turn: press Finish.',
  },
  others: {
    title: 'What the others did',
    text: 'Odile played Military and drew. The line above your cards tells what has happened; tap it to look back. You see how many cards she holds and of which age, but not which ones. Whatever is played or discarded lies open.',
    wrong: '',
  },
  special: {
    title: 'Religion and Culture',
    text: 'Two domains work differently. Religion lets you draw up to 5 cards, later up to 7. Culture needs no number: whoever alone has the most may copy an open effect of another player once a turn, and carries it out with their own cards.',
    wrong: '',
  },
  attack: {
    title: 'Discard effects',
    text: 'Some effects cost a card of their own domain. Attack costs a Military card: then you discard one card of a domain, and everybody else loses one of that domain too. Attack Culture, which Odile collects.',
    wrong: 'Here we want to hurt Odile’s Culture: tap Attack, then Culture.',
  },
  danger: {
    title: 'Danger',
    text: 'Odile has 7 Military cards. With one more she wins at the end of her turn. What threatens is always written here.',
    wrong: '',
  },
  embargo: {
    title: 'A marker',
    text: 'Embargo costs an Economy card. It is laid face-down on a column, and its owner cannot play cards of that domain in the next turn. Lay it on Odile’s Military.',
    wrong: 'Odile would win with Military: tap Embargo, then her Military.',
  },
  blocked: {
    title: 'Saved',
    text: 'Finish your turn. Odile holds Military cards, but cannot play them.',
    wrong: 'The Embargo lies where it should: press Finish.',
  },
  hegemony: {
    title: 'Hegemony',
    text: 'Now it is you who has 7 cards of one domain, and it is Science. Play the eighth and finish: only what lies there when your turn ends counts.',
    wrong: 'Play Science, then press Finish: 8 cards of one domain win.',
  },
  final: {
    title: 'The final round',
    text: 'When the deck is empty, the others finish the round without drawing. Then each domain is a point for whoever has the most of it, for each of them if several do. Cards in hand count nothing; in a tie Utopia decides. Play the last rounds against a Novice!',
    wrong: '',
  },
} as const;
