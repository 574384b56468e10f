import type { Words } from '../catalogue.ts';

export const howItWorks: Words['howItWorks'] = {
  sides: {
    title: 'Deux camps',
    told: 'La plupart d’entre vous sont des vampires, qui ne connaissent personne. Parmi vous se cachent des chasseurs, qui se connaissent : le dernier camp debout gagne.',
    short: 'Les chasseurs se connaissent, les vampires ne connaissent personne. Le dernier camp debout gagne.',
  },
  manySides: {
    title: 'Qui est qui ?',
    told: 'La plupart d’entre vous sont des vampires, qui ne connaissent personne. Des chasseurs, qui se connaissent, et d’autres ennemis s’y cachent : le dernier camp debout gagne.',
    short: 'Les vampires ne connaissent personne ; l’ennemi est parmi eux. Le dernier camp debout gagne.',
  },
  hours: {
    title: 'Nuit bavarde, jour sanglant',
    told: 'La nuit, toute la ville veille, discute et peut exécuter l’un de vous. Le jour, chacun se tait sur son téléphone, et les chasseurs choisissent une victime.',
    short: 'La nuit, on débat et on juge. Le jour, les chasseurs frappent.',
  },
  manyHours: {
    title: 'Nuit bavarde, jour sanglant',
    told: 'La nuit, toute la ville veille, discute et peut exécuter l’un de vous. Le jour, chacun se tait sur son téléphone, et l’ennemi choisit ses victimes.',
    short: 'La nuit, on débat et on juge. Le jour, l’ennemi frappe.',
  },
  accuse: {
    title: 'Touchez un nom pour accuser',
    told: 'Parlez, bluffez, touchez un nom pour l’accuser. Vous pouvez changer d’avis jusqu’à la fin du débat ; ensuite, les accusés passent en jugement.',
    short: 'Parlez, bluffez, touchez un nom pour l’accuser.',
  },
  name: {
    title: 'Touchez un nom pour accuser',
    told: 'Parlez, bluffez, touchez un nom pour l’accuser. Vous pouvez changer d’avis jusqu’à la fin du débat ; ensuite, tous votent.',
    short: 'Parlez, bluffez, touchez un nom pour l’accuser.',
  },
  vote: {
    title: 'Le vote',
    told: 'Tous répondent en même temps : exécuter ou épargner. Il faut plus de la moitié des voix, le silence épargne, et l’on n’exécute qu’une fois par nuit.',
    short: 'Exécuter ou épargner : il faut plus de la moitié des voix.',
  },
  ballot: {
    title: 'Le vote',
    told: 'Chacun désigne en même temps l’un des accusés, ou personne. Le nom qui arrive seul en tête monte à l’échafaud.',
    short: 'Désignez l’un des accusés, ou personne : le plus de voix décide.',
  },
};
