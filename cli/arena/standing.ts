import { type Encounter, pairsOf, type Tournament } from './encounter.ts';
import { newRating, rate } from './rating.ts';

/** z of 95 %. */
const Z = 1.959964;

/** The Wilson score interval. */
export function intervalOf(share: number, games: number): [number, number] {
  const square = Z ** 2 / games;
  const middle = (share + square / 2) / (1 + square);
  const reach = (Z / (1 + square)) * Math.sqrt((share * (1 - share)) / games + square / (4 * games));
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;

/** Summarizes a tournament. The encounters are in order. */
export function standingOf(tournament: Tournament, encounters: readonly Encounter[], seconds: number) {
  const pairs = pairsOf(tournament.bots);
  const ratings = tournament.bots.map(newRating);
  const times: number[][] = tournament.bots.map(() => []);
  // Interleave the pairs, so that no pair's games all come last.
  for (let turn = 0; turn < tournament.games; turn++)
    for (const [pair, places] of pairs.entries()) {
      const { share, times: spent } = encounters[pair * tournament.games + turn]!;
      const ranks = share === 0.5 ? [0, 0] : share > 0.5 ? [0, 1] : [1, 0];
      const rated = rate(
        places.map((place) => ratings[place]!),
        ranks,
      );
      for (const [side, place] of places.entries()) {
        ratings[place] = rated[side]!;
        for (const time of spent[side]!) times[place]!.push(time);
      }
    }
  const decisions = encounters.reduce((sum, each) => sum + each.decisions, 0);
  return {
    ...tournament,
    decisions,
    /** Per second of processor time, including the bots' thinking. */
    decisionsPerSecond: Math.round(decisions / seconds),
    pairs: pairs.map(([first, second], pair) => {
      const shares = encounters.filter((each) => each.pair === pair).map(({ share }) => share);
      const winRate = shares.reduce((sum, share) => sum + share, 0) / shares.length;
      const names = [tournament.bots[first]!, tournament.bots[second]!];
      return { bots: names, games: shares.length, winRate, interval: intervalOf(winRate, shares.length) };
    }),
    bots: tournament.bots.map((name, place) => {
      const sorted = times[place]!.sort((a, b) => a - b);
      const mean = sorted.reduce((sum, time) => sum + time, 0) / Math.max(1, sorted.length);
      const milliseconds = { mean, median: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) };
      return {
        name,
        rating: ratings[place]!,
        choices: sorted.length,
        milliseconds: {
          mean: milliseconds.mean / 1000,
          median: milliseconds.median / 1000,
          p95: milliseconds.p95 / 1000,
        },
      };
    }),
  };
}
export type Standing = ReturnType<typeof standingOf>;
