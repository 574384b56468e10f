import { typeset } from '@duskhall/kernel';
import { events, recap, results } from './fr/events.ts';
import { fightRules, generalCardRules } from './fr/fight-rules.ts';
import { parts } from './fr/parts.ts';
import { labels, prompts } from './fr/questions.ts';
import { refusals } from './fr/refusals.ts';
import { courseRules, endRules } from './fr/rules.ts';
import { stakes } from './fr/stakes.ts';
import { table, words } from './fr/words.ts';
import { speak } from './speak.ts';

const plain = speak({
  title: 'Vampire Empire',
  summary:
    'Trois sur neuf sont des vampires. L’un les connaît, l’autre les traque : un duel de bluff et de sang-froid.',
  options: {
    sides: {
      name: 'Camps',
      help: 'Qui mène les vampires.',
      values: { random: 'tirés au sort', 'host-chooses': 'la première place' },
    },
    regenerationScope: {
      name: 'Régénération',
      help: 'Quels vampires peuvent être sauvés.',
      values: { 'revealed-before-death': 'ceux déjà démasqués', 'any-vampire': 'tous' },
    },
    hypnosisReturn: {
      name: 'Hypnose',
      help: 'Où vont les personnages renvoyés.',
      values: { top: 'sur la ville', bottom: 'sous la ville' },
    },
    chapelScope: {
      name: 'Chapelle',
      help: 'Quelles cartes elle rend.',
      values: { 'any-valued': 'toutes celles à valeur', 'profession-only': 'seulement celles d’un état' },
    },
    responseMode: {
      name: 'Réponses',
      help: 'Si la table passe pour vous quand vous ne pouvez rien d’autre. Contre une autre personne, c’est plus rapide mais plus bavard : qui prend son temps avait le choix.',
      values: { 'always-ask': 'toujours demandées', 'auto-pass': 'passent seules' },
    },
    cardSet: {
      name: 'Jeu de cartes',
      help: 'Valeurs, exemplaires, types et coûts. Ceux de « reconstructed-1 » et « reconstructed-2 » sont reconstitués et ne viennent pas des cartes imprimées.',
      values: {
        'reconstructed-1': 'reconstructed-1 (valeurs reconstituées, à égalité entre les plus forts)',
        'reconstructed-2': 'reconstructed-2 (valeurs reconstituées, plus de cartes de vampire)',
      },
    },
    memoryAid: {
      name: 'Aide-mémoire',
      help: 'Si la table énumère ce que chacun sait : humains confirmés, défausses ouvertes, places dans la ville, cartes pas encore vues.',
      values: { on: 'oui', off: 'non' },
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
  rules: { ...courseRules, ...fightRules, ...generalCardRules, ...endRules },
});

export const texts = typeset(plain);
