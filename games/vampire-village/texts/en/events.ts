import { DEMON } from '../../cards/index.ts';
import { cardsIn, countsOf, creaturesIn } from '../card-lists.ts';
import type { Events, Results } from '../catalogue.ts';
import { cardName, creatureName, typeName, words } from './words.ts';

export const events: Events = {
  began: ({ order, starts }, names) => {
    const villages = starts.map((card, seat) => `${names[seat]} – ${cardName(card)}`);
    return `The game begins. Attack order: ${[DEMON, ...order].map(typeName).join(', ')}. Starting villages: ${villages.join('; ')}.`;
  },
  roundBegan: ({ round }) => `Round ${round} begins; hands are passed to the ${round === 1 ? 'left' : 'right'}.`,
  gotHand: ({ seat, cards }, names) => `${names[seat]} looks at a hand: ${cardsIn(words, cards)}.`,
  revealed: ({ seat, card }, names) => `${names[seat]} keeps ${cardName(card)}.`,
  built: ({ seat, card, gained }, names) =>
    `${names[seat]} lays ${cardName(card)}${gained > 0 ? `: +${words.villagers(gained)}` : ''}.`,
  moved: ({ seat, changes }, names) => {
    const parts = changes.map(({ card, by }) => `${cardName(card)} ${by > 0 ? '+' : '−'}${Math.abs(by)}`);
    return `${names[seat]} moves villagers: ${parts.join(', ')}.`;
  },
  drew: ({ seat, creatures }, names) => `${names[seat]} draws ${creaturesIn(words, countsOf(creatures))}.`,
  gave: ({ seat, left, right, kept }, names) => {
    const [toLeft, toRight] = [names[(seat + 1) % names.length], names[(seat + names.length - 1) % names.length]];
    if (toLeft === toRight)
      return `${names[seat]} gives ${toLeft} ${words.list([left, right].map(creatureName))}, and keeps ${creatureName(kept)}.`;
    return `${names[seat]} gives ${toLeft} ${creatureName(left)}, ${toRight} ${creatureName(right)}, and keeps ${creatureName(kept)}.`;
  },
  demonActed: ({ seat, demon, deed, card, creature }, names) => {
    const deeds = {
      hero: () => `destroys the hero ${cardName(card)}`,
      plague: () => 'brings the plague: villagers are lost',
      ruin: () => `ruins ${cardName(card)}`,
      lure: () => `lures ${creatureName(creature)} here from the right neighbour`,
      nothing: () => 'finds nothing to do',
    };
    return `${creatureName(demon)} in ${names[seat]}’s village ${deeds[deed]()}.`;
  },
  threatened: ({ seat, attack }, names) =>
    `Against ${names[seat]}: ${attack.map((sum, type) => `${typeName(type)} ${sum}`).join(', ')}.`,
  attackBegan: ({ attacker }) => `The ${typeName(attacker)} attack.`,
  breached: ({ seat, attacker, attack, defence }, names) =>
    `The ${typeName(attacker)} break into ${names[seat]}’s village, ${attack} against ${defence}.`,
  fell: ({ seat, card, villagers }, names) =>
    `${names[seat]} loses ${cardName(card)}${villagers > 0 ? ` with ${words.villagers(villagers)}` : ''}.`,
  slew: ({ seat, creature }, names) => `${names[seat]} destroys ${creatureName(creature)}.`,
  repelled: ({ seat, attacker, attack, defence }, names) =>
    `${names[seat]} repels the ${typeName(attacker)}, ${attack} against ${defence}.`,
  roundEnded: ({ round }) => `Round ${round} is over.`,
};

export const results: Results = {
  won: (winner, points) => `${winner} wins with ${words.points(points)}.`,
  wonByCards: (winner, points, cards) =>
    `${winner} wins: others have ${words.points(points)} too, but fewer than ${words.cards(cards)}.`,
  shared: (winners, points) => `${words.list(winners)} share the victory with ${words.points(points)} each.`,
  line: (name, { villagers, creatures, points, cards }) =>
    `${name}: ${words.points(points)} (${words.villagers(villagers)}, ${words.creatures(creatures)}), ${words.cards(cards)}`,
};
