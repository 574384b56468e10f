import { doWork } from '../do-work.ts';
import type { Batches } from './cores.ts';
import { simulate } from './simulation.ts';

await doWork(({ size, games, ...simulation }: Batches, number) =>
  simulate(simulation, number * size, Math.min(size, games - number * size)),
);
