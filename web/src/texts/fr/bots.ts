import { reasonWords } from '@duskhall/bots/texts/fr.ts';
import type { Words } from '../en.ts';

export const bots: Pick<Words, keyof typeof import('../en/bots.ts').bots> = {
  bots: 'Bots',
  botsHelp: 'Qui prend les places libres quand vous appelez des bots.',
  botLevels: {
    beginner: 'Débutant',
    novice: 'Novice',
    casual: 'Amateur',
    regular: 'Habitué',
    expert: 'Expert',
    master: 'Maître',
    random: 'Insouciant',
    dreamer: 'Réfléchi',
  },
  levelCharacters: {
    beginner: 'voit un coup d’avance et oublie ce que vous avez montré',
    novice: 'voit un peu plus loin, mais pas ce que vos coups trahissent',
    casual: 'joue ce qui lui paraît bon et ne retient que vos derniers coups',
    regular: 'à votre mesure si vous connaissez les règles ; se contente parfois du deuxième choix',
    expert: 'prévoit loin, oublie peu et laisse rarement passer une occasion',
    master: 'prend son temps, n’oublie rien et joue le meilleur coup qu’il trouve',
    random: 'joue ce qui lui tombe sous la main',
    dreamer: 'prend son temps',
  },
  thinks: (level, character, seconds) => `${level} : ${character} ; réfléchit environ ${seconds}\u00a0s par coup`,
  hint: 'Conseil',
  hintThinks: 'Le bot réfléchit…',
  hintHelp: 'Un bot regarde ce que vous voyez et ne répond qu’à vous.',
  hintSays: (move) => `Un Habitué choisirait : ${move}`,
  mayHint: 'On peut demander ce que ferait un bot',
  askWhy: 'Demander pourquoi aux bots',
  why: 'Pourquoi ?',
  whyTitle: (name) => `${name}, pourquoi ?`,
  reasons: reasonWords,
};
