import { workOnCores } from '../cores.ts';
import { type Encounter, pairsOf, type Tournament } from './encounter.ts';

/** Plays all games of a tournament on several cores; returns them in order, with the total processor time. */
export async function compete(
  tournament: Tournament,
  cores: number,
  home: URL,
  onPlayed: () => void,
): Promise<{ encounters: Encounter[]; seconds: number }> {
  const encounters: Encounter[] = [];
  const take = (played: Encounter) => {
    encounters.push(played);
    onPlayed();
  };
  const count = tournament.games * pairsOf(tournament.bots).length;
  const work = { worker: 'arena/arena-worker.js', task: tournament, count, take };
  return { encounters, seconds: await workOnCores(work, cores, home) };
}
