import { ask, next } from '@duskhall/kernel';
import type { Card } from '../cards/index.ts';
import type { DoneMove, FromMove, StopMove, ToMove } from '../frames.ts';
import { LOT, type State, type StepsOf, setOf, type Village } from '../state.ts';
import { isBeside, lotOf, stepsOnward } from './village.ts';

/**
 * VV-5.21 to VV-5.25: moves one villager at a time, step by step, always away from its start, so every path is a
 * shortest one and its length is its cost.
 */
export const movementSteps: StepsOf<'villager' | 'step'> = {
  'villager.ask'(s, { points, movable }) {
    ask(s, [s.table.lane], 'villager', { do: 'villager.chosen', points, movable });
  },
  'villager.chosen'(s, { points, movable }, answers) {
    const move = answers[s.table.lane] as FromMove | DoneMove;
    if ('done' in move) return;
    const place = lotOf(s.plans[s.table.lane]!, move.from) / LOT;
    const rest = movable.with(place, movable[place]! - 1);
    next(s, { do: 'step.ask', points, movable: rest, from: move.from, at: move.from });
  },
  'step.ask'(s, { points, movable, from, at }) {
    ask(s, [s.table.lane], 'step', { do: 'step.taken', points, movable, from, at });
  },
  'step.taken'(s, { points, movable, from, at }, answers) {
    const move = answers[s.table.lane] as ToMove | StopMove;
    if ('stop' in move) return next(s, { do: 'villager.ask', points, movable });
    const plan = moveVillager(s.plans[s.table.lane]!, at, move.to);
    s.plans[s.table.lane] = plan;
    const left = points - 1;
    if (left > 0 && stepsOnward(plan, from, move.to).length > 0)
      next(s, { do: 'step.ask', points: left, movable, from, at: move.to });
    else next(s, { do: 'villager.ask', points: left, movable });
  },
};

/** VV-5.22: a new hero with movement may move villagers from adjacent cards; it is asked if there are any. */
export function beginMoving(s: State, card: Card): void {
  const { movement } = setOf(s).cards[card]!;
  if (movement === 0) return;
  const movable = villagersBeside(s.plans[s.table.lane]!, card);
  if (movable.some((villagers) => villagers > 0)) next(s, { do: 'villager.ask', points: movement, movable });
}

/** By lot: the villagers on cards that share an edge with this one. */
export function villagersBeside(village: Village, card: Card): number[] {
  const hero = lotOf(village, card);
  const villagers: number[] = [];
  for (let lot = 0; lot < village.length; lot += LOT)
    villagers.push(isBeside(village, hero, village[lot + 1]!, village[lot + 2]!) ? village[lot + 3]! : 0);
  return villagers;
}

function moveVillager(village: Village, from: Card, to: Card): Village {
  const moved = village.slice();
  moved[lotOf(village, from) + 3]!--;
  moved[lotOf(village, to) + 3]!++;
  return moved;
}
