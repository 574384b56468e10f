import type { PartWords } from '../catalogue.ts';

export const parts: PartWords = {
  area: ['un meilleur plan de jeu', 'un moins bon plan de jeu'],
  hand: ['une meilleure main', 'une moins bonne main'],
  effects: ['de meilleurs effets', 'des effets plus faibles'],
  majority: ['plus de domaines menés', 'moins de domaines menés'],
  hegemony: ['l’hégémonie est plus proche', 'l’hégémonie s’éloigne'],
  danger: ['des rivaux moins dangereux', 'des rivaux plus dangereux'],
  markers: ['des marqueurs mieux placés', 'des marqueurs moins bien placés'],
  moment: ['un meilleur moment', 'un moins bon moment'],
};
