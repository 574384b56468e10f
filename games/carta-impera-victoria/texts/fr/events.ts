import { cardsIn, facesOrBacks } from '../card-lists.ts';
import type { Events, Results } from '../catalogue.ts';
import { cardName, count, domainName, of, theDomain, theEffect, words } from './words.ts';

const POINTS = { one: 'point', other: 'points' };
const ROUNDS = { one: 'tour de table', other: 'tours de table' };

export const events: Events = {
  began: ({ first }, names) => `La partie commence. Premier joueur : ${names[first]}.`,
  gotPack: ({ seat, cards }, names) =>
    cards.length > 0 ? `${names[seat]} reçoit un paquet : ${cardsIn(words, cards)}.` : '',
  picked: ({ seat, cards }, names) => `${names[seat]} garde ${cards.length > 0 ? cardsIn(words, cards) : 'une carte'}.`,
  centred: ({ seat, card }, names) => `${names[seat]} laisse ${cardName(card)} au centre.`,
  tookFromCentre: ({ seat, card }, names) => `${names[seat]} prend ${cardName(card)} au centre.`,
  turnBegan: ({ seat }, names) => `${names[seat]} commence son tour.`,
  skippedPlay: ({ seat }, names) => `${names[seat]} n’a aucune carte à jouer.`,
  played: ({ seat, card }, names) => `${names[seat]} joue ${cardName(card)}.`,
  usedEffect: ({ seat, effect }, names) => `${names[seat]} utilise ${theEffect(effect)}.`,
  discardedFromHand: ({ seat, card }, names) => `${names[seat]} défausse ${cardName(card)} de sa main.`,
  discardedFromArea: ({ seat, card }, names) => `${names[seat]} défausse ${cardName(card)} de son plan de jeu.`,
  retrieved: ({ seat, card }, names) => `${names[seat]} reprend ${cardName(card)} en main.`,
  recovered: ({ seat, card }, names) => `${names[seat]} prend ${cardName(card)} dans la défausse.`,
  drew: ({ seat, cards, ages }, names) => `${names[seat]} pioche ${facesOrBacks(words, cards, ages)}.`,
  tookHand: ({ seat, target, cards, ages }, names) =>
    ages.some((some) => some > 0)
      ? `${names[seat]} prend la main ${of(names[target]!)}, ${facesOrBacks(words, cards, ages)}.`
      : `${names[seat]} prend la main ${of(names[target]!)}, mais elle est vide.`,
  gaveBack: ({ seat, target, cards, ages }, names) =>
    `${names[seat]} rend à ${names[target]} ${facesOrBacks(words, cards, ages)}.`,
  laidEmbargo: ({ seat, target, domain }, names) =>
    seat === target
      ? `${names[seat]} pose un Embargo sur sa propre colonne ${domainName(domain)}.`
      : `${names[seat]} pose un Embargo sur ${theDomain(domain)} ${of(names[target]!)}.`,
  laidDemocracy: ({ seat, target, domain }, names) =>
    seat === target
      ? `${names[seat]} pose la Démocratie sur sa propre colonne ${domainName(domain)}.`
      : `${names[seat]} pose la Démocratie sur ${theDomain(domain)} ${of(names[target]!)}.`,
  embargoEnded: ({ seat, domain }, names) => `L’Embargo sur ${theDomain(domain)} ${of(names[seat]!)} prend fin.`,
  copied: ({ seat, source, effect, isOnlyCoin }, names) =>
    isOnlyCoin
      ? `${names[seat]} pose la pièce sur la Religion ${of(names[source]!)}.`
      : `${names[seat]} copie ${theEffect(effect)} ${of(names[source]!)}.`,
  coinReturned: ({ seat }, names) => `${names[seat]} perd la majorité en Art : la pièce revient sur la table.`,
  deckRanOut: ({ seat }, names) => `${names[seat]} pioche la dernière carte : c’est le dernier tour de table.`,
  opened: ({ hands }, names) => {
    const shown = hands.map((hand, seat) => `${names[seat]} – ${cardsIn(words, hand) || words.empty}`);
    return `Toutes les cartes cachées sont révélées. En main : ${shown.join(' ; ')}.`;
  },
};

export const results: Results = {
  hegemony: (winners) => `Victoire par hégémonie : ${words.list(winners)}.`,
  majority: (winners, points) => `Victoire à la majorité, avec ${count(points, POINTS)} : ${words.list(winners)}.`,
  shared: (winners, points) => `Victoire partagée, à ${count(points, POINTS)} : ${words.list(winners)}.`,
  deckUsedUp: 'La pioche est épuisée. En tête dans les domaines :',
  stalled: (rounds) => `Aucune carte n’a quitté la pioche en ${count(rounds, ROUNDS)}. En tête dans les domaines :`,
  nobody: 'personne',
  points: (side, points) => `${side} : ${count(points, POINTS)}`,
  tieBreak: (domains) => `L’égalité se départage par ${words.list(domains.map(theDomain))}.`,
};
