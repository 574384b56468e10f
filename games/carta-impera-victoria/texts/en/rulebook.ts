const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** What the rulebook says besides the rules. */
export const rulebook = {
  course: {
    play: {
      title: 'Play a card',
      text: 'One card of your hand goes face-up into your play area. You may not pass.',
    },
    permanent: {
      title: 'Use permanent effects',
      text: 'They are free if you have enough cards of their domain. One per domain.',
    },
    discard: {
      title: 'Use discard effects',
      text: 'Each costs a card of its domain. One per domain, in any order with the others.',
    },
    draw: { title: 'Draw', text: 'Up to your hand limit: 3 cards, or 5 or 7 with Religion.' },
    embargo: { title: 'Embargoes leave', text: 'Those that lay on you all turn long go to the discard pile.' },
    hegemony: { title: 'Hegemony?', text: 'If one of your columns has enough cards, you have won.' },
  },
  again: 'The next player',
  end: 'Once the deck is empty the round is played to its end: whoever leads in the most domains wins.',
  groups: { domains: 'Domains and their cards', effects: 'All effects', signs: 'Signs on the table' },
  domains: {
    military: 'Makes room in your hand for new cards, and strikes at the columns of everybody at once.',
    religion: 'Fills your hand, and lets you choose from the hand of another player.',
    economy: 'Replaces cards that you no longer need, and closes a domain to another player for a turn.',
    science: 'Moves your cards from one domain to another, and searches the deck.',
    culture: 'Borrows the permanent effects of the others, as long as you have the most Culture cards.',
    utopia:
      'Brings back what was discarded, and moves hegemony further away. It is compared first when points are equal.',
  },
  signs: {
    levels: {
      name: 'Dots, diamonds and crown',
      text: 'There is one sign for each card up to hegemony. The two diamonds are level 1 and level 2, the crown is hegemony; what you have reached is lit.',
    },
    embargo: {
      name: 'Embargo marker',
      text: 'An Economy card, face-down and sideways. Cards of this domain cannot be played here until the end of its owner’s next turn.',
    },
    democracy: {
      name: 'Democracy marker',
      text: 'A Utopia card, face-down. Hegemony takes one card more in this column for the rest of the game.',
    },
    coin: {
      name: 'Culture coin',
      text: 'It lies on the column that was copied last by Inspiration. In the middle of the table it belongs to nobody.',
    },
    lead: {
      name: 'Wreath',
      text: 'This player has more Culture cards than each of the others, and may use Inspiration.',
    },
    first: {
      name: 'First player',
      text: 'Begins every round, all game long. Once the deck is empty, the game ends before this player’s next turn.',
    },
  },
  facts: {
    effects: 'Effects',
    cards: 'Cards',
    permanent: 'permanent effect',
    discard: 'discard effect',
    players: (seats: readonly string[]): string => `${either.format(seats)} players`,
  },
  numbers: {
    thresholds: 'Cards of one domain, by number of players',
    cards: 'Cards in the game, by number of players',
    players: 'Players',
    age: (age: string): string => `Age ${age}`,
    all: 'All ages',
    removed: 'Removed unseen',
    dealt: 'Deck after the deal',
    drafted: 'Deck after a draft',
  },
  examples: {
    threshold: {
      title: 'A threshold reached in mid-turn',
      captions: [
        'Three players. You have 2 Economy, 2 Science and 1 Culture. That is not enough for level 1 of any domain, which takes 3 cards.',
        'You play Economy I. With 3 Economy cards Development is open at once.',
        'Development: you discard Culture and play Science II. That makes 3 Science cards, and Experiment is open too.',
        'Experiment: you take Economy back into your hand and play your other Science II. You are down to 2 Economy cards, but Development has been carried out already.',
        'You finish with 4 Science and 2 Economy cards. You hold 1 card and draw 2.',
      ],
    },
    attack: {
      title: 'An Attack hits everybody',
      captions: [
        'Three players. You have 2 Military cards and 1 Science card. Odile has 3 Science cards, which is level 1. Casimir has 4 Military cards.',
        'You use Attack and pay 1 Military card. You can attack any domain of which you still have a card: Military or Science.',
        'You attack Science. You discard your own Science card, and Odile discards one: with 2 left she has lost level 1. Casimir has no Science and loses nothing.',
      ],
    },
    embargo: {
      title: 'Under an Embargo',
      captions: [
        'Four players. An Embargo lies on your Science: you cannot play your two Science cards. Only Economy II is left.',
        'You play Economy II. 2 Economy cards would be enough for Development, but you hold no card that you may play.',
        'Your Science column still counts: 4 cards, level 2. You use Experiment. You may only take back Economy, because after taking Science you would have nothing to play.',
        'Economy II is back in your hand, and you must play it again at once.',
        'You finish. The Embargo lay on you all turn long, so it goes to the discard pile as an Economy card. In your next turn you can play Science again.',
      ],
    },
    democracy: {
      title: 'One card more because of Democracy',
      captions: [
        'Two players: hegemony takes 8 cards. You have 7 Science cards. It is Odile’s turn, and she has 2 Utopia cards.',
        'Odile uses Democracy: one of her Utopia cards now lies on your Science, where you need 9 cards from now on. She finishes, and it is your turn.',
        'You play Science III. If you finished with 8 cards, you would not win.',
        'But you have 3 Economy cards. Development: you discard one of them and play your second Science III. That makes 9.',
        'You finish. At the end of your turn you have 9 Science cards and win by hegemony.',
      ],
    },
    inspiration: {
      title: 'Inspiration and the coin',
      captions: [
        'Four players. You and Odile have 2 Culture cards each, so nobody may use Inspiration. Odile has 4 Science cards: level 2.',
        'You play Culture II. With 3 Culture cards you have more than each of the others: Inspiration is open.',
        'You use Inspiration. You can copy Experiment or Research from Odile, and Development from Casimir.',
        'You copy Research and carry it out with your own cards: you take both Military cards back and play Science II and Religion I. The coin lies on Odile’s Science.',
        'You finish, and Odile plays Culture. Now you both have 3 cards: the coin goes back to the table at once, and nobody may use Inspiration.',
      ],
    },
    inquisition: {
      title: 'First Holy Book, then Inquisition',
      captions: [
        'Four players: 2 cards open level 1. You have 1 Religion card and hold Religion I, Science I and Military I.',
        'You play Religion I. With 2 Religion cards you use Holy Book: in this turn you draw up to 5 cards.',
        'You use Inquisition on Odile. It costs you a Religion card. You take her 3 cards and now have to give 3 cards back, hers or yours.',
        'You keep Economy I and Culture I and give back the others. Only Odile and you know which cards these were.',
        'You finish. Holy Book counts although you have only 1 Religion card left: you draw 3 cards. After the Inquisition you could not have used it any more.',
      ],
    },
    midturn: {
      title: 'Only the end of the turn counts',
      captions: [
        'Three players: hegemony takes 7 cards. You have 6 Science cards and hold another.',
        'You play Science III: 7 cards. If you finish now, you win.',
        'But you use Breakthrough first. It costs a Science card, so that you have 6 again. You draw 5 cards and must discard 5.',
        'You finish with 6 Science cards and have not won: the 7 cards you had in mid-turn do not count.',
      ],
    },
    final: {
      title: 'The last card of the deck',
      captions: [
        'Three players; Casimir is first player. It is your turn, and Odile comes after you. The deck has 3 cards left.',
        'You use Breakthrough. You draw 3 cards instead of 5 and must discard exactly 3. The deck is empty: this is the final round.',
        'You discard 3 cards and finish without drawing. Odile still has a turn.',
        'Odile plays Military and finishes. Casimir would be next, but he is first player: the game is over. You lead in Culture, in Utopia and, together with Casimir, in Economy. You win with 3 points; the others have 2 each.',
      ],
    },
    tie: {
      title: 'Equal points',
      captions: [
        'Three players, the last turn of the final round. You hold one card, Utopia III.',
        'You play it. Now you lead in Military and Science, Odile leads in Religion and Economy, and in Culture and Utopia you have 2 cards each. The Democracy marker on your Science changes nothing here.',
        'You finish with 4 points each. Utopia is compared first, then Culture: 2 to 2 both times. Science comes next, and with 4 cards to 3 you win.',
      ],
    },
  },
} as const;

type Texted<T> = { readonly [K in keyof T]: string };
/** The same in another language. */
export interface RulebookWords {
  course: { readonly [S in keyof typeof rulebook.course]: { title: string; text: string } };
  again: string;
  end: string;
  groups: Texted<typeof rulebook.groups>;
  domains: Texted<typeof rulebook.domains>;
  signs: { readonly [S in keyof typeof rulebook.signs]: { name: string; text: string } };
  /** `players` is told one number of players or several. */
  facts: Texted<Omit<typeof rulebook.facts, 'players'>> & { players(seats: readonly string[]): string };
  /** `age` is told a Roman number. */
  numbers: Texted<Omit<typeof rulebook.numbers, 'age'>> & { age(age: string): string };
  examples: { readonly [E in keyof typeof rulebook.examples]: { title: string; captions: readonly string[] } };
}
