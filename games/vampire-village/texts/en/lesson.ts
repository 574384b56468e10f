/** The lesson, step by step: what is said, and what is said to whoever answers something else. */
export const lesson = {
  goal: {
    title: 'The goal',
    text: 'After two rounds the most points win: one for each villager on your buildings, and one for each creature you have beaten back that still stands at your gates.',
    wrong: '',
  },
  pick: {
    title: 'Keep a card',
    text: 'All play at once. Six times a round you keep one card in secret, and the rest goes to Odile on your left (in round 2 to the right). Tap Main Street, then the button.',
    wrong: 'You could keep that one too. Here we want Main Street: tap it, then the button.',
  },
  place: {
    title: 'Lay it',
    text: 'A new card shares an edge with a card of yours; a village is at most 4 by 4. Main Street brings a villager for each building in its row. Lay it left or right of the Frost Gate.',
    wrong:
      'It may lie there, but only 1 villager would come. Left or right of the Frost Gate there are two buildings in the row.',
  },
  gain: {
    title: 'Villagers come',
    text: 'Two buildings in the row, the new one included: two villagers have moved in. That happens once, when a card is laid. Other buildings count other things; press and hold a card to read it.',
    wrong: '',
  },
  recruit: {
    title: 'A hero',
    text: 'Some cards are heroes. They bring nobody and defend nothing, but they move villagers; you will see what else they are good for. Keep the Messenger, with 5 movement points.',
    wrong: 'A good card too, but here we want a hero: tap the Messenger, then the button.',
  },
  hero: {
    title: 'Move villagers',
    text: 'A hero moves villagers from the cards beside it, a point for each step, and only when it is laid. Lay the Messenger in the framed place, tap Main Street, then the Keep twice, and press “Done moving”.',
    wrong:
      'Here: the Messenger in the framed place, and both villagers of Main Street to the Keep. That costs 2 of 5 points; the rest is lost.',
  },
  send: {
    title: 'Send creatures',
    text: 'Twice a round you draw three in secret: one for each neighbour, one for you. Vampires come from the right, where you defend with 4: keep the Vampire Servant, strength 2. Grey Werewolf to Odile, Ruin Demon to Casimir.',
    wrong: 'Here: Grey Werewolf to Odile, Ruin Demon to Casimir, and the Vampire Servant stays with you.',
  },
  sides: {
    title: 'The sides',
    text: 'Round 2: all that was sent is turned up together. Witches come from the left, werewolves from above, vampires from the right, in the order of the tiles at the top, which was drawn at the start. Only your outermost line there defends: add up its numbers. Heroes add nothing.',
    wrong: '',
  },
  demon: {
    title: 'Demons first',
    text: 'Demons wait below and act before anybody attacks, then they leave. This one destroys a hero, or the inhabited building with the fewest villagers; you must choose, unless neither is there. Give up the Messenger, then confirm.',
    wrong: 'Candle Works has a villager, and we still need the Vampire Hunter. Give up the Messenger.',
  },
  held: {
    title: 'Repelled',
    text: 'The witches came with 4 against 6. An attack no stronger than the line is repelled: you lose nothing, and they stay. After round 1 they would attack again; after round 2 each is a point.',
    wrong: '',
  },
  breach: {
    title: 'A breach',
    text: 'Each grey werewolf is as strong as its pack, so 4 against 3: they break in. You lose a card of the top row with its villagers, they lose their weakest, and you compare again. Give up the empty Rune Tower.',
    wrong:
      'Any card of the top row may fall, but villagers fall with it. Nobody lives in the Rune Tower: give that up.',
  },
  slay: {
    title: 'A hero falls',
    text: 'Vampires, 7 against 4. A hero with their sign takes along any of them, not just the weakest. Give up the Vampire Hunter, then slay the Vampire Lord.',
    wrong: 'If the weakest went, the Vampire Lord would break in again, 5 against 4. The Vampire Hunter can slay him.',
  },
  score: {
    title: 'The score',
    text: 'The game is over. 14 villagers on your buildings and 4 creatures at your gates are 18 points, and you win. Cards themselves and villagers on heroes count nothing; a tie goes to whoever has more village cards.',
    wrong: '',
  },
  final: {
    title: 'On your own',
    text: 'Both villages are built: send creatures twice, then live through the last night against a Novice. With two players you keep one creature, and the other two go to your opponent.',
    wrong: '',
  },
} as const;
