import { type Game, type Learning, type Seat, sidesOf, type Types } from '@duskhall/kernel';

/** What a seat's chance was made of at the leaves below a move, as far as they were looked at. */
export interface Leaves {
  /** How often the move was tried; one in `every` was looked at. */
  tried: number;
  /** Leaves scored by the value function, and the sum of their values. */
  scored: number;
  chance: number;
  /** Leaves at which the game was over, and the sum of the results. */
  over: number;
  result: number;
  /** By part, over the scored ones: the sum of what it adds to the log-odds of winning, and of its square. */
  sums: Float64Array;
  squares: Float64Array;
}

/** Looks at the leaves of a search, at so few that it costs next to nothing, and draws nothing at random. */
export interface LeafSample {
  /** One more leaf below this trial of the root's, and its value to the seat. */
  note(trial: object, s: Types['state'], isOver: boolean, value: number): void;
  of(trial: object): Leaves | undefined;
}

/** About how many leaves of a search are looked at. */
const LEAVES = 300;

/** The parts of the position, each once. */
export const partsIn = <T extends Types>({ parts }: Learning<T>): string[] => [...new Set(parts)];

/** For a search of so many iterations; null: the game does not judge positions by what was learned. */
export function sampleLeaves<T extends Types>(game: Game<T>, viewer: Seat, iterations: number): LeafSample | null {
  const learning = game.hints?.learning;
  if (learning === undefined || game.hints!.value !== learning.learned.value) return null;
  const every = Math.max(1, Math.round(iterations / LEAVES));
  const first = every >> 1;
  const size = partsIn(learning).length;
  const tell = tellerOf(learning);
  const byTrial = new Map<object, Leaves>();
  return {
    note(trial, s, isOver, value) {
      let leaves = byTrial.get(trial);
      if (leaves === undefined) {
        const [sums, squares] = [new Float64Array(size), new Float64Array(size)];
        leaves = { tried: 0, scored: 0, chance: 0, over: 0, result: 0, sums, squares };
        byTrial.set(trial, leaves);
      }
      if (leaves.tried++ % every !== first) return;
      if (isOver) {
        leaves.over++;
        leaves.result += value;
        return;
      }
      leaves.scored++;
      leaves.chance += value;
      for (const [part, share] of tell(s, viewer).entries()) {
        leaves.sums[part]! += share;
        leaves.squares[part]! += share * share;
      }
    },
    of: (trial) => byTrial.get(trial),
  };
}

/**
 * Tells by part what it adds to the log-odds of a seat: what its own side's features say, less what those of the others do,
 * each as far as it is the one to beat.
 */
export function tellerOf<T extends Types>(learning: Learning<T>): (s: T['state'], viewer: Seat) => Float64Array {
  const { features, fill, weights, parts, sideOf } = learning;
  const names = partsIn(learning);
  const partOf = Uint8Array.from(parts, (name) => names.indexOf(name));
  const into = new Float64Array(features);
  const tellSide = (s: T['state'], seat: Seat): Float64Array => {
    const told = new Float64Array(names.length);
    if (fill(s, seat, into)) for (let i = 0; i < features; i++) told[partOf[i]!]! += weights[i]! * into[i]!;
    return told;
  };
  const isOwn = (s: T['state'], seat: Seat, viewer: Seat) =>
    sideOf === undefined ? seat === viewer : sideOf(s, seat) === sideOf(s, viewer);
  return (s, viewer) => {
    const sides = sidesOf(learning, s);
    const own = tellSide(s, sides.find((seat) => isOwn(s, seat, viewer))!);
    const others = sides.filter((seat) => !isOwn(s, seat, viewer)).map((seat) => tellSide(s, seat));
    const scores = others.map((told) => told.reduce((sum, share) => sum + share, 0));
    const most = Math.max(...scores);
    const dangers = scores.map((score) => Math.exp(score - most));
    const total = dangers.reduce((sum, danger) => sum + danger, 0);
    return own.map(
      (share, part) => share - others.reduce((sum, told, i) => sum + (told[part]! * dangers[i]!) / total, 0),
    );
  };
}
