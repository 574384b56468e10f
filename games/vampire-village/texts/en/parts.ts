import type { PartWords } from '../catalogue.ts';

export const parts: PartWords = {
  villagers: ['more villagers', 'fewer villagers'],
  creatures: ['more creatures repelled', 'fewer creatures repelled'],
  defence: ['a stronger defence', 'a weaker defence'],
  demons: ['demons do less harm', 'demons do more harm'],
  layout: ['a better layout', 'a poorer layout'],
  coming: ['better cards to come', 'poorer cards to come'],
};
