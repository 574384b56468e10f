import type { Labels, Prompts } from '../catalogue.ts';
import { typeName, words } from './words.ts';

export const prompts: Prompts = {
  own: {
    pick: ({ step }) => `Card ${step} of 6: keep one, the others are passed on.`,
    place: ({ card }) => `Where do you lay this card? ${card}.`,
    villager: ({ points }) =>
      points === 0
        ? 'All movement points are used.'
        : `Your hero moves villagers from the cards beside it: ${words.movement(points)} left.`,
    step: ({ card, points }) => `Where does the villager on ${card} go? (${words.movement(points)} left)`,
    left: ({ left }) => `Choose a creature for ${left}, your left neighbour.`,
    right: ({ right }) => `Choose a creature for ${right}, your right neighbour; you keep the last.`,
    keep: ({ left }) => `Choose the creature you keep; the other two go to ${left}.`,
    demon: () => 'Which of your demons acts next?',
    deed: ({ demon }) => `${demon}: what does it destroy or do?`,
    done: () => 'Your demons have acted. Confirm, or take it back.',
    sacrifice: ({ attacker, attack, defence }) =>
      `The ${typeName(attacker)} break through, ${attack} against ${defence}: give up a card of the line.`,
    slay: ({ attacker, isFree }) =>
      isFree
        ? `Your hero takes one along: choose any of the ${typeName(attacker)}.`
        : `Choose which of the weakest ${typeName(attacker)} is destroyed.`,
  },
  ready: (ready, all) => `${ready} of ${all} ready.`,
  done: 'You are done, and may still take it back.',
  idle: 'You have nothing to decide here.',
  waiting: (names) => `Waiting for ${words.list(names)}.`,
  over: 'The game is over.',
};

export const labels: Labels = {
  pick: (card) => `Keep ${card}`,
  place: (where, gained, defence) =>
    `${where} (${gained > 0 ? `+${words.villagers(gained)}, ` : ''}defence ${defence.join('/')})`,
  from: (card, movable) => `Move a villager from ${card} (${movable} may go)`,
  to: (card) => `On to ${card}`,
  stop: (card) => `Stay on ${card}`,
  give: (creature, name) => `To ${name}: ${creature}`,
  keep: (creature) => `Keep ${creature}`,
  demon: (demon) => demon,
  plague: 'Suffer the plague',
  destroyHero: (card) => `Give up the hero ${card}`,
  ruin: (card) => `Let ${card} be ruined`,
  lure: (creature, name) => `Take ${creature} from ${name}`,
  sacrifice: (card, villagers) => `Give up ${card}${villagers > 0 ? ` with ${words.villagers(villagers)}` : ''}`,
  slay: (creature) => `Destroy ${creature}`,
  doneMoving: 'Done moving',
  doneDemons: 'Confirm',
};
