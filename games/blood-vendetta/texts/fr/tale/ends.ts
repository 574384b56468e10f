import type { Ends } from '../../tale.ts';

export const ends: Ends = {
  endings: {
    vampires: [
      'Les vampires ont gagné. Le dernier ennemi est en poussière.',
      'Plus un seul ennemi. Les vampires peuvent danser jusqu’à l’aube.',
      'Les honnêtes buveurs de sang peuvent dormir : les vampires ont gagné.',
    ],
    hunters: [
      'Les chasseurs ont gagné. Les pieux étaient plus pointus que les crocs.',
      'Les crocs ne sauveront plus la ville. Les chasseurs ont gagné.',
      'Les chasseurs rangent leurs pieux. Ils ont gagné.',
    ],
    vargs: [
      'Les vargs ont gagné. Les plaintes pour hurlements ne sont plus recevables.',
      'La ville est à la meute : les vargs ont gagné.',
      'La neige est pleine d’empreintes de loup. Les vargs ont gagné.',
    ],
    werewolf: [
      'Le Loup-garou a gagné, seul comme toujours.',
      'Un hurlement sur des toits vides : le Loup-garou a gagné.',
      'Toute la ville est à lui : le Loup-garou a gagné.',
    ],
    kitsune: [
      'La Kitsune a gagné, et personne n’applaudit.',
      'La renarde était plus maligne que tous : la Kitsune a gagné.',
      'La Kitsune ôte son dernier masque. Elle a gagné.',
    ],
    nobody: [
      'Ce soir, il n’y a pas de vainqueur.',
      'Le prix reste dans sa boîte : personne ne gagne.',
      'Personne ne gagne. La ville hausse les épaules.',
    ],
  },
  whys: {
    'all-dead': [
      'Toutes les chaises sont vides.',
      'Il n’y a plus personne pour enterrer les morts.',
      'La dernière bougie ne brûle pour personne.',
    ],
    'two-leaders': [
      'Chef des chasseurs contre chef de meute : aucun ne peut tuer l’autre.',
      'Les deux chefs de clan se font face, et aucun ne peut abattre l’autre.',
      'Seuls vivent les chefs de clan, et aucun ne peut nuire à l’autre.',
    ],
    stalemate: [
      'Il ne s’est rien passé depuis trop longtemps.',
      'Trop de tours calmes : l’histoire s’est endormie.',
      'La ville s’est endormie toute seule.',
    ],
  },
};
