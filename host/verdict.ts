import { type LiveMatch, personsOf } from './live-match.ts';

/** The scores once at most one person has not conceded; empty: the match goes on. */
export function verdictOf(live: LiveMatch): number[] {
  const { conceded } = live.progress;
  const persons = personsOf(live).filter((seat) => !conceded[seat]);
  if (!conceded.includes(true) || persons.length > 1) return [];
  const share = 1 / conceded.filter((hasConceded) => !hasConceded).length;
  return conceded.map((hasConceded) => (hasConceded ? 0 : share));
}

export const isDecided = (live: LiveMatch): boolean =>
  live.verdict.length > 0 || live.game.scores(live.match.s) !== null;
