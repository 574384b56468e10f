import type { Counts } from '../contract.ts';
import type { HallState } from './hall-state.ts';

export function countsOf({ tables, moving, lives, broken, visits }: HallState): Omit<Counts, 'moves'> {
  const awake = [...lives.values()].filter((live) => !live.isOver).length;
  const held = { tables: tables.size, moving: moving.size };
  return { ...held, awake, finished: lives.size - awake, broken: broken.size, guests: visits.size };
}
