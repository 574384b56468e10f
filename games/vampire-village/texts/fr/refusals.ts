import type { Refusals } from '../catalogue.ts';
import { cardName, creatureName } from './words.ts';

export const refusals: Refusals = {
  over: () => 'La partie est terminée.',
  'not-asked': () => 'On n’attend aucune décision de vous pour l’instant.',
  malformed: () => 'Ce n’est pas une réponse à cette question.',
  'not-in-hand': ({ card }) => `${cardName(card)} n’est pas dans votre main.`,
  occupied: () => 'Une carte s’y trouve déjà.',
  'not-beside-a-card': () => 'Une nouvelle carte doit toucher l’une des vôtres par un bord.',
  'too-wide': () => 'Votre village dépasserait 4 cartes en largeur.',
  'too-high': () => 'Votre village dépasserait 4 cartes en hauteur.',
  'no-points': () => 'Le héros n’a plus de points de déplacement.',
  'not-in-village': ({ card }) => `${cardName(card)} n’est pas dans votre village.`,
  'not-beside-the-hero': ({ card }) => `${cardName(card)} ne touche pas le nouveau héros par un bord.`,
  'no-villager-left': ({ card }) => `Plus personne ne peut quitter ${cardName(card)}.`,
  'must-step': () => 'Le villageois choisi doit faire au moins un pas.',
  'not-onward': ({ card }) => `${cardName(card)} n’est pas un pas plus loin du départ du villageois.`,
  'not-drawn': ({ creature }) => `Vous n’avez pas ${creatureName(creature)} à donner.`,
  'no-such-demon': ({ creature }) => `${creatureName(creature)} n’est pas à votre village.`,
  'demon-powerless': ({ creature }) => `${creatureName(creature)} ne peut plus rien faire.`,
  'not-its-deed': () => 'Ce démon ne peut pas faire cela.',
  'not-a-hero': ({ card }) => `${cardName(card)} n’est pas un héros.`,
  'not-the-poorest': ({ card }) => `${cardName(card)} n’est pas un bâtiment habité au minimum de villageois.`,
  'not-to-be-lured': ({ creature }) =>
    `Vous ne pouvez pas attirer ${creatureName(creature)} depuis votre voisin de droite.`,
  'nothing-to-plague': () => 'La peste n’emporterait aucun villageois.',
  'outside-the-line': ({ card }) => `${cardName(card)} n’est pas dans la ligne attaquée.`,
  'not-attacking': ({ creature }) => `${creatureName(creature)} ne vous attaque pas en ce moment.`,
  'not-the-weakest': ({ creature }) => `${creatureName(creature)} n’est pas parmi les plus faibles.`,
};
