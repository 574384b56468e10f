import type { Audience, Seat } from '@duskhall/kernel';
import type { Domain } from '../../cards/index.ts';
import { cardsIn, effectIn, facesOrBacks } from '../card-lists.ts';
import type { Events, Recap, Results } from '../catalogue.ts';
import { cardName, count, domainName, of, theDomain, theEffect, words } from './words.ts';

const POINTS = { one: 'point', other: 'points' };
const ROUNDS = { one: 'tour de table', other: 'tours de table' };

const effectName = (effect: number): string => effectIn(words, effect);
const whose = (to: Audience, seat: Seat, domain: Domain): string =>
  to.isYou(seat) ? `votre colonne ${domainName(domain)}` : `${theDomain(domain)} ${of(to.names[seat]!)}`;

export const events: Events = {
  began: ({ first }, to) => `La partie commence. Premier joueur : ${to.called(first)}.`,
  gotPack: ({ seat, cards }, to) =>
    cards.length > 0 ? `${to.does(seat, 'reçoit', 'recevez')} un paquet : ${cardsIn(words, cards)}.` : '',
  picked: ({ seat, cards }, to) =>
    `${to.does(seat, 'garde', 'gardez')} ${cards.length > 0 ? cardsIn(words, cards) : 'une carte'}.`,
  centred: ({ seat, card }, to) => `${to.does(seat, 'laisse', 'laissez')} ${cardName(card)} au centre.`,
  tookFromCentre: ({ seat, card }, to) => `${to.does(seat, 'prend', 'prenez')} ${cardName(card)} au centre.`,
  turnBegan: ({ seat }, to) => `${to.does(seat, 'commence', 'commencez')} ${to.isYou(seat) ? 'votre' : 'son'} tour.`,
  skippedPlay: ({ seat }, to) => `${to.does(seat, 'n’a', 'n’avez')} aucune carte à jouer.`,
  played: ({ seat, card }, to) => `${to.does(seat, 'joue', 'jouez')} ${cardName(card)}.`,
  usedEffect: ({ seat, effect }, to) => `${to.does(seat, 'utilise', 'utilisez')} ${theEffect(effect)}.`,
  discardedFromHand: ({ seat, card }, to) =>
    `${to.does(seat, 'défausse', 'défaussez')} ${cardName(card)} de ${to.isYou(seat) ? 'votre' : 'sa'} main.`,
  discardedFromArea: ({ seat, card }, to) =>
    `${to.does(seat, 'défausse', 'défaussez')} ${cardName(card)} de ${to.isYou(seat) ? 'votre' : 'son'} plan de jeu.`,
  retrieved: ({ seat, card }, to) => `${to.does(seat, 'reprend', 'reprenez')} ${cardName(card)} en main.`,
  recovered: ({ seat, card }, to) => `${to.does(seat, 'prend', 'prenez')} ${cardName(card)} dans la défausse.`,
  drew: ({ seat, cards, ages }, to) => `${to.does(seat, 'pioche', 'piochez')} ${facesOrBacks(words, cards, ages)}.`,
  tookHand: ({ seat, target, cards, ages }, to) =>
    ages.some((some) => some > 0)
      ? `${to.does(seat, 'prend', 'prenez')} ${to.isYou(target) ? 'votre main' : `la main ${of(to.names[target]!)}`}, ${facesOrBacks(words, cards, ages)}.`
      : `${to.does(seat, 'prend', 'prenez')} ${to.isYou(target) ? 'votre main' : `la main ${of(to.names[target]!)}`}, mais elle est vide.`,
  gaveBack: ({ seat, target, cards, ages }, to) =>
    to.isYou(target)
      ? `${to.names[seat]} vous rend ${facesOrBacks(words, cards, ages)}.`
      : `${to.does(seat, 'rend', 'rendez')} à ${to.names[target]} ${facesOrBacks(words, cards, ages)}.`,
  laidEmbargo: ({ seat, target, domain }, to) =>
    seat === target
      ? `${to.does(seat, 'pose', 'posez')} un Embargo sur ${to.isYou(seat) ? 'votre' : 'sa'} propre colonne ${domainName(domain)}.`
      : `${to.does(seat, 'pose', 'posez')} un Embargo sur ${whose(to, target, domain)}.`,
  laidDemocracy: ({ seat, target, domain }, to) =>
    seat === target
      ? `${to.does(seat, 'pose', 'posez')} la Démocratie sur ${to.isYou(seat) ? 'votre' : 'sa'} propre colonne ${domainName(domain)}.`
      : `${to.does(seat, 'pose', 'posez')} la Démocratie sur ${whose(to, target, domain)}.`,
  embargoEnded: ({ seat, domain }, to) => `L’Embargo sur ${whose(to, seat, domain)} prend fin.`,
  copied: ({ seat, source, effect, isOnlyCoin }, to) =>
    isOnlyCoin
      ? `${to.does(seat, 'pose', 'posez')} la pièce sur ${to.isYou(source) ? 'votre Religion' : `la Religion ${of(to.names[source]!)}`}.`
      : `${to.does(seat, 'copie', 'copiez')} ${to.isYou(source) ? `votre effet : ${effectName(effect)}` : `${theEffect(effect)} ${of(to.names[source]!)}`}.`,
  coinReturned: ({ seat }, to) =>
    `${to.does(seat, 'perd', 'perdez')} la majorité en Art : la pièce revient sur la table.`,
  deckRanOut: ({ seat }, to) =>
    `${to.does(seat, 'pioche', 'piochez')} la dernière carte : c’est le dernier tour de table.`,
  opened: ({ hands }, to) => {
    const shown = hands.map((hand, seat) => `${to.called(seat)} – ${cardsIn(words, hand) || words.empty}`);
    return `Toutes les cartes cachées sont révélées. En main : ${shown.join(' ; ')}.`;
  },
};

export const recap: Recap = {
  turn: (seat, to) => (to.isYou(seat) ? 'Votre tour' : `Tour ${of(to.names[seat]!)}`),
  drew: (cards) => `pioche ${cards}`,
  discarded: (cards) => `défausse ${cards}`,
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
