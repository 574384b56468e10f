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
  monk: {
    name: 'Moine',
    open: 'Le Moine allume un cierge. De qui sa prière endort-elle les pouvoirs ?',
    close: 'Le cierge s’éteint.',
  },
  lamia: {
    name: 'Lamie',
    open: 'La Lamie déteste dormir seule. Chez elle aujourd’hui, ou chez un autre ?',
    close: 'La Lamie s’est installée.',
  },
  undine: {
    name: 'Ondine',
    open: 'L’eau froide monte. Qui l’Ondine va-t-elle épuiser ?',
    close: 'L’eau redevient immobile.',
  },
  'paralyzing-varg': {
    name: 'Varg paralysant',
    open: 'Le varg à la morsure engourdissante rôde. Qui va se figer ?',
    close: 'La morsure est faite.',
  },
  'tricky-varg': {
    name: 'Varg perfide',
    open: 'On sème des poils de loup devant une porte. Laquelle ?',
    close: 'La fausse piste est posée.',
  },
  queen: {
    name: 'Reine',
    open: 'La Reine étend son manteau. Qui couvre-t-il ?',
    close: 'La Reine se retire.',
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
  nosferatu: {
    name: 'Nosferatu',
    open: 'Nosferatu a soif. Boira-t-il, et à quelle gorge ?',
    close: 'Nosferatu s’éclipse.',
  },
  'vengeful-varg': {
    name: 'Varg vengeur',
    open: 'Un varg veut se venger du Seigneur. Sur qui bondit-il ?',
    close: 'Sa quête s’arrête.',
  },
  bride: {
    name: 'Fiancée',
    open: 'La Fiancée erre dans les couloirs. Devant quelle porte s’arrête-t-elle ?',
    close: 'La Fiancée baisse son voile.',
  },
  banshee: {
    name: 'Banshee',
    open: 'La Banshee commence sa plainte. Pour qui ?',
    close: 'La plainte s’éteint.',
  },
  dhampir: {
    name: 'Dhampir',
    open: 'Le Dhampir a veillé tout le jour. Devant quelle maison ?',
    close: 'Le carnet se referme.',
  },
  scout: {
    name: 'Éclaireuse',
    open: 'L’Éclaireuse est de retour. De qui rapporte-t-elle le secret ?',
    close: 'L’Éclaireuse s’efface.',
  },
  revenant: {
    name: 'Revenant',
    open: 'Le Revenant pèse deux âmes. Lesquelles ?',
    close: 'La balance s’immobilise.',
  },
  ghoul: {
    name: 'Goule',
    open: 'La Goule compte ses blessures.',
    close: 'La Goule se terre.',
  },
  beauty: {
    name: 'Belle',
    open: 'La Belle sourit à quelqu’un. Qui oubliera de voter ?',
    close: 'La Belle se détourne.',
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
