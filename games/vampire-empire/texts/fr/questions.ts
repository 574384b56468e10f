import { cardsIn } from '../card-lists.ts';
import type { Labels, Prompts } from '../catalogue.ts';
import { The, the, words } from './words.ts';

const still = (left: number): string => (left > 1 ? ` (encore ${left})` : '');
const quoted = (card: string): string => `« ${card} »`;

export const prompts: Prompts = {
  own: {
    exchange: () =>
      'Échange : envoyez des cartes dans les douves ou à la cave, puis piochez jusqu’à 8. Ou passez l’étape.',
    reveal: () => 'Démasquez un de vos vampires, ou personne.',
    support: () => 'Jouez une carte de soutien, ou passez.',
    pay: ({ left, cards }) => `Payez ${cardsIn(words, cards)} : une carte de votre main, face cachée${still(left)}.`,
    action: () => 'Choisissez votre action.',
    hide: () => 'Choisissez le personnage du château à cacher.',
    shroud: ({ left, character }) => `Posez une carte vampire pour cacher ${the(character)}${still(left)}.`,
    suspect: () => 'Choisissez le personnage à éprouver.',
    water: ({ left, character }) => `Posez une carte d’eau bénite pour éprouver ${the(character)}${still(left)}.`,
    fight: () => 'Choisissez l’attaquant et le défenseur.',
    lay: ({ lay, fighter, enemy }) =>
      ({
        open: `Posez des cartes : ${the(fighter)} attaque ${the(enemy)}.`,
        defend: `Posez des cartes pour défendre ${the(fighter)} contre ${the(enemy)}, ou aucune.`,
        continue: `Seconde manche : posez d’autres cartes pour ${the(fighter)}, ou arrêtez.`,
        supplement: `Une carte est annulée : posez-en d’autres pour ${the(fighter)}, ou aucune.`,
      })[lay],
    discard: ({ left }) => `Choisissez une carte à abandonner${still(left)}.`,
    cancel: ({ cards }) => `${cardsIn(words, cards)} : jouez « Sacrifice », ou passez.`,
    interrupt: ({ cards }) =>
      `${cards.length > 0 ? cardsIn(words, cards) : 'Aucune carte posée'} : jouez « Sacrifice » ou « Passage secret », ou passez.`,
    replace: ({ character }) => `Posez une autre carte vampire pour cacher tout de même ${the(character)}, ou aucune.`,
    deny: ({ character }) => `Eau bénite sur ${the(character)} : refusez la réponse, ou passez.`,
    follow: ({ character }) => `Choisissez qui attaque aussitôt ${the(character)}, ou personne.`,
    heal: ({ character }) => `${The(character)} se meurt : jouez « Herboriste », ou passez.`,
    revive: ({ character }) => `${The(character)} se meurt : jouez « Régénération », ou passez.`,
    take: ({ isSinking }) =>
      isSinking
        ? 'Choisissez la carte de la cave adverse qui tombe dans les douves.'
        : 'Choisissez la carte de la cave adverse que vous prenez.',
    bless: ({ left }) => `Choisissez une carte de vos douves pour votre pioche${still(left)}.`,
    send: ({ left }) => `Choisissez qui retourne en ville, le plus haut d’abord${still(left)}.`,
  },
  waiting: (name, step) => `On attend ${name} : ${step}.`,
  settled: 'Votre réponse est donnée ; la fenêtre est encore ouverte.',
  over: 'La partie est terminée.',
};

export const labels: Labels = {
  done: {
    exchange: 'Piocher',
    reveal: 'Ne démasquer personne',
    support: 'Passer',
    action: 'Attaquer',
    cancel: 'Passer',
    interrupt: 'Passer',
    replace: 'Ne rien poser',
    deny: 'Passer',
    follow: 'Ne pas attaquer',
    lay: 'Ne rien poser',
    heal: 'Passer',
    revive: 'Passer',
    take: 'Terminé',
    bless: 'Terminé',
    send: 'Terminé',
  },
  lay: 'Poser ces cartes',
  stop: 'Arrêter le combat',
  skip: 'Passer l’échange',
  toPile: { moat: (card) => `${quoted(card)} dans les douves`, cellar: (card) => `${quoted(card)} à la cave` },
  cards: {
    pay: (card) => `Payer avec ${quoted(card)}`,
    shroud: (card) => `Poser ${quoted(card)}`,
    water: (card) => `Poser ${quoted(card)}`,
    lay: (card) => `Poser ${quoted(card)}`,
    discard: (card) => `Abandonner ${quoted(card)}`,
    replace: (card) => `Poser ${quoted(card)}`,
    take: (card) => `Prendre ${quoted(card)}`,
    bless: (card) => `Reprendre ${quoted(card)}`,
  },
  sink: (card) => `Envoyer ${quoted(card)} dans les douves`,
  fromTable: (card) => `Prendre ${quoted(card)} sur la table`,
  play: (card) => `Jouer ${quoted(card)}`,
  playOn: (card, character) => `Jouer ${quoted(card)} sur ${the(character)}`,
  playFor: (card, character, side) => `Jouer ${quoted(card)} sur ${the(character)} : ${words.sides[side]}`,
  playNaming: (card, type) => `Jouer ${quoted(card)} : ${type}`,
  playAgainst: (card, target) => `Jouer ${quoted(card)} contre ${quoted(target)}`,
  actions: {
    pass: 'Passer en abandonnant deux cartes',
    combat: 'Engager un combat',
    hide: 'Cacher un personnage',
    'holy-water': 'Utiliser l’eau bénite',
  },
  characters: {
    reveal: (character) => `Démasquer ${the(character)}`,
    hide: (character) => `Cacher ${the(character)}`,
    suspect: (character) => `Éprouver ${the(character)}`,
    follow: (character) => `Attaquer avec ${the(character)}`,
    send: (character) => `Renvoyer ${the(character)} en ville`,
  },
  fight: (attacker, defender) => `${The(attacker)} attaque ${the(defender)}`,
  resign: 'Abandonner la partie',
};
