import { type Game, type Learning, linearParts, type Seat, sidesOf, type Types } from '@duskhall/kernel';

/** One leaf in so many is looked at: all of them would cost a search up to a tenth of its speed. */
const EVERY = 4;

/** What a seat's chance was made of at the leaves below a move. */
export interface Leaves {
  seen: number;
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

/** Notes the leaves of a search by the move at its root, and draws nothing at random. */
export interface LeafNotes {
  /** The value of a leaf below this trial: the same as without notes. */
  judge(trial: object, s: Types['state']): number[];
  /** The game is over at a leaf below this trial. */
  end(trial: object, value: number): void;
  of(trial: object): Leaves | undefined;
}

/** The parts of the position, each once. */
export const partsIn = <T extends Types>({ parts }: Learning<T>): string[] => [...new Set(parts)];

/** Null: the game does not judge positions by what was learned. */
export function noteLeaves<T extends Types>(game: Game<T>, viewer: Seat): LeafNotes | null {
  const learning = game.hints?.learning;
  if (learning === undefined || game.hints!.value !== learning.learned.value) return null;
  const { judge, shares } = judgeOf(learning, viewer);
  const size = shares.length;
  const byTrial = new Map<object, Leaves>();
  /** Null: not one of those that are looked at. */
  const next = (trial: object): Leaves | null => {
    let leaves = byTrial.get(trial);
    if (leaves === undefined) {
      const [sums, squares] = [new Float64Array(size), new Float64Array(size)];
      leaves = { seen: 0, scored: 0, chance: 0, over: 0, result: 0, sums, squares };
      byTrial.set(trial, leaves);
    }
    return leaves.seen++ % EVERY === 0 ? leaves : null;
  };
  return {
    judge(trial, s) {
      const leaves = next(trial);
      if (leaves === null) return game.hints!.value(s);
      const values = judge(s);
      leaves.scored++;
      leaves.chance += values[viewer]!;
      for (let part = 0; part < size; part++) {
        leaves.sums[part]! += shares[part]!;
        leaves.squares[part]! += shares[part]! ** 2;
      }
      return values;
    },
    end(trial, value) {
      const leaves = next(trial);
      if (leaves === null) return;
      leaves.over++;
      leaves.result += value;
    },
    of: (trial) => byTrial.get(trial),
  };
}

/**
 * The learned value. With each position `shares` are written anew: by part, what it adds to the seat's log-odds. That is what
 * its own side's features say, less what those of the others do, each as far as it is the one to beat.
 */
export function judgeOf<T extends Types>(learning: Learning<T>, viewer: Seat) {
  const names = partsIn(learning);
  const partOf = Uint8Array.from(learning.parts, (name) => names.indexOf(name));
  const value = linearParts(learning, learning.weights, partOf);
  const shares = new Float64Array(names.length);
  const sides: Float64Array[] = [];
  const judge = (s: T['state']): number[] => {
    const first = sidesOf(learning, s);
    while (sides.length < first.length) sides.push(new Float64Array(names.length));
    const values = value(s, sides);
    const own = learning.sideOf === undefined ? viewer : first.findIndex((seat) => isWith(learning, s, seat, viewer));
    shares.set(sides[own]!);
    const rest = 1 - values[viewer]!;
    for (let side = 0; side < first.length; side++) {
      if (side === own) continue;
      const danger = first.length === 2 ? 1 : values[first[side]!]! / rest;
      for (let part = 0; part < shares.length; part++) shares[part]! -= danger * sides[side]![part]!;
    }
    return values;
  };
  return { judge, shares };
}

const isWith = <T extends Types>({ sideOf }: Learning<T>, s: T['state'], seat: Seat, other: Seat): boolean =>
  sideOf!(s, seat) === sideOf!(s, other);
