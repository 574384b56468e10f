import { typeset } from '@duskhall/kernel';
import { effectRules } from './fr/effect-rules.ts';
import { events, recap, results } from './fr/events.ts';
import { parts } from './fr/parts.ts';
import { labels, prompts } from './fr/questions.ts';
import { refusals } from './fr/refusals.ts';
import { courseRules, endRules } from './fr/rules.ts';
import { stakes } from './fr/stakes.ts';
import { table, words } from './fr/words.ts';
import { speak } from './speak.ts';

const plain = speak({
  summary:
    'Bâtissez une civilisation sur six domaines et tournez leurs pouvoirs contre vos rivaux : régnez sur un domaine ou menez dans la plupart.',
  options: {
    deal: {
      name: 'Mains de départ',
      help: 'Comment les trois premières cartes arrivent en main.',
      values: { standard: 'distribuées', draft: 'au draft' },
    },
    teams: { name: 'Équipes', help: 'Deux contre deux, partenaires face à face.', values: { off: 'non', on: 'oui' } },
    religionMode: {
      name: 'Rôle de la Religion',
      help: 'Si la Religion relève la limite de main quand on l’utilise pendant son tour, comme dans la règle du jeu, ou d’elle-même.',
      values: { activated: 'est une action', continuous: 'agit d’elle-même' },
    },
    markerTargets: {
      name: 'Embargo et Démocratie',
      help: 'Sur quelles colonnes les marqueurs se posent.',
      values: { any: 'partout', others: 'chez les autres' },
    },
    teamTieBreak: {
      name: 'Équipes à égalité',
      help: 'Ce que l’on compare quand deux équipes ont autant de points.',
      values: { sum: 'les deux membres ensemble', 'best-member': 'le meilleur membre' },
    },
    stallGuardRounds: {
      name: 'Tours de table sans pioche',
      help: 'Après combien de tours de table sans qu’une carte quitte la pioche on compte les points ; 0 : jamais.',
      values: {},
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
  rules: { ...courseRules, ...effectRules, ...endRules },
});

export const texts = typeset(plain);
