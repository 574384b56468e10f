/** What two of the rated have played: `won` is the share of the first, draws half, times the games. */
export interface Meeting {
  first: number;
  second: number;
  games: number;
  won: number;
}
/** On the scale of Elo: 150 points more win about 70 %. `margin`: 95 % of the way to both sides. */
export interface Rated {
  rating: number;
  margin: number;
}

const SCALE = 400 / Math.LN10;
const Z = 1.959964;
const ROUNDS = 5000;

/**
 * Ratings by maximum likelihood (Bradley and Terry 1952, by the algorithm of Hunter 2004), `anchor` at 0. Every pair that
 * has met counts one drawn game more, so that nobody who has always won is infinitely strong.
 */
export function rate(meetings: readonly Meeting[], count: number, anchor: number): Rated[] {
  const met = meetings
    .filter(({ games }) => games > 0)
    .map((one) => ({ ...one, games: one.games + 1, won: one.won + 0.5 }));
  let strengths = Array<number>(count).fill(1);
  for (let round = 0; round < ROUNDS; round++) strengths = improved(strengths, met);
  const ratings = strengths.map((strength) => SCALE * Math.log(strength / strengths[anchor]!));
  const spread = inverse(informationOf(strengths, met, anchor));
  return ratings.map((rating, place) => ({
    rating,
    margin: Z * SCALE * Math.sqrt(Math.max(0, spread[place]![place]!)),
  }));
}

function improved(strengths: readonly number[], met: readonly Meeting[]): number[] {
  const won = strengths.map(() => 0);
  const due = strengths.map(() => 0);
  for (const { first, second, games, won: share } of met) {
    won[first]! += share;
    won[second]! += games - share;
    const each = games / (strengths[first]! + strengths[second]!);
    due[first]! += each;
    due[second]! += each;
  }
  return strengths.map((strength, place) => (due[place]! > 0 ? won[place]! / due[place]! : strength));
}

/** The Fisher information of the logarithms; the anchor's are known exactly. */
function informationOf(strengths: readonly number[], met: readonly Meeting[], anchor: number): number[][] {
  const table: number[][] = strengths.map((_, row) => strengths.map((__, column) => (row === column ? 1e-9 : 0)));
  for (const { first, second, games } of met) {
    const chance = strengths[first]! / (strengths[first]! + strengths[second]!);
    const told = games * chance * (1 - chance);
    table[first]![first]! += told;
    table[second]![second]! += told;
    table[first]![second]! -= told;
    table[second]![first]! -= told;
  }
  table[anchor]![anchor] = 1e12;
  return table;
}

/** By Gauss and Jordan; the matrix is positive definite, so no pivot is 0. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const rows = matrix.map((row, place) => [...row, ...row.map((_, other) => Number(other === place))]);
  for (const [place, row] of rows.entries()) {
    const pivot = row[place]!;
    for (let column = 0; column < row.length; column++) row[column]! /= pivot;
    for (const other of rows) {
      if (other === row) continue;
      const factor = other[place]!;
      for (let column = 0; column < row.length; column++) other[column]! -= factor * row[column]!;
    }
  }
  return rows.map((row) => row.slice(matrix.length));
}
