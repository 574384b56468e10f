import type { Words } from '../en.ts';

export const bots: Pick<Words, keyof typeof import('../en/bots.ts').bots> = {
  bots: 'Bots',
  botsHelp: 'Qui prend les places libres quand vous appelez des bots.',
  botLevels: {
    novice: 'Débutant',
    regular: 'Habitué',
    master: 'Maître',
    random: 'Insouciant',
    dreamer: 'Réfléchi',
  },
  levelSuits: {
    novice: 'un adversaire facile pour une première partie',
    regular: 'à votre mesure si vous connaissez les règles',
    master: 'pour qui connaît bien le jeu',
    random: 'joue ce qui lui tombe sous la main',
    dreamer: 'prend son temps',
  },
  thinks: (level, suits, seconds) => `${level} : ${suits} ; réfléchit environ ${seconds}\u00a0s par coup`,
  hint: 'Conseil',
  hintThinks: 'Le bot réfléchit…',
  hintHelp: 'Un bot regarde ce que vous voyez et ne répond qu’à vous.',
  hintSays: (move) => `Un Habitué choisirait : ${move}`,
  mayHint: 'On peut demander ce que ferait un bot',
  askWhy: 'Demander pourquoi aux bots',
  why: 'Pourquoi ?',
  whyTitle: (name) => `${name}, pourquoi ?`,
  whyMove: (share, chance) =>
    `J’ai consacré ${share} de ma réflexion à ce coup et lui donnais environ ${chance} de chances de gagner.`,
  whySecond: (move, chance) => `Venait ensuite « ${move} », avec environ ${chance}.`,
  whyAlone: 'Rien d’autre ne valait un essai.',
};
