import type { Audience, Seat } from '@duskhall/kernel';
import { DEMON } from '../../cards/index.ts';
import { cardsIn, countsOf, creaturesIn } from '../card-lists.ts';
import type { Catalogue, Events, Results } from '../catalogue.ts';
import { cardName, creatureName, typeName, words } from './words.ts';

const whose = (to: Audience, seat: Seat): string => (to.isYou(seat) ? 'your' : `${to.names[seat]}’s`);

export const events: Events = {
  began: ({ order, starts }, to) => {
    const villages = starts.map((card, seat) => `${to.called(seat)} – ${cardName(card)}`);
    return `The game begins. Attack order: ${[DEMON, ...order].map(typeName).join(', ')}. Starting villages: ${villages.join('; ')}.`;
  },
  roundBegan: ({ round }) => `Round ${round} begins; hands are passed to the ${round === 1 ? 'left' : 'right'}.`,
  gotHand: ({ seat, cards }, to) => `${to.does(seat, 'looks', 'look')} at a hand: ${cardsIn(words, cards)}.`,
  revealed: ({ seat, card }, to) => `${to.does(seat, 'keeps', 'keep')} ${cardName(card)}.`,
  built: ({ seat, card, gained }, to) =>
    `${to.does(seat, 'lays', 'lay')} ${cardName(card)}${gained > 0 ? `: +${words.villagers(gained)}` : ''}.`,
  moved: ({ seat, changes }, to) => {
    const parts = changes.map(({ card, by }) => `${cardName(card)} ${by > 0 ? '+' : '−'}${Math.abs(by)}`);
    return `${to.does(seat, 'moves', 'move')} villagers: ${parts.join(', ')}.`;
  },
  drew: ({ seat, creatures }, to) => `${to.does(seat, 'draws', 'draw')} ${creaturesIn(words, countsOf(creatures))}.`,
  gave: ({ seat, left, right, kept }, to) => {
    const seats = to.names.length;
    const [toLeft, toRight] = [1, seats - 1].map((step) => to.called((seat + step) % seats));
    const keeps = to.isYou(seat) ? 'keep' : 'keeps';
    if (seats === 2)
      return `${to.does(seat, 'gives', 'give')} ${toLeft} ${words.list([left, right].map(creatureName))}, and ${keeps} ${creatureName(kept)}.`;
    return `${to.does(seat, 'gives', 'give')} ${toLeft} ${creatureName(left)}, ${toRight} ${creatureName(right)}, and ${keeps} ${creatureName(kept)}.`;
  },
  demonActed: ({ seat, demon, deed, card, creature }, to) => {
    const deeds = {
      hero: () => `destroys the hero ${cardName(card)}`,
      plague: () => 'brings the plague: villagers are lost',
      ruin: () => `ruins ${cardName(card)}`,
      lure: () => `lures ${creatureName(creature)} here from ${to.isYou(seat) ? 'your' : 'the'} right neighbour`,
      nothing: () => 'finds nothing to do',
    };
    return `${creatureName(demon)} in ${whose(to, seat)} village ${deeds[deed]()}.`;
  },
  threatened: ({ seat, attack }, to) =>
    `Against ${to.called(seat)}: ${attack.map((sum, type) => `${typeName(type)} ${sum}`).join(', ')}.`,
  attackBegan: ({ attacker }) => `The ${typeName(attacker)} attack.`,
  breached: ({ seat, attacker, attack, defence }, to) =>
    `The ${typeName(attacker)} break into ${whose(to, seat)} village, ${attack} against ${defence}.`,
  fell: ({ seat, card, villagers }, to) =>
    `${to.does(seat, 'loses', 'lose')} ${cardName(card)}${villagers > 0 ? ` with ${words.villagers(villagers)}` : ''}.`,
  slew: ({ seat, creature }, to) => `${to.does(seat, 'destroys', 'destroy')} ${creatureName(creature)}.`,
  repelled: ({ seat, attacker, attack, defence }, to) =>
    `${to.does(seat, 'repels', 'repel')} the ${typeName(attacker)}, ${attack} against ${defence}.`,
  roundEnded: ({ round }) => `Round ${round} is over.`,
};

export const recap: Catalogue['recap'] = {
  laying: (step) => `card ${step}`,
};

export const results: Results = {
  won: (winner, points) => `${winner} wins with ${words.points(points)}.`,
  wonByCards: (winner, points, cards) =>
    `${winner} wins: others have ${words.points(points)} too, but fewer than ${words.cards(cards)}.`,
  shared: (winners, points) => `${words.list(winners)} share the victory with ${words.points(points)} each.`,
  line: (name, { villagers, creatures, points, cards }) =>
    `${name}: ${words.points(points)} (${words.villagers(villagers)}, ${words.creatures(creatures)}), ${words.cards(cards)}`,
};
