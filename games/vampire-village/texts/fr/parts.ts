import type { PartWords } from '../catalogue.ts';

export const parts: PartWords = {
  villagers: ['plus de villageois', 'moins de villageois'],
  creatures: ['plus de créatures repoussées', 'moins de créatures repoussées'],
  defence: ['une défense plus solide', 'une défense plus faible'],
  demons: ['des démons moins nuisibles', 'des démons plus nuisibles'],
  layout: ['un village mieux disposé', 'un village moins bien disposé'],
  coming: ['de meilleures cartes à venir', 'de moins bonnes cartes à venir'],
};
