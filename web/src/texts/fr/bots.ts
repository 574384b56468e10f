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
  thinks: (level, seconds) => `${level} : réfléchit jusqu’à ${seconds} s par coup`,
  hint: 'Conseil',
  hintThinks: 'Le bot réfléchit…',
  hintHelp: 'Un bot regarde ce que vous voyez et ne répond qu’à vous.',
  hintSays: (move) => `Un Habitué choisirait : ${move}`,
  mayHint: 'On peut demander ce que ferait un bot',
  why: 'Pourquoi ?',
  whyTitle: (name) => `${name}, pourquoi ?`,
  whyMove: (move, share, value) =>
    `« ${move} » a pris ${share} de mes pensées, et j’en attendais ${value}, 1 étant la victoire assurée.`,
  whySecond: (move, value) => `En second venait « ${move} » (${value}).`,
  whyAlone: 'Rien d’autre ne m’est venu à l’esprit.',
};
