import { DEMON } from '../../cards/index.ts';
import { cardsIn, countsOf, creaturesIn } from '../card-lists.ts';
import type { Events, Results } from '../catalogue.ts';
import { capital, cardName, creatureName, of, theType, typeName, words } from './words.ts';

export const events: Events = {
  began: ({ order, starts }, names) => {
    const villages = starts.map((card, seat) => `${names[seat]} – ${cardName(card)}`);
    return `La partie commence. Ordre d’attaque : ${[DEMON, ...order].map(typeName).join(', ')}. Villages de départ : ${villages.join(' ; ')}.`;
  },
  roundBegan: ({ round }) =>
    `La manche ${round} commence ; les mains passent ${round === 1 ? 'à gauche' : 'à droite'}.`,
  gotHand: ({ seat, cards }, names) => `${names[seat]} regarde une main : ${cardsIn(words, cards)}.`,
  revealed: ({ seat, card }, names) => `${names[seat]} garde ${cardName(card)}.`,
  built: ({ seat, card, gained }, names) =>
    `${names[seat]} pose ${cardName(card)}${gained > 0 ? ` : +${words.villagers(gained)}` : ''}.`,
  moved: ({ seat, changes }, names) => {
    const parts = changes.map(({ card, by }) => `${cardName(card)} ${by > 0 ? '+' : '−'}${Math.abs(by)}`);
    return `${names[seat]} déplace des villageois : ${parts.join(', ')}.`;
  },
  drew: ({ seat, creatures }, names) => `${names[seat]} pioche ${creaturesIn(words, countsOf(creatures))}.`,
  gave: ({ seat, left, right, kept }, names) => {
    const [toLeft, toRight] = [names[(seat + 1) % names.length], names[(seat + names.length - 1) % names.length]];
    const gifts =
      toLeft === toRight
        ? `${words.list([left, right].map(creatureName))} à ${toLeft}`
        : `${creatureName(left)} à ${toLeft}, ${creatureName(right)} à ${toRight}`;
    return `${names[seat]} donne ${gifts} et garde ${creatureName(kept)}.`;
  },
  demonActed: ({ seat, demon, deed, card, creature }, names) => {
    const deeds = {
      hero: () => `détruit le héros ${cardName(card)}`,
      plague: () => 'apporte la peste, des villageois sont perdus',
      ruin: () => `ruine ${cardName(card)}`,
      lure: () => `attire ${creatureName(creature)} depuis le voisin de droite`,
      nothing: () => 'ne trouve rien à faire',
    };
    return `${creatureName(demon)}, au village ${of(names[seat]!)}, ${deeds[deed]()}.`;
  },
  threatened: ({ seat, attack }, names) =>
    `Contre ${names[seat]} : ${attack.map((sum, type) => `${typeName(type)} ${sum}`).join(', ')}.`,
  attackBegan: ({ attacker }) => `${capital(theType(attacker))} attaquent.`,
  breached: ({ seat, attacker, attack, defence }, names) =>
    `${capital(theType(attacker))} font une percée dans le village ${of(names[seat]!)}, ${attack} contre ${defence}.`,
  fell: ({ seat, card, villagers }, names) =>
    `${names[seat]} perd ${cardName(card)}${villagers > 0 ? ` avec ${words.villagers(villagers)}` : ''}.`,
  slew: ({ seat, creature }, names) => `${names[seat]} détruit ${creatureName(creature)}.`,
  repelled: ({ seat, attacker, attack, defence }, names) =>
    `${names[seat]} repousse ${theType(attacker)}, ${attack} contre ${defence}.`,
  roundEnded: ({ round }) => `La manche ${round} est terminée.`,
};

export const results: Results = {
  won: (winner, points) => `Victoire, avec ${words.points(points)} : ${winner}.`,
  wonByCards: (winner, points, cards) =>
    `Victoire, avec ${words.points(points)} : ${winner}. À égalité de points, les autres ont moins de ${words.cards(cards)}.`,
  shared: (winners, points) => `Victoire partagée, à ${words.points(points)} : ${words.list(winners)}.`,
  line: (name, { villagers, creatures, points, cards }) =>
    `${name} : ${words.points(points)} (${words.villagers(villagers)}, ${words.creatures(creatures)}), ${words.cards(cards)}`,
};
