/** The lesson, step by step: what is said, and what is said to whoever answers something else. */
export const lesson = {
  goal: {
    title: 'The goal',
    text: 'Three of nine people are secretly vampires: the human player wins by killing all three, the vampire player by killing all six humans or gathering three revealed vampires in the castle.',
    wrong: '',
  },
  secret: {
    title: 'What is secret',
    text: 'You lead the humans. Odile leads the vampires, and only she knows who they are. You were shown two humans: the Cook and the Lord bear your seal. You see how many cards Odile holds, never which.',
    wrong: '',
  },
  exchange: {
    title: 'Exchange',
    text: 'Your turn is a day, Odile’s a night. It begins with an exchange. Tap the Chapel: it goes to the cellar, whose cards come back once, when the deck is empty; those in the moat are gone. Odile sees only how many. Then press the button: you draw up to 8.',
    wrong: 'Any card could go. Here: tap the Chapel while “cellar” is ticked, then press the button.',
  },
  attack: {
    title: 'Attack',
    text: 'Then one action. You may send anybody but a revealed vampire, against anybody: press Combat, tap the Cook, then the Lady. A card must suit its fighter, and the Cook is a servant: lay the Musket and attack with 3.',
    wrong: 'Here: Combat, the Cook against the Lady, and only the Musket.',
  },
  stop: {
    title: 'A defence that betrays',
    text: '3 against 5: only a higher attack kills. You could add cards for a second, last round; all are spent anyway. But why is the Lady so dear to Odile? Remember that, and stop the combat.',
    wrong: 'Save your cards: press “Stop the combat”.',
  },
  window: {
    title: 'Respond',
    text: 'Night: Odile sends the Monk against your Cook. That proves nothing about him. What the vampire player lays you may answer at once: tap Secret Passage to break off the combat. At night it costs two other cards: pay with Rapier and Dagger.',
    wrong: 'The Cook would die: play Secret Passage, and pay with Rapier and Dagger.',
  },
  water: {
    title: 'Holy water',
    text: 'Two holy-water cards bring out the truth about anybody, for all to see. Remember the Lady? Press Holy water, tap the Lady, both Holy Water cards, and test her.',
    wrong: 'It is the Lady we suspect: Holy water, the Lady, then both Holy Water cards.',
  },
  strike: {
    title: 'Revealed',
    text: 'The Lady is a vampire, and Odile had no card to deny it! Now holy water is a weapon against her, and you may attack at once. The weaker water may fight too: tap the Cook, Holy Water I on the table, the Pitchfork, and attack with 3.',
    wrong: 'Strike now: the Cook, with Holy Water I from the table and the Pitchfork.',
  },
  dead: {
    title: 'One of three',
    text: 'The Lady is dead, and the Nun came from the city in her place. A vampire shows itself in three ways: by holy water, by death, or because its player wants it. Now change sides!',
    wrong: '',
  },
  lie: {
    title: 'An attack that lies',
    text: 'Now you lead the vampires; red seals mark them. With none revealed in the castle, anybody may attack. So lie: Combat, the Officer, a plain human, against the Nun, with the Pistol.',
    wrong: 'Here we bluff: Combat, the Officer against the Nun, with the Pistol alone.',
  },
  support: {
    title: 'Support cards',
    text: 'The Nun was human: five to go. Before and after each action both may play support cards, like your Kitchen Boy, until both pass. A support card costs other cards: so many by day, so many at night. Keep it: press Pass, and watch Odile’s day.',
    wrong: 'Keep your Kitchen Boy for later: press Pass.',
  },
  fooled: {
    title: 'She believes it',
    text: 'Odile takes the Officer for a vampire and sends the Maid against him. You could defend him, but he is only a human. Lay nothing: Odile kills one of her own.',
    wrong: 'Let him die, he is a human: press “Lay nothing”.',
  },
  conquest: {
    title: 'Conquest',
    text: 'Nights later. Each night you may first reveal a vampire. It can then use Vampire cards, but must do the attacking. Three revealed in the castle win: tap the Butler, and reveal him.',
    wrong: 'Three revealed in the castle win at once: tap the Butler, then reveal him.',
  },
  end: {
    title: 'Won!',
    text: 'The castle is yours. One more thing: passing as an action costs two cards. When both run out of cards, a living human counts 1 point, a living vampire 2; equal is a draw. Now lead the humans against a Novice: two vampires are left!',
    wrong: '',
  },
} as const;
