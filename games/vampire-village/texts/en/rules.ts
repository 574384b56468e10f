import type { COURSE_RULES, END_RULES, Help } from '../help-rules.ts';

export const courseRules: Help<(typeof COURSE_RULES)[number]> = {
  'VV-1': [
    'The game',
    'Build a village of cards, fill it with villagers and hold out against the creatures your neighbours send. After two rounds every villager on a building and every creature that was repelled and stays is worth a point. Everybody decides at the same time; nobody has a turn.',
  ],
  'VV-2': [
    'The cards',
    'A village card is a building or a hero. Buildings have a colour, a defence against witches, werewolves and vampires (in this order, as 2/1/0), and something they count when they are laid. Heroes have combat icons and movement points. The values, copies and names of the shipped set “reconstructed-1” were designed for this table: those of the printed cards were not available. Another list of cards can be played by the same rules.',
  ],
  'VV-3': [
    'Setup',
    'Each player gets a starting village with 2 villagers. The order in which the three types attack is drawn once and stays; demons always act first. Six village cards are dealt to each; with fewer than five players the rest leaves the game unseen.',
  ],
  'VV-4': [
    'A round',
    'Each of the two rounds has three phases: construction, creatures, attack. Villages, villagers and surviving creatures are carried over to round 2. It has stronger cards, and hands are passed the other way.',
  ],
  'VV-4.11': [
    'Choosing a card',
    'Keep one card of your hand in secret. When all have chosen, the rest of every hand goes to the left neighbour in round 1, to the right in round 2, and the chosen cards are shown. You see your next hand when the next choice begins, unless the table lets you peek. The sixth card is no choice: you lay what is left.',
  ],
  'VV-4.20': [
    'Laying a card',
    'Your card goes on an empty cell that shares an edge with a card of your village. The village may never become wider or higher than 4 cards, measured over the cards that are there now. Gaps left by destroyed cards may be filled again, and parts that no longer touch are still one village.',
  ],
  'VV-4.25': [
    'What a new card does',
    'A building brings villagers at once, as many as it counts, itself included. That happens only once: nothing that changes later adds or takes any. A hero may move villagers, now or never.',
  ],
  'VV-4.41': [
    'Giving creatures',
    'Twice a round you draw three creatures. One goes to your left neighbour, one to your right, one stays with you; with two players you keep one and your opponent gets two. All are turned up together, and everybody sees who gave what. Witches stand left of a village, werewolves above, vampires right, demons below.',
  ],
  'VV-4.50': [
    'Demons',
    'Before the attacks all players let their demons act, each for themselves and in secret; then the results are shown together. Until then everybody else sees the villages as they were. Demons leave the game afterwards and are worth no points.',
  ],
  'VV-4.51': [
    'Several demons',
    'Choose the order of your own demons. One that can do nothing, or nothing any more, leaves without effect. One with a single possibility takes it.',
  ],
  'VV-4.52': [
    'What a demon demands',
    'Each demon either destroys one of your heroes, which you choose, or does its special deed. What cannot be carried out, or would change nothing, cannot be chosen; declining is not possible. Villagers on a destroyed card are lost.',
  ],
  'VV-4.60': [
    'Values are frozen',
    'When all demons are gone, the strength of every attacker is worked out once and stays the same until the end of the round, whatever is destroyed meanwhile.',
  ],
  'VV-4.70': [
    'The attacks',
    'One type after another attacks all villages at once, in the order of the tiles. Witches come from the left, werewolves from above, vampires from the right. What one attack destroys is missing in the next.',
  ],
  'VV-4.74': [
    'Breaking in',
    'The outermost line on the attacked side defends: the leftmost column, the top row or the rightmost column, gaps or not. If the attack is not stronger than the buildings there, it is repelled and the attackers stay. If it is stronger, you lose a card of that line with its villagers, one attacker is destroyed, and both sides are compared again.',
  ],
  'VV-4.75': [
    'Which attacker is destroyed',
    'The weakest one; among different ones of equal strength you choose. If the card you gave up was a hero with the icon of the attackers, you may choose any of them.',
  ],
  'VV-4.91': [
    'The end of a round',
    'After round 1 frozen values are forgotten. The creatures stay at their villages and attack again in round 2, with new values.',
  ],
};

export const endRules: Help<(typeof END_RULES)[number]> = {
  'VV-6': [
    'Points',
    'The game ends after the attacks of round 2. You score 1 point for each villager on a building and 1 for each witch, werewolf and vampire still at your village, whatever its strength. Villagers on heroes score nothing.',
  ],
  'VV-6.5': [
    'Ties',
    'With equal points the player with more village cards wins, heroes and starting village included. If these are equal too, the victory is shared.',
  ],
  'VV-7': [
    'Time',
    'If your time is up, a fixed answer is given for you: the first card of the hand, the lowest place, no move, creatures in the order drawn, the poorest hero to a demon, the cheapest card and the weakest attacker in an attack.',
  ],
  'VV-7.1': [
    'Changing your mind',
    'Until the last player is done you may take back what you chose in secret; others only see how many are ready. In an attack your choices count at once.',
  ],
  'VV-8': [
    'What is hidden',
    'Hidden are hands, cards set aside, drawn creatures, plans and what demons are doing, until they are shown to all together. Hands that you have held before are remembered for you. Nobody ever sees the decks or the cards that are not used.',
  ],
  'VV-11': [
    'Options',
    'A table may let the plague strike all buildings instead of yellow ones, let players see their next hand while they lay a card, and choose the set of cards.',
  ],
};
