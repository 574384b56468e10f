import { reasonWords } from '@duskhall/bots/texts/fr.ts';
import { counter } from '@duskhall/kernel';
import type { CliTexts } from './cli-texts.ts';

const count = counter('fr');
const ENTRIES = { one: 'entrée', other: 'entrées' };
const DIGESTS = { one: 'empreinte', other: 'empreintes' };
const DRAWS = { one: 'tirage', other: 'tirages' };
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
  manyUnasked: (first, last) =>
    `à tout moment : ${first}–${last}. « a » les montre tous, « a igor » ceux qui ont ce mot.`,
  noneUnasked: 'Rien de tel ne peut se faire ou se dire en ce moment.',
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
  reasons: reasonWords,
  hint: { key: 'h conseil', says: (move) => `Un Habitué choisirait : ${move}` },
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
  deal: {
    honest: (draws, entries) =>
      `La donne était honnête : tout découle de l’engagement (${count(draws, DRAWS)}, ${count(entries, ENTRIES)}).`,
    dishonest: (why) => `La donne n’était PAS honnête : ${why}.`,
    flaws: {
      none: 'cette partie n’a pas de donne à vérifier : sa graine a été choisie par quelqu’un',
      scenario: 'cette table a été préparée à la main : ce n’est pas une donne',
      published: 'l’enregistrement nomme un autre engagement que celui qui a été publié',
      secret: 'le secret n’est pas celui auquel la maison s’est engagée',
      numbers: 'il n’y a pas un nombre pour chaque place qui devait en donner un',
      openings: 'un nombre n’est pas celui sur lequel sa place s’est engagée',
      seed: 'la graine ne découle pas du secret et des nombres',
      keptTerms:
        'la donne est pour une autre partie, un autre jeu, d’autres réglages ou places que ceux qu’on vous a montrés',
      keptHouse: 'la maison a ouvert un autre engagement que celui qu’on vous a montré',
      keptSeats: 'les engagements des places ne sont pas ceux qu’on vous a montrés',
      keptNumber: 'votre propre nombre n’y est pas',
      keptView: 'la partie enregistrée ne finit pas comme vous l’avez vue finir',
    },
    proofs: {
      own: 'Vous avez gardé votre propre nombre : personne n’a pu choisir cette donne, pas même l’hébergeur du serveur.',
      record:
        'Vérifié d’après l’enregistrement seul : qui a gardé son nombre peut aussi exclure une entente entre joueurs et serveur.',
      house: 'Aucun joueur n’a donné de nombre : qui a distribué a pu choisir les cartes.',
      first:
        'C’est la première façon de donner : elle n’exclut pas qu’un joueur qui tenait aussi le serveur ait choisi les cartes.',
    },
    spoilt: (deals) =>
      `Avant elle, ${count(deals, { one: 'donne', other: 'donnes' })} de cette table ont échoué après que vous avez révélé votre nombre.`,
    doubts: {
      terms: 'Le serveur donne pour une autre table que celle affichée ici. Votre nombre reste caché.',
      reused: 'Le serveur demande un nombre déjà révélé. Il reste caché.',
      house: 'Le serveur a changé son propre engagement. Votre nombre reste caché.',
      seats: 'La liste des engagements est incomplète, ou a changé. Votre nombre reste caché.',
      own: 'Un autre nombre figure à votre place : d’un autre de vos appareils, ou du serveur. Le vôtre reste caché.',
    },
  },

  remote: {
    opened: (code, link) => `La table ${code} est ouverte. On la rejoint avec ce code, ou ici : ${link}`,
    joined: (code) => `Vous êtes à la table ${code}.`,
    emptySeat: 'libre',
    bot: 'robot',
    isHere: 'présent',
    isAway: 'absent',
    isHost: 'hôte',
    isReady: 'prêt',
    hasSitter: 'un remplaçant joue',
    pressEnterToStart: 'Entrée commence la partie · /texte pour parler · q quitter',
    waitForStart: 'L’hôte commence la partie · /texte pour parler · q quitter',
    watching: 'Toutes les places sont prises : vous regardez.',
    begins: 'La partie commence.',
    lost: 'La connexion est perdue ; nouvel essai …',
    back: 'Connexion rétablie : rien n’est perdu.',
    notYourTurn: 'Ce n’est pas à vous : /texte pour parler, Entrée montre la table, l le journal, q quitte.',
    said: (name, text, isWatcher) => `${name}${isWatcher ? ' (spectateur)' : ''} : ${text}`,
    keys: { chat: '/texte parler' },
    mayLead: (name) =>
      `On propose que ${name} mène la soirée et voie tous les rôles, si toutes les personnes encore en jeu l’acceptent : o accepte, n refuse.`,
    seatKept: 'Votre place vous est gardée : la même commande vous ramène.',
    stopping: 'Le serveur ferme un instant.',
    shares: 'Résultat',
    noServer: (url) => `aucun serveur Duskhall ne répond à ${url}`,
    noTable: (code) => `il n’y a pas de table ${code} sur ce serveur`,
    strangeSession: 'le serveur ne connaît plus cette session : recommencez pour revenir',
  },

  record: {
    unreadable: (file) => `le fichier ${file} est illisible`,
    notJson: (file) => `le fichier ${file} ne contient pas de JSON`,
    malformed: (file, field) => `${file} n’est pas l’enregistrement d’une partie : ${field} manque ou est faux`,
    noKept: (file) => `${file} n’est pas ce qu’un client garde d’une donne`,
    unknownGame: (name, known) => `la partie est d’un jeu inconnu ici, « ${name} » ; connus : ${known}`,
    otherRules: (given, known) => `la partie suit la version ${given} des règles ; ici on connaît la version ${known}`,
    refused: (entry, entries, why) => `l’entrée ${entry} sur ${entries} ne peut pas être jouée : ${why}`,
    differs: (entry, entries) => `à l’entrée ${entry} sur ${entries}, la partie diffère de l’enregistrement`,
  },
};
