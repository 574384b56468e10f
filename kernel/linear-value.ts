import type { Features, Types } from './game.ts';
import type { Seat } from './table.ts';

/** The first seat of each side, in order. */
export function sidesOf<T extends Types>({ sideOf }: Features<T>, s: T['state']): Seat[] {
  const seats = s.table.questions.map((_, seat) => seat);
  return sideOf === undefined
    ? seats
    : seats.filter((seat) => seats.findIndex((other) => sideOf(s, other) === sideOf(s, seat)) === seat);
}

/** By seat: its side's chance to win, by softmax over the sides' scores. */
export function linearValue<T extends Types>(
  told: Features<T>,
  weights: ArrayLike<number>,
): (s: T['state']) => number[] {
  const { features, fill } = told;
  const into = new Float64Array(features);
  const scoreOf = (s: T['state'], seat: Seat): number => {
    if (!fill(s, seat, into)) return 0;
    let score = 0;
    for (let i = 0; i < features; i++) score += weights[i]! * into[i]!;
    return score;
  };
  return (s) => {
    const sides = sidesOf(told, s);
    return chancesOf(
      told,
      s,
      sides,
      sides.map((seat) => scoreOf(s, seat)),
    );
  };
}

/**
 * The same values, to the last digit; besides, `into` gets for each side in turn what every part of the position adds to its
 * score. `partOf`: the part of each feature, by number.
 */
export function linearParts<T extends Types>(
  told: Features<T>,
  weights: ArrayLike<number>,
  partOf: ArrayLike<number>,
): (s: T['state'], into: readonly Float64Array[]) => number[] {
  const { features, fill } = told;
  const filled = new Float64Array(features);
  const scoreOf = (s: T['state'], seat: Seat, into: Float64Array): number => {
    into.fill(0);
    if (!fill(s, seat, filled)) return 0;
    let score = 0;
    for (let i = 0; i < features; i++) {
      const share = weights[i]! * filled[i]!;
      score += share;
      into[partOf[i]!]! += share;
    }
    return score;
  };
  return (s, into) => {
    const sides = sidesOf(told, s);
    return chancesOf(
      told,
      s,
      sides,
      sides.map((seat, side) => scoreOf(s, seat, into[side]!)),
    );
  };
}

function chancesOf<T extends Types>(
  { sideOf }: Features<T>,
  s: T['state'],
  sides: readonly Seat[],
  scores: readonly number[],
): number[] {
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const total = parts.reduce((sum, part) => sum + part, 0);
  return s.table.questions.map((_, seat) => {
    const side = sideOf === undefined ? seat : sides.findIndex((first) => sideOf(s, first) === sideOf(s, seat));
    return parts[side]! / total;
  });
}
