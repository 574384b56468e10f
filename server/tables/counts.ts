import type { Counts } from '../contract.ts';
import type { HallState } from './hall-state.ts';

export function countsOf({
  tables,
  moving,
  claims,
  lives,
  broken,
  visits,
  lease,
  tally,
}: HallState): Omit<Counts, 'moves'> {
  const awake = [...lives.values()].filter((live) => !live.isOver).length;
  const held = { tables: tables.size, moving: moving.size, owned: tables.size + claims.size, leaseAge: lease.age() };
  return { ...held, ...tally, awake, finished: lives.size - awake, broken: broken.size, guests: visits.size };
}
