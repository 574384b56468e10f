/** Results of a batch of games; tallies can be added. */
export interface Tally {
  games: number;
  decisions: number;
  /** A histogram of games by number of decisions. */
  lengths: { [decisions: number]: number };
  seats: SeatTally[];
  /** Games by ending. */
  endings: { [ending: string]: number };
}

export interface SeatTally {
  wins: number;
  /** How often the seat shared the best score. */
  shared: number;
  score: number;
}

export const emptyTally = (seats: number): Tally => ({
  games: 0,
  decisions: 0,
  lengths: {},
  seats: Array.from({ length: seats }, () => ({ wins: 0, shared: 0, score: 0 })),
  endings: {},
});

export function countGame(tally: Tally, decisions: number, scores: readonly number[], ending: string | null): void {
  tally.games++;
  tally.decisions += decisions;
  tally.lengths[decisions] = (tally.lengths[decisions] ?? 0) + 1;
  if (ending !== null) tally.endings[ending] = (tally.endings[ending] ?? 0) + 1;
  const best = Math.max(...scores);
  const isShared = scores.filter((score) => score === best).length > 1;
  for (const [seat, score] of scores.entries()) {
    const counted = tally.seats[seat]!;
    counted.score += score;
    if (score === best) counted[isShared ? 'shared' : 'wins']++;
  }
}

export function addTally(sum: Tally, part: Tally): void {
  for (const key of ['games', 'decisions'] as const) sum[key] += part[key];
  addCounts(sum.lengths, part.lengths);
  addCounts(sum.endings, part.endings);
  for (const [seat, counted] of part.seats.entries())
    for (const key of ['wins', 'shared', 'score'] as const) sum.seats[seat]![key] += counted[key];
}

function addCounts(sum: { [key: string]: number }, part: { [key: string]: number }): void {
  for (const [key, count] of Object.entries(part)) sum[key] = (sum[key] ?? 0) + count;
}

/** A quantile of the game length. */
export function lengthAt({ lengths, games }: Tally, share: number): number {
  let passed = 0;
  for (const [length, count] of Object.entries(lengths)) {
    passed += count;
    if (passed >= share * games) return Number(length);
  }
  throw new Error('no game has been counted');
}
