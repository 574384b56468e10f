/** What the rulebook says besides the rules. */
export const rulebook = {
  course: {
    keep: { title: 'Keep a card', text: 'Six times a round: keep one card of your hand, pass the others on.' },
    building: { title: 'Lay a building', text: 'It counts something in your village and brings that many villagers.' },
    hero: { title: 'Or lay a hero', text: 'It moves villagers from the cards beside it.' },
    give: {
      title: 'Give creatures',
      text: 'Twice a round: draw three, give one to each neighbour and keep one. With two players, keep one of the three.',
    },
    demons: { title: 'Demons act', text: 'Each destroys one of your heroes or does its special deed. Then it leaves.' },
    attack: {
      title: 'Three attacks',
      text: 'Witches from the left, werewolves from above, vampires from the right, one type after another. Your outermost line on that side defends.',
    },
    repelled: { title: 'The line holds', text: 'The attack is no stronger: you lose nothing, and the creatures stay.' },
    breach: {
      title: 'Or it breaks',
      text: 'You lose a card of the line, they lose one attacker. Compare again, until the line holds or nobody is left.',
    },
  },
  again: 'Once more as round 2',
  end: 'After round 2: a point for each villager on your buildings and each creature at your gates. Most points win.',
  examples: {
    once: {
      title: 'A building counts only once',
      captions: [
        'You lay the Bakery, which brings a villager for each yellow building. The Market Square is one, the Bakery itself the second: 2 villagers on any free place.',
        'The Bakery lies, with 2 villagers. The Mossy Gate is green and did not count.',
        'Later you lay the Keep, which is yellow too. Nothing is counted again: Bakery and Market Square keep the villagers they have, and the Keep brings nobody.',
      ],
    },
    row: {
      title: 'A row with a hero in it',
      captions: [
        'The Moat brings a villager for each building in its row. The top row has Herb Garden, Champion, a gap and Rampart.',
        'You fill the gap: Herb Garden, Moat and Rampart make 3 villagers. The Champion is a hero and does not count, but it does not interrupt the row either.',
      ],
    },
    walks: {
      title: 'A Messenger and 5 points',
      captions: [
        'You are about to lay the Messenger in the middle, between Main Street and the Windmill.',
        'Only villagers on cards that share an edge with it may walk: the one on Main Street and the three on the Windmill. Frost Gate and Bakery touch it by a corner only.',
        'All three from the Windmill walk down to the Hedge Wall. Three villagers, one step each: 3 points.',
        'The one on Main Street walks over the Messenger to the Palisade: two steps, 2 points. All 5 points are used.',
        'Done. The Messenger stays in the village, but never moves anybody again.',
      ],
    },
    frame: {
      title: 'A village with a hole',
      captions: [
        'After round 1 only Frost Gate and Palisade are left. They do not touch, and are still one village, 3 wide and 2 high. The next card may lie beside either of them: eight places.',
        'You have laid the Castle at the far left. The village is 4 wide now, so the place to the right of the Palisade is gone. The hole between them may still be filled.',
      ],
    },
    two: {
      title: 'Creatures with two players',
      captions: [
        'You have drawn a Newborn Vampire, a Grey Werewolf and a Ruin Demon. You choose only which one you keep.',
        'You keep the Newborn Vampire, strength 1. Werewolf and demon go to Odile, face down until both of you are ready.',
        'Odile has kept her Swamp Witch, so her Black Werewolf and her Vampire Servant come to you. All cards lie open, and the second draw begins.',
      ],
    },
    demons: {
      title: 'The order of your demons',
      captions: [
        'A Hero-Slayer and a Ruin Demon wait below your village, and your only hero is the Messenger. You decide who acts first.',
        'The Ruin Demon begins. It takes the Messenger, or the Bakery: of the buildings with villagers it has the fewest. The empty Keep is passed over.',
        'You give it the Messenger. Now the Hero-Slayer finds no hero and leaves without effect. Had it acted first, the Messenger and the Bakery would both be lost.',
      ],
    },
    lure: {
      title: 'Everybody lures at the same time',
      captions: [
        'Each of the three of you has a Vampire-Luring Demon and no hero. It lures from the right neighbour: you from Casimir, Casimir from Odile, Odile from you.',
        'Casimir has a Newborn Vampire and a Vampire Knight. Either would be worth a point if you repel it, so you take the weaker one. Nobody sees it yet.',
        'Everything is shown. Casimir has taken a vampire from Odile. Odile’s demon does nothing: you had no vampire when the demons began, and one that has just been lured cannot be lured again.',
      ],
    },
    pack: {
      title: 'A pack keeps its strength',
      captions: [
        'Three grey werewolves are worth 3 each, the single black one 1: together 10, against a top row of 4. You must give up a card of that row.',
        'You gave up the Windmill. The weakest attacker went with it, the black one. 9 against 4.',
        'The Rampart falls, and a grey one. The two that are left are still worth 3 each: strengths were worked out before the attack. 6 against 4.',
        'The Bell Tower falls, and another grey one. 3 against 4: repelled. The Watchtower has held, and the last werewolf is worth a point.',
      ],
    },
    icon: {
      title: 'A hero takes the strongest along',
      captions: [
        'Three Swamp Witches are worth 2 each. The Right-Hand Witch is worth 4, since Casimir on your right has four witches. 10 against the 5 of your left column.',
        'You give up the Witchfinder. It bears the sign of the witches, so you may choose any attacker, not just the weakest.',
        'You choose the Right-Hand Witch. What is left is 6 against 5: the next card has to go. The hero’s defence was 0, so nothing is missing in the line.',
        'You give up the Palisade with its villager, and a Swamp Witch goes. 4 against 5: repelled. Two witches stay and are worth a point each.',
      ],
    },
    equals: {
      title: 'Which of the weakest goes?',
      captions: [
        'Round 1. Two grey and two black werewolves, each worth 2: 8 against 4.',
        'You give up the Messenger. All four attackers are equally strong, so you choose the colour.',
        'You destroy a grey one. 6 against 4: the Watchtower is the only card left in the row, so it falls. Again you choose.',
        'The other grey one goes. The next row holds, 4 against 5. Two black ones stay for round 2: with a third they would be worth 3 each, 9 together. One grey, one black and a new black one would be worth only 5.',
      ],
    },
    points: {
      title: 'Equal points',
      captions: [
        'The last attack: a Vampire Servant, 2 against 1. You must give up the Bakery or the Champion; two villagers live on each of them.',
        'You gave up the Champion, because villagers on heroes score nothing. 5 villagers on buildings and 3 creatures at your gates are 8 points. Odile has 8 as well, but you have 3 village cards and she has 2: you win.',
      ],
    },
  },
  groups: {
    starts: 'Starting villages',
    buildings1: 'Buildings of round 1',
    buildings2: 'Buildings of round 2',
    heroes1: 'Heroes of round 1',
    heroes2: 'Heroes of round 2',
    witch: 'Every witch',
    werewolf: 'Every werewolf',
    vampire: 'Every vampire',
    demon: 'Every demon',
  },
  facts: { copies: 'Cards in rounds 1 and 2' },
  numbers: {
    used: 'Cards by the number of players',
    players: 'Players',
    starts: 'Starting villages',
    startsLeft: 'Starting villages left over',
    cards: 'Village cards dealt in each round',
    cardsLeft: 'Village cards left over in each round',
    creatures: 'Creatures drawn in each round',
    creaturesLeft: 'Creatures left over in each round',
    back: 'When the hand you were dealt comes back to you',
    backAs: 'For your card number',
  },
};
