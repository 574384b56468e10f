import { WATCHER } from '@duskhall/kernel';
import type { LawCase } from '../laws.ts';
import type { Assembly } from './index.ts';

/** The law case for the assembly. */
export const assemblyCase: LawCase<Assembly> = {
  seats: 4,
  options: { ravens: 'one', rounds: 2, seconds: 30, beat: 0 },
  games: 12,
  bound: 400,
  total: (_, s) => s.sides.filter((side) => side === s.winner).length,
  forgets: ['spoke', 'saved'],
  dealt: (s, viewer) =>
    viewer === WATCHER ? s.speaker : [s.speaker, s.sides[viewer], s.sides[viewer] === 'raven' ? s.sides : []],
};
