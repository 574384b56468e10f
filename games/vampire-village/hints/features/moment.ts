import { DRAW, DRAWS, HAND, passesOf, type State } from '../../state.ts';

export const CONSTRUCTION = 0;
export const CREATURES = 1;
export const DEMONS = 2;
export const ATTACK = 3;
/** By round four moments, between which the weights change evenly: the first card, the last, the demons, the attacks. */
export const MOMENTS = 8;

/** The moment of the game, for all seats the same. */
export const moment = {
  phase: CONSTRUCTION,
  isChoosing: false,
  /** The moment before, and how much of the way to the next is done, from 0 to 1. */
  place: 0,
  share: 0,
  /** How many of the attacker types have attacked in this round. */
  attacked: 0,
};

export function readMoment(s: State): void {
  const { stack } = s.table;
  const top = stack[stack.length - 1];
  const first = s.round === 2 ? MOMENTS / 2 : 0;
  moment.isChoosing = false;
  moment.share = 0;
  moment.attacked = 0;
  switch (top?.do) {
    case 'picks.reveal':
    case 'villages.reveal': {
      moment.phase = CONSTRUCTION;
      moment.isChoosing = top.do === 'picks.reveal';
      moment.place = first;
      moment.share = (passesOf(s) - (moment.isChoosing ? 0 : 1)) / HAND;
      return;
    }
    case 'creatures.reveal':
      moment.phase = CREATURES;
      moment.place = first + 1;
      moment.share = s.given.length / (s.seats * DRAW * DRAWS);
      return;
    case 'demons.reveal':
      moment.phase = DEMONS;
      moment.place = first + 2;
      return;
    default:
      moment.phase = ATTACK;
      moment.place = first + 3;
      moment.attacked = top?.do === 'attack.begin' ? top.place - 1 : 3;
  }
}
