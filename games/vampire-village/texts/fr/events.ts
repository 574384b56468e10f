import type { Seat } from '@duskhall/kernel';
import { DEMON, type Kind } from '../../cards/index.ts';
import { cardsIn, countsOf, creaturesIn } from '../card-lists.ts';
import type { Catalogue, Events, Results } from '../catalogue.ts';
import { capital, cardName, creatureName, of, theType, typeName, words } from './words.ts';

export const events: Events = {
  began: ({ order, starts }, to) => {
    const villages = starts.map((card, seat) => `${to.called(seat)} – ${cardName(card)}`);
    return `La partie commence. Ordre d’attaque : ${[DEMON, ...order].map(typeName).join(', ')}. Villages de départ : ${villages.join(' ; ')}.`;
  },
  roundBegan: ({ round }) =>
    `La manche ${round} commence ; les mains passent ${round === 1 ? 'à gauche' : 'à droite'}.`,
  gotHand: ({ seat, cards }, to) => `${to.does(seat, 'regarde', 'regardez')} une main : ${cardsIn(words, cards)}.`,
  revealed: ({ seat, card }, to) => `${to.does(seat, 'garde', 'gardez')} ${cardName(card)}.`,
  built: ({ seat, card, gained }, to) =>
    `${to.does(seat, 'pose', 'posez')} ${cardName(card)}${gained > 0 ? ` : +${words.villagers(gained)}` : ''}.`,
  moved: ({ seat, changes }, to) => {
    const parts = changes.map(({ card, by }) => `${cardName(card)} ${by > 0 ? '+' : '−'}${Math.abs(by)}`);
    return `${to.does(seat, 'déplace', 'déplacez')} des villageois : ${parts.join(', ')}.`;
  },
  drew: ({ seat, creatures }, to) =>
    `${to.does(seat, 'pioche', 'piochez')} ${creaturesIn(words, countsOf(creatures))}.`,
  gave: ({ seat, left, right, kept }, to) => {
    const seats = to.names.length;
    const [toLeft, toRight] = [(seat + 1) % seats, (seat + seats - 1) % seats];
    const keeps = `${to.isYou(seat) ? 'gardez' : 'garde'} ${creatureName(kept)}`;
    const both = words.list([left, right].map(creatureName));
    if (seats === 2 && to.isYou(toLeft)) return `${to.names[seat]} vous donne ${both}, et ${keeps}.`;
    if (seats === 2) return `${to.does(seat, 'donne', 'donnez')} ${both} à ${to.names[toLeft]} et ${keeps}.`;
    const given = (kind: Kind, other: Seat): string => `${creatureName(kind)} à ${to.names[other]}`;
    const yours = (kind: Kind, rest: string): string =>
      `${to.names[seat]} vous donne ${creatureName(kind)}, donne ${rest} et ${keeps}.`;
    if (to.isYou(toLeft)) return yours(left, given(right, toRight));
    if (to.isYou(toRight)) return yours(right, given(left, toLeft));
    return `${to.does(seat, 'donne', 'donnez')} ${given(left, toLeft)}, ${given(right, toRight)} et ${keeps}.`;
  },
  demonActed: ({ seat, demon, deed, card, creature }, to) => {
    const deeds = {
      hero: () => `détruit le héros ${cardName(card)}`,
      plague: () => 'apporte la peste, des villageois sont perdus',
      ruin: () => `ruine ${cardName(card)}`,
      lure: () => `attire ${creatureName(creature)} de chez ${to.isYou(seat) ? 'votre' : 'le'} voisin de droite`,
      nothing: () => 'ne trouve rien à faire',
    };
    return `${creatureName(demon)}, ${to.isYou(seat) ? 'dans votre village' : `au village ${of(to.names[seat]!)}`}, ${deeds[deed]()}.`;
  },
  threatened: ({ seat, attack }, to) =>
    `Contre ${to.called(seat)} : ${attack.map((sum, type) => `${typeName(type)} ${sum}`).join(', ')}.`,
  attackBegan: ({ attacker }) => `${capital(theType(attacker))} attaquent.`,
  breached: ({ seat, attacker, attack, defence }, to) =>
    `${capital(theType(attacker))} font une percée dans ${to.isYou(seat) ? 'votre village' : `le village ${of(to.names[seat]!)}`}, ${attack} contre ${defence}.`,
  fell: ({ seat, card, villagers }, to) =>
    `${to.does(seat, 'perd', 'perdez')} ${cardName(card)}${villagers > 0 ? ` avec ${words.villagers(villagers)}` : ''}.`,
  slew: ({ seat, creature }, to) => `${to.does(seat, 'détruit', 'détruisez')} ${creatureName(creature)}.`,
  repelled: ({ seat, attacker, attack, defence }, to) =>
    `${to.does(seat, 'repousse', 'repoussez')} ${theType(attacker)}, ${attack} contre ${defence}.`,
  roundEnded: ({ round }) => `La manche ${round} est terminée.`,
};

export const recap: Catalogue['recap'] = {
  laying: (step) => `carte ${step}`,
};

export const results: Results = {
  won: (winner, points) => `Victoire, avec ${words.points(points)} : ${winner}.`,
  wonByCards: (winner, points, cards) =>
    `Victoire, avec ${words.points(points)} : ${winner}. À égalité de points, les autres ont moins de ${words.cards(cards)}.`,
  shared: (winners, points) => `Victoire partagée, à ${words.points(points)} : ${words.list(winners)}.`,
  line: (name, { villagers, creatures, points, cards }) =>
    `${name} : ${words.points(points)} (${words.villagers(villagers)}, ${words.creatures(creatures)}), ${words.cards(cards)}`,
};
