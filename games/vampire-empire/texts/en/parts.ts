import type { PartWords } from '../catalogue.ts';

export const parts: PartWords = {
  points: ['a better balance of deaths', 'a worse balance of deaths'],
  castle: ['the right characters in the castle', 'the wrong characters in the castle'],
  city: ['the right characters in the city', 'the wrong characters in the city'],
  markers: ['markers lie better', 'markers lie worse'],
  cards: ['a better supply of cards', 'a poorer supply of cards'],
  hand: ['a stronger hand', 'a weaker hand'],
  fight: ['better odds in combat', 'worse odds in combat'],
  moment: ['better timing', 'worse timing'],
};
