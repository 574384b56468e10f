import type { Refusals } from '../catalogue.ts';
import { CARDS, capital, cardName, count, domainName, theEffect } from './words.ts';

const copies = (cards: number, domain: number): string =>
  count(cards, { one: `carte ${domainName(domain)}`, other: `cartes ${domainName(domain)}` });

export const refusals: Refusals = {
  over: () => 'La partie est terminée.',
  'not-asked': () => 'Aucune décision ne vous est demandée en ce moment.',
  malformed: () => 'Ce n’est pas une réponse à cette question.',
  'not-in-hand': ({ card }) => `Vous n’avez pas ${cardName(card)} en main.`,
  barred: ({ domain }) => `Un Embargo vous empêche de jouer une carte ${domainName(domain)}.`,
  'not-in-pack': ({ card }) => `${cardName(card)} n’est pas dans votre paquet.`,
  'not-in-centre': ({ card }) => `${cardName(card)} n’est pas au centre.`,
  'not-in-pile': ({ card }) => `${cardName(card)} n’est pas dans la défausse.`,
  'count-too-low': ({ effect, domain, needed, count: there }) =>
    `${capital(theEffect(effect))} demande ${copies(needed, domain)} dans votre plan de jeu ; vous en avez ${there}.`,
  'slot-used': ({ domain }) => `Vous avez déjà utilisé ce genre d’effet ${domainName(domain)} pendant ce tour.`,
  'not-in-area': ({ domain }) => `Vous n’avez aucune carte ${domainName(domain)} dans votre plan de jeu.`,
  'blocks-plays': () => 'En prenant cette carte, vous ne pourriez plus en jouer autant qu’il le faut.',
  yourself: () => 'Choisissez quelqu’un d’autre que vous.',
  'column-empty': ({ domain }) => `Il n’y a là aucune carte ${domainName(domain)} sur laquelle poser le marqueur.`,
  'others-only': () => 'À cette table, les marqueurs se posent seulement chez les autres.',
  'not-copyable': () => 'L’Inspiration ne peut pas copier cet effet.',
  'source-too-low': ({ effect, needed, count: there }) =>
    `${capital(theEffect(effect))} demande ${count(needed, CARDS)} de son domaine ; il y en a ${there} dans ce plan de jeu.`,
  'hand-too-small': ({ needed, count: there }) => `Il faut ${count(needed, CARDS)} en main ; vous en avez ${there}.`,
  'area-too-small': ({ needed, count: there }) =>
    `Il faut ${count(needed, CARDS)} dans votre plan de jeu ; vous en avez ${there}.`,
  'nothing-playable': ({ needed, count: there }) =>
    `Il faut pouvoir jouer ${count(needed, CARDS)} ; votre main le permet pour ${there}.`,
  'no-column': () => 'Il n’y a aucune colonne où poser le marqueur.',
  'pile-too-small': ({ needed, count: there }) =>
    `Il faut au moins ${count(needed, CARDS)} dans la défausse ; il y en a ${there}.`,
  'no-majority': () => 'L’Inspiration demande plus de cartes Art que n’en a chacun des autres.',
  'nothing-to-copy': () => 'Personne d’autre n’a d’effet que vous puissiez copier et accomplir.',
  'not-an-action': () => 'À cette table, le Livre sacré et le Droit divin agissent d’eux-mêmes quand vous piochez.',
};
