import type { Words } from '../catalogue.ts';

export const calls: Words['calls'] = {
  'meet-vargs': {
    name: 'les vargs',
    open: 'Vargs, retenez bien votre meute.',
    close: 'La meute se recouche.',
  },
  'meet-varg-leader': {
    name: 'le chef de meute',
    open: 'Vargs, retenez qui vous mène.',
    close: 'La meute sait qui suivre.',
  },
  'meet-newly-turned': {
    name: 'le Néophyte',
    open: 'L’un de vous vient d’être transformé : qu’il n’oublie pas son masque.',
    close: 'Les crocs sont cachés.',
  },
  'meet-hunters': {
    name: 'les chasseurs',
    open: 'Chasseurs, apprenez en silence qui chasse avec vous.',
    close: 'Les chasseurs se fondent dans la foule.',
  },
  'meet-leader': {
    name: 'le Chef des chasseurs',
    open: 'Chasseurs, retenez qui mène la chasse et tranche les égalités.',
    close: 'La chasse a son chef.',
  },
  vargs: {
    name: 'la meute',
    open: 'La meute se rassemble. Qui est la proie ?',
    close: 'La meute se disperse.',
  },
  hunters: {
    name: 'la chasse',
    open: 'Les chasseurs se réunissent au grand jour. À quelle porte frapper ?',
    close: 'Les chasseurs rentrent chez eux.',
  },
  lord: {
    name: 'Seigneur',
    open: 'Le Seigneur des vampires se lève. Sur qui se pose son regard ?',
    close: 'Le Seigneur retourne dans l’ombre.',
  },
};

export const shifterCalls: Words['shifterCalls'] = {
  werewolf: {
    name: 'Loup-garou',
    open: 'Le Loup-garou hume le vent. Y aura-t-il du sang ?',
    close: 'Le Loup-garou a disparu.',
  },
  kitsune: {
    name: 'Kitsune',
    open: 'Neuf queues se déploient. Sur qui la Kitsune jette-t-elle son dévolu ?',
    close: 'La Kitsune remet son visage.',
  },
  hidden: {
    name: 'Métamorphe',
    open: 'Le métamorphe remue.',
    close: 'Le métamorphe se tient tranquille.',
  },
};

export const second: Words['second'] = {
  name: 'la seconde frappe',
  open: 'Il reste un pieu. À quelle porte maintenant ?',
  close: 'Les chasseurs rentrent chez eux.',
};
