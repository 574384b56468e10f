import { of } from '@duskhall/carta-impera-victoria/texts/fr/words.ts';
import { counter } from '@duskhall/kernel';
import type { BoardWords } from './board-words.ts';

const count = counter('fr');
const cards = (n: number): string => count(n, { one: 'carte', other: 'cartes' });

export const board: BoardWords = {
  playable: 'jouable',
  possible: 'peut être choisi',
  impossible: 'impossible maintenant',
  chosen: 'choisi',
  taken: 'prise dans l’autre main',
  send: {
    discard: (n) => `Défausser ${cards(n)}`,
    give: (n) => `Donner ${cards(n)}`,
    recover: (n) => `Prendre ${cards(n)}`,
    surrender: (n) => `Défausser ${cards(n)}`,
    retrieve: (n) => `Reprendre ${cards(n)}`,
  },
  progress: (chosen, needed) => `${chosen} sur ${needed} choisies`,
  again: 'Recommencer',
  cancel: 'Annuler',
  close: 'Fermer',
  ownColumn: 'C’est votre propre colonne. Vraiment\u00a0?',
  noWayBack: 'Vous verrez de nouvelles cartes\u00a0: pas de retour possible.',
  you: 'vous',
  hand: 'Main',
  handOf: (held, limit) => `${held} en main · limite ${limit}`,
  limit: (n) => `limite de main ${n}, toujours`,
  appliesLimit: (n) => `limite de main : ${n}`,
  appliesByItself: 'Terminer mon tour applique le plus haut niveau',
  shareLimit: 'partager cette limite de main',
  hisTurn: (name) => `Au tour ${of(name)}`,
  yourTurn: 'À vous',
  firstPlayer: 'Premier joueur',
  team: (team) => `Équipe ${team}`,
  stakes: 'Ce qui se joue',
  noneYet: 'rien encore',
  hegemony: 'Hégémonie',
  hegemonyAt: (n) => `Hégémonie à ${n}`,
  from: (n) => `dès ${cards(n)}`,
  costs: (domain) => `coûte 1 ${domain}`,
  withMajority: 'avec la majorité en Art',
  open: 'ouvert',
  used: 'déjà utilisé',
  yourPack: 'Votre paquet',
  setAside: 'Déjà gardées',
  passesTo: (name) => `Le reste passe à ${name}`,
  packOf: (n) => `paquet de ${n}`,
  points: 'Points',
  tieBreak: 'départage',
  tieDecided: 'a départagé',
  hands: 'Mains à la fin',
  removed: 'Écartées au début',
  leftInDeck: 'Reste de la pioche',
  ruleOf: 'Règle',
  hints: {
    hand: {
      title: 'Votre main',
      text: 'Touchez une carte pour la lever, encore une fois pour la jouer. Un appui long dit tout sur son domaine. Une carte grisée indique pourquoi elle ne peut être jouée.',
    },
    threshold: {
      title: 'Seuils',
      text: 'Chaque colonne compte ses cartes. À chaque losange un effet s’ouvre ; à la couronne, vous gagnez aussitôt, par hégémonie.',
    },
  },
};
