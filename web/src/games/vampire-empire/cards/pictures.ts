import { CARD_IDS, type Card, type CardId, TYPE_NAMES } from '@duskhall/vampire-empire';
import type { IconName } from '../icons.ts';

/** Cards that look alike: their numbers tell them apart. */
const SHARED = {
  'holy-water-1': 'holy-water-flask',
  'holy-water-2': 'holy-water-flask',
  'holy-water-3': 'holy-water-flask',
  'vampire-1': 'vampire-face',
  'vampire-2': 'vampire-face',
  'vampire-3': 'vampire-face',
} as const satisfies { [Id in CardId]?: IconName };
const isShared = (id: CardId): id is keyof typeof SHARED => id in SHARED;

/** The drawing of a card: that of its own id, or a shared one. A card without either does not compile. */
export function pictureOf(card: Card): IconName {
  const id = CARD_IDS[card]!;
  return isShared(id) ? SHARED[id] : id;
}
export const pictureOfType = (type: number): IconName => TYPE_NAMES[type]!;
