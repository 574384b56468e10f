import { CARD_IDS, type Card, CHARACTER_NAMES, type Character, TYPE_NAMES } from '@duskhall/vampire-empire';
import type { IconName } from '../icons.ts';

/** The drawing of a card: holy water and vampires look alike, their numbers tell them apart. */
export function pictureOf(card: Card): IconName {
  const id = CARD_IDS[card]!;
  if (id.startsWith('holy-water')) return 'holy-water-flask';
  return (id.startsWith('vampire') ? 'vampire-face' : id) as IconName;
}
export const pictureOfType = (type: number): IconName => TYPE_NAMES[type]!;
export const portraitOf = (character: Character): IconName => CHARACTER_NAMES[character]!;
