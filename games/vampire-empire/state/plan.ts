import { same } from '@duskhall/kernel';
import type { Card } from '../cards/kinds.ts';
import type { Character } from '../characters.ts';
import type { Action } from '../frames.ts';

/** A decision in progress: hidden from everyone else until its last part (VE-7.2). */
export interface Plan {
  isDone: boolean;
  isSkipped: boolean;
  action: Action | '';
  /** The support card played, its target, and attack or defence. */
  card: Card;
  on: number;
  as: number;
  attacker: Character;
  defender: Character;
  /** Hand cards to be laid; the card from the table; cards that go face down to moat and cellar. */
  batch: readonly Card[];
  water: Card;
  pay: readonly Card[];
  store: readonly Card[];
  /** Cards of a pile, or characters, in the order picked. */
  picked: readonly number[];
}
export const EMPTY_PLAN: Plan = {
  isDone: false,
  isSkipped: false,
  action: '',
  card: -1,
  on: -1,
  as: -1,
  attacker: -1,
  defender: -1,
  batch: [],
  water: -1,
  pay: [],
  store: [],
  picked: [],
};
/** An empty plan. */
export const isUntouched = (plan: Plan): boolean => same(plan, EMPTY_PLAN);
export const DONE_PLAN: Plan = { ...EMPTY_PLAN, isDone: true };

/** Cards that left the hand for a decision not yet public. */
export const plannedOf = ({ card, batch, pay, store }: Plan): Card[] => [
  ...(card >= 0 ? [card] : []),
  ...batch,
  ...pay,
  ...store,
];
