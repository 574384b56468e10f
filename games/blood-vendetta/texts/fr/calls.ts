import type { Words } from '../catalogue.ts';

export const calls: Words['calls'] = {
  I1: {
    name: 'les vargs',
    open: 'Vargs, retenez bien votre meute.',
    close: 'La meute se recouche.',
  },
  I2: {
    name: 'le chef de meute',
    open: 'Vargs, retenez qui vous mène.',
    close: 'La meute sait qui suivre.',
  },
  I3: {
    name: 'le Néophyte',
    open: 'L’un de vous vient d’être transformé : qu’il n’oublie pas son masque.',
    close: 'Les crocs sont cachés.',
  },
  I4: {
    name: 'les chasseurs',
    open: 'Chasseurs, apprenez en silence qui chasse avec vous.',
    close: 'Les chasseurs se fondent dans la foule.',
  },
  I5: {
    name: 'le Chef des chasseurs',
    open: 'Chasseurs, retenez qui mène la chasse et tranche les égalités.',
    close: 'La chasse a son chef.',
  },
  D1: {
    name: 'Moine',
    open: 'Le Moine allume un cierge. De qui sa prière endort-elle les pouvoirs ?',
    close: 'Le cierge s’éteint.',
  },
  D2: {
    name: 'Lamie',
    open: 'La Lamie déteste dormir seule. Chez elle aujourd’hui, ou chez un autre ?',
    close: 'La Lamie s’est installée.',
  },
  D3: {
    name: 'Ondine',
    open: 'L’eau froide monte. Qui l’Ondine va-t-elle épuiser ?',
    close: 'L’eau redevient immobile.',
  },
  D4: {
    name: 'Varg paralysant',
    open: 'Le varg à la morsure engourdissante rôde. Qui va se figer ?',
    close: 'La morsure est faite.',
  },
  D5: {
    name: 'Varg perfide',
    open: 'On sème des poils de loup devant une porte. Laquelle ?',
    close: 'La fausse piste est posée.',
  },
  D6: {
    name: 'Reine',
    open: 'La Reine étend son manteau. Qui couvre-t-il ?',
    close: 'La Reine se retire.',
  },
  Y1: {
    name: 'la meute',
    open: 'La meute se rassemble. Qui est la proie ?',
    close: 'La meute se disperse.',
  },
  Y2: {
    name: 'la chasse',
    open: 'Les chasseurs se réunissent au grand jour. À quelle porte frapper ?',
    close: 'Les chasseurs rentrent chez eux.',
  },
  E1: {
    name: 'Seigneur',
    open: 'Le Seigneur des vampires se lève. Sur qui se pose son regard ?',
    close: 'Le Seigneur retourne dans l’ombre.',
  },
  E2: {
    name: 'Nosferatu',
    open: 'Nosferatu a soif. Boira-t-il, et à quelle gorge ?',
    close: 'Nosferatu s’éclipse.',
  },
  E3: {
    name: 'Varg vengeur',
    open: 'Un varg veut se venger du Seigneur. Sur qui bondit-il ?',
    close: 'Sa quête s’arrête.',
  },
  E5: {
    name: 'Fiancée',
    open: 'La Fiancée erre dans les couloirs. Devant quelle porte s’arrête-t-elle ?',
    close: 'La Fiancée baisse son voile.',
  },
  E6: {
    name: 'Banshee',
    open: 'La Banshee commence sa plainte. Pour qui ?',
    close: 'La plainte s’éteint.',
  },
  E7: {
    name: 'Dhampir',
    open: 'Le Dhampir a veillé tout le jour. Devant quelle maison ?',
    close: 'Le carnet se referme.',
  },
  E8: {
    name: 'Éclaireuse',
    open: 'L’Éclaireuse est de retour. De qui rapporte-t-elle le secret ?',
    close: 'L’Éclaireuse s’efface.',
  },
  E9: {
    name: 'Revenant',
    open: 'Le Revenant pèse deux âmes. Lesquelles ?',
    close: 'La balance s’immobilise.',
  },
  E10: {
    name: 'Goule',
    open: 'La Goule compte ses blessures.',
    close: 'La Goule se terre.',
  },
  E11: {
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
