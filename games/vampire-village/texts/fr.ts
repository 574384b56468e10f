import { typeset } from '@duskhall/kernel';
import { cardRules } from './fr/card-rules.ts';
import { events, recap, results } from './fr/events.ts';
import { parts } from './fr/parts.ts';
import { labels, prompts } from './fr/questions.ts';
import { refusals } from './fr/refusals.ts';
import { courseRules, endRules } from './fr/rules.ts';
import { stakes } from './fr/stakes.ts';
import { table, words } from './fr/words.ts';
import { speak } from './speak.ts';

const plain = speak({
  title: 'Vampire Village',
  summary:
    'Choisissez vos cartes, bâtissez un village, envoyez des créatures à vos voisins et tenez bon contre les leurs.',
  options: {
    plagueScope: {
      name: 'Peste',
      help: 'Quels bâtiments perdent un villageois à cause du Démon de la peste.',
      values: { yellow: 'les bâtiments jaunes', 'all-buildings': 'tous les bâtiments' },
    },
    peekNextHand: {
      name: 'Main suivante',
      help: 'Si l’on peut regarder la main reçue pendant que l’on pose sa carte.',
      values: { false: 'cachée', true: 'visible' },
    },
    cardSet: {
      name: 'Cartes',
      help: 'Les valeurs imprimées n’étaient pas disponibles : celles du jeu de cartes fourni sont reconstituées pour convenir aux règles.',
      values: { 'reconstructed-1': 'reconstituées, premier jeu' },
    },
  },
  words,
  prompts,
  labels,
  you: 'Vous',
  events,
  recap,
  refusals,
  results,
  stakes,
  parts,
  table,
  rules: { ...courseRules, ...cardRules, ...endRules },
});

export const texts = typeset(plain);
