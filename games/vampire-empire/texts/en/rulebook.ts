type Alike<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends readonly string[]
      ? readonly string[]
      : T[K] extends (...args: never[]) => string
        ? T[K]
        : Alike<T[K]>;
};
/** What the other languages say: everything that English does. */
export type RulebookWords = Alike<typeof rulebook>;

export const rulebook = {
  course: {
    exchange: { title: 'Exchange', text: 'Send cards to cellar or moat and draw up to 8, or skip.' },
    reveal: { title: 'Reveal a vampire', text: 'By night only, and only if the vampire player wants to.' },
    before: { title: 'Support cards', text: 'Both players in turn, until both have passed.' },
    combat: { title: 'Combat', text: 'One castle character attacks another.' },
    hide: { title: 'Hide', text: 'By night: three vampire cards send somebody to the city.' },
    water: { title: 'Holy water', text: 'By day: two cards tell the truth about somebody.' },
    pass: { title: 'Pass', text: 'Give up two cards.' },
    after: { title: 'Support cards', text: 'Once more both players in turn.' },
  },
  again: 'the other player',
  end: 'The game ends as soon as all three vampires or all six humans are dead, the castle holds three revealed vampires, or nobody has cards left.',
  groups: {
    characters: 'The nine characters',
    both: 'Cards of both decks',
    human: 'Holy water: only in the human deck',
    humanSupport: 'Support cards of the human player',
    vampire: 'Vampire cards: only in the vampire deck',
    vampireSupport: 'Support cards of the vampire player',
  },
  facts: {
    fitting: 'Fights with',
    favourite: '+2 from',
    type: 'Type',
    value: 'Value',
    cost: 'Cost',
    dayAndNight: (day: number, night: number): string => `${day} by day, ${night} by night`,
    when: 'When',
    copies: 'Copies',
    inBoth: (human: number, vampire: number): string =>
      human === vampire ? `${human} in each deck` : `${human} in the human deck, ${vampire} in the vampire deck`,
  },
  decks: { caption: 'How many cards of each type; a card of two types counts in both rows', all: 'all cards' },
  setup: {
    caption: 'What each player has at the start',
    hand: 'cards in hand',
    deck: 'cards left in the deck',
    shown: 'characters shown in secret',
  },
  actions: {
    caption: 'What each action costs',
    cards: 'cards',
    who: 'for',
    both: 'both players',
    oneOrMore: '1 or more',
  },
  ends: {
    caption: 'What decides the game at once',
    needed: 'how many',
    winner: 'wins',
    vampiresDead: 'vampires dead',
    humansDead: 'humans dead',
    inCastle: 'revealed vampires in the castle',
  },
  points: { caption: 'Points by how many are alive', alive: 'alive', humans: 'humans', vampires: 'vampires' },
  examples: {
    bluff: {
      title: 'An attack that lies',
      captions: [
        'Night. You lead the vampires, and the Butler is one of yours. Officer and Nun are human, but Odile does not know it.',
        'You attack the Nun with the Officer and lay the Pistol: 3. Anybody can be sent, also a human.',
        'Odile lays only the Candlestick: 3 is more than 1. The Nun dies, a human, and the Officer now looks like a vampire.',
        'The next day Odile sends the Maid against the Officer, with the Musket.',
        'You lay nothing, and he dies: Odile has killed a human herself. The Butler has not been noticed.',
      ],
    },
    rounds: {
      title: 'A combat of two rounds',
      captions: [
        'Day. The Lady is a revealed vampire: against her holy water counts in combat.',
        'You attack her with the Bishop and lay Holy Bible and Candlestick: 2 + 1 = 3.',
        'Odile lays Rapier and Vampire II for the Lady: 4. You have not exceeded that. You may stop, or lay on for a second round.',
        'You lay Relic and Holy Water II. The cards of both rounds count: 8 against 4.',
        'Odile lays Vampire III and Vampire I: 8 against 8. Equal is not enough: the Lady lives, and all eight cards are in the moats.',
      ],
    },
    markers: {
      title: 'Markers count in round 1 only',
      captions: [
        'Night. The Cook has a marker of +2 defence. To open an attack on him you must lay more than 2.',
        'You attack him with the Lord and lay the Pistol: 3 is enough.',
        'Odile lays Garlic: 1 + 2 = 3, and 3 is not more than 3. If you stopped now, the Cook would live.',
        'You lay the Dagger. In round 2 no marker counts: 4 against 1.',
        'Odile has no other card for a servant, and the Cook dies.',
      ],
    },
    must: {
      title: 'A revealed vampire has to attack',
      captions: [
        'Night. The castle holds a revealed vampire, the Lady.',
        'You choose Combat: nobody but the Lady can attack. Instead you could pass.',
        'Against the Monk she fights with Dagger (Noble), Vampire I and Hound (Vampire) or Claws. Garlic and Candlestick do not fit her.',
      ],
    },
    water: {
      title: 'Holy water, and an attack at once',
      captions: [
        'Day. You suspect the Butler and hold two cards of holy water.',
        'You test him with Holy Water I and Holy Water III. Odile may answer with I’m Not a Vampire or pass.',
        'She passes, and the truth comes out: the Butler is a vampire. You may attack him at once.',
        'You attack with the Lord. Holy Water I, the lower card on the table, and the Rapier make 3. Holy Water III goes to the moat.',
        'Odile lays the Pitchfork: 3 is more than 2. The Butler dies, the first of three vampires.',
      ],
    },
    denial: {
      title: 'A refusal that is cancelled',
      captions: [
        'Day. You want the truth about the Lady.',
        'You test her with Holy Water II and Aspen Stake.',
        'Odile plays I’m Not a Vampire and pays 1 card. That proves nothing: she may do it for a human too. If you pass, nothing comes out, and your two cards are lost.',
        'You play Sacrifice against it and pay 1 card. So the answer is given: the Lady is a vampire, and you may attack her at once.',
      ],
    },
    sacrifice: {
      title: 'After a Sacrifice more cards may follow',
      captions: [
        'Night, and Odile’s turn. You hold Sacrifice.',
        'She attacks the Nun with the Officer and lays the Pistol: 3. You are asked before you defend.',
        'You cancel the Pistol with Sacrifice. By night that costs 2 cards: Garlic and Musket.',
        'Odile may add cards and lays the Rapier: 2. You may answer that as well, but have nothing to answer with.',
        'You defend with the Candlestick: 2 is more than 1, and the Nun dies all the same.',
      ],
    },
    hiding: {
      title: 'Hiding somebody',
      captions: [
        'Night. You want the Lady out of the castle: she is revealed. You hold four vampire cards.',
        'You lay Vampire I twice and the Raven, and name the Lady.',
        'Odile cancels the Raven with Sacrifice. If you laid nothing in its place, the Lady would stay, and the other cards would be lost.',
        'You lay Vampire III instead. Odile may answer that one too.',
        'She passes. The Lady goes to the bottom of the city, as everybody knows, and loses her marker; the Maid comes from the top.',
      ],
    },
    hypnosis: {
      title: 'Hypnosis and conquest',
      captions: [
        'Night, before the action. Lady and Cook are revealed vampires; the third, the Bishop, is in the city and revealed too.',
        'You play Hypnosis and pay 2 cards. Odile could cancel it with Sacrifice.',
        'She passes. Nun and Bishop, the top two of the city, come into the castle. Three of the five will stay.',
        'You send back Monk and Nun. Three revealed vampires hold the castle: you win at once.',
      ],
    },
    herbalist: {
      title: 'The last human is saved',
      captions: [
        'Night. Five humans are dead, and the Maid is the last one.',
        'Odile attacks her with the Lord and lays the Pistol: 3.',
        'You have no card for a servant, and the Maid is dying. Before the game ends you are asked for Herbalist.',
        'You play Herbalist and pay 2 cards. The Maid goes to the city; nobody else is there, so she comes straight back into the castle, and the game goes on.',
      ],
    },
    cellar: {
      title: 'The cellar becomes the deck',
      captions: [
        'Day. You have 1 card in your deck and 5 in your cellar.',
        'You choose three cards for the cellar. You will draw as many.',
        'The first card came from the deck. Then the 8 cards of the cellar were shuffled and became the deck, and you drew 2 of them. From now on only the moat takes cards.',
      ],
    },
    points: {
      title: 'The last card',
      captions: [
        'Day. Odile is out of cards, and you have a single one. Four humans and two vampires are alive.',
        'You pass and give it up. Nobody has cards left: 4 points for the humans, 2 × 2 = 4 for the vampires. That is a draw, and both win. With one more living human you would have won 5 to 4.',
      ],
    },
  },
};
