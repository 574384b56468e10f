import type { Counts } from '../contract.ts';
import type { HallState } from './hall-state.ts';

export function countsOf({ tables, lives, broken, visits }: HallState): Omit<Counts, 'moves'> {
  const awake = [...lives.values()].filter((live) => !live.isOver).length;
  const matches = [...tables.values()].filter(({ isPlaying }) => isPlaying).length;
  const held = { awake, finished: lives.size - awake, broken: broken.size };
  return { tables: tables.size, matches, ...held, guests: visits.size };
}
