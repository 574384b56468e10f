import type { CARD_RULES, Help } from '../help-rules.ts';

export const cardRules: Help<(typeof CARD_RULES)[number]> = {
  'VV-5': [
    'Buildings, heroes, creatures',
    'A building defends only while it stands in the line that is attacked; in a corner it belongs to two lines or three. Villagers add no defence.',
  ],
  'VV-5.2': [
    'Counting a colour',
    'The building brings a villager for each building of that colour in the whole village: the starting village counts, and so does the new building if it has the colour itself. Heroes have no colour.',
  ],
  'VV-5.3': [
    'Counting heroes',
    'The building brings a villager for each hero in the village at that moment. Heroes laid later change nothing.',
  ],
  'VV-5.4': [
    'Counting a row or column',
    'The building brings a villager for each building in its row, or in its column, itself included. Heroes do not count; gaps do not matter.',
  ],
  'VV-5.6': [
    'Counting nothing',
    'Such a building brings nobody, but has a better defence. Villagers may be moved onto it and score there.',
  ],
  'VV-5.20': [
    'Heroes',
    'A hero takes a place like a building and stands in the line with defence 0. Any hero can be given up to a demon, one for each demon. Villagers may stand on heroes but score nothing there.',
  ],
  'VV-5.22': [
    'Who may be moved',
    'Only villagers that lay on a card sharing an edge with the new hero when it was laid. Moving is voluntary; points that are left are lost.',
  ],
  'VV-5.23': [
    'Steps',
    'A point moves a villager from a card to one that shares an edge with it, buildings and heroes alike. A villager may take several steps, always away from where it started, and cannot cross empty cells.',
  ],
  'VV-5.26': [
    'Combat icons',
    'If a hero falls to attackers whose icon it bears, you may choose any of them to be destroyed along with it. Icons add no defence and do not help against demons.',
  ],
  'VV-5.31': ['Hero-Slayer Demon', 'You must give up one of your heroes. Without heroes it does nothing.'],
  'VV-5.32': [
    'Plague Demon',
    'Give up a hero, or lose a villager on each yellow building that has one; if the table plays so, on each building of any colour.',
  ],
  'VV-5.33': [
    'Ruin Demon',
    'Give up a hero, or lose the building with the fewest villagers. Empty buildings and heroes are passed over; among equals you choose.',
  ],
  'VV-5.34': [
    'Luring demons',
    'Give up a hero, or take over a creature of the named type from your right neighbour: it will attack you instead. What counts are the creatures that lay there when the demons began; one that was lured in this step cannot be lured again.',
  ],
  'VV-5.41': [
    'Witches',
    'The Swamp Witch has strength 2. The Left-Hand and the Right-Hand Witch are as strong as there are witches at the left or right neighbour of the village they attack; that may be 0. With two players both look at the opponent.',
  ],
  'VV-5.51': [
    'Werewolves',
    'Each is as strong as there are werewolves of its own colour at this village. Grey and black ones are counted apart but attack together.',
  ],
  'VV-5.61': ['Vampires', 'Each has the strength printed on it, from 1 to 6. Nothing changes it.'],
};
