import { counter } from '@duskhall/kernel';
import type { CliTexts } from './cli-texts.ts';

const count = counter('fr');
const ENTRIES = { one: 'entrée', other: 'entrées' };
const DIGESTS = { one: 'empreinte', other: 'empreintes' };
const PLAYERS = { one: 'joueur', other: 'joueurs' };

export const fr: CliTexts = {
  bots: ['Mina', 'Igor', 'Carmilla', 'Abraham', 'Lucy', 'Renfield', 'Irina', 'Vlad', 'Sabine', 'Otto'],
  person: 'Invité',
  several: (person, place) => `${person} ${place}`,
  you: 'vous',
  seats: (min, max) => (min === max ? count(min, PLAYERS) : `de ${min} à ${count(max, PLAYERS)}`),
  players: (players) => count(players, PLAYERS),
  rulesVersion: (version) => `règles version ${version}`,
  byDefault: 'par défaut',
  wholeNumber: (min, max) => `un nombre entier de ${min} à ${max}`,
  forSeats: (seats) => `à ${seats.join(' ou ')} joueurs`,

  welcome: 'Tapez le numéro de votre choix. ? explique la règle, ?? toutes les règles.',
  handOver: (name) => `L’écran est maintenant pour ${name}.`,
  pressEnter: 'Appuyez sur Entrée quand personne d’autre ne regarde …',
  unasked: 'à tout moment :',
  keys: {
    choose: (choices) => (choices === 1 ? '1 ou Entrée' : `1–${choices} choisir`),
    rule: '? règle',
    rules: '?? règles',
    undo: 'u annuler',
    log: 'l journal',
    quit: 'q quitter',
  },
  noChoice: (word, choices) => `« ${word} » n’est pas un choix : tapez un nombre de 1 à ${choices}.`,
  nothingToUndo: 'Il n’y a rien à reprendre.',
  undone: 'Coup repris.',
  noRule: 'Il n’y a pas de règle à montrer ici.',
  emptyLog: 'Il ne s’est encore rien passé.',
  logTitle: 'Ce qui s’est passé',
  gameOver: 'La partie est terminée',
  mayISave: 'Enregistrer cette partie ? (o/n)',
  saved: (file) => `La partie est enregistrée dans ${file}`,
  notSaved: (file, reason) => `La partie n’a pas pu être enregistrée dans ${file} : ${reason}.`,
  again: 'Rejouer ? (o/n)',
  yes: ['o', 'y'],
  goodbye: 'À bientôt.',

  steps: { next: 'Entrée : suite', back: 'b retour', jump: 'un nombre : y aller', quit: 'q quitter' },
  entryOf: (at, entries) => `entrée ${at} sur ${entries}`,
  start: 'le début',
  noSuchEntry: (word, entries) => `L’entrée « ${word} » n’existe pas : tapez un nombre de 0 à ${entries}.`,
  tookBack: (name) => `${name} : dernier coup repris.`,
  rewound: (entries) => `Le meneur est revenu à l’entrée ${entries}.`,
  windowClosed: 'La fenêtre est close.',
  enteredBy: { clock: 'par l’horloge', sitter: 'par un remplaçant', house: 'par le meneur' },
  checked: (entries, digests) =>
    `Vérifié : la partie se rejoue (${count(entries, ENTRIES)}) et chaque état concorde (${count(digests, DIGESTS)}).`,
  unfinished: 'La partie n’a pas été menée à son terme.',
  record: {
    unreadable: (file) => `le fichier ${file} est illisible`,
    notJson: (file) => `le fichier ${file} ne contient pas de JSON`,
    malformed: (file, field) => `${file} n’est pas l’enregistrement d’une partie : ${field} manque ou est faux`,
    unknownGame: (name, known) => `la partie est d’un jeu inconnu ici, « ${name} » ; connus : ${known}`,
    otherRules: (given, known) => `la partie suit la version ${given} des règles ; ici on connaît la version ${known}`,
    refused: (entry, entries, why) => `l’entrée ${entry} sur ${entries} ne peut pas être jouée : ${why}`,
    differs: (entry, entries) => `à l’entrée ${entry} sur ${entries}, la partie diffère de l’enregistrement`,
  },
};
