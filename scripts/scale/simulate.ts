import { below, fastRng, type Rng } from '@duskhall/kernel';
import { COSTS, costAt } from './costs.ts';
import { type Demand, ELSEWHERE, KINDS, type Kind } from './demand.ts';

/** What came of one process's seconds. */
export interface Outcome {
  /** The share of its core that it uses. */
  load: number;
  /** Milliseconds from a move's arrival to its acknowledgement. */
  waits: number[];
  transactions: number;
  appends: number;
}

const uniform = (rng: Rng): number => (below(rng, 1_000_000, 'uniform') + 0.5) / 1_000_000;
/** The time to the next of events that come at this rate. */
const gap = (rng: Rng, perSecond: number): number => (-1000 * Math.log(uniform(rng))) / perSecond;

/** Microseconds that a move costs the process that hosts it. */
const moveCost = ({ seats }: Kind, load: number): number => {
  const { move, shareOfSeats, seatsMeasured } = COSTS;
  return costAt(move, load) * (1 - shareOfSeats + (shareOfSeats * seats) / seatsMeasured);
};

/** How the tables fall to the processes, each drawn by its code: some get more than others. */
export function tablesOf(demand: Demand, processes: number, rng: Rng): number[] {
  const mean = demand.tables / processes;
  return Array.from({ length: processes }, () => {
    // Normal with the variance of a binomial; the sum of twelve is as good as exact here.
    const normal = Array.from({ length: 12 }, () => uniform(rng)).reduce((a, b) => a + b, -6);
    return Math.max(0, mean + normal * Math.sqrt(mean));
  });
}

interface Move {
  arrived: number;
  /** When its first part is done, and how long the second takes: before and after the write. */
  applied: number;
  rest: number;
}

/** Plays some seconds of one process with so many tables: one event loop, one batch of writes under way at a time. */
export function simulate(tables: number, demand: Demand, seconds: number, seed: number): Outcome {
  const rng = fastRng(seed);
  const mine = tables / demand.tables;
  const rates = KINDS.map((kind) => ((demand.people * kind.share) / kind.seats) * kind.moves * mine);
  const rate = rates.reduce((a, b) => a + b, 0);
  const kindOf = (): Kind => {
    const drawn = uniform(rng) * rate;
    return KINDS.find((_, i) => drawn < rates.slice(0, i + 1).reduce((a, b) => a + b, 0)) ?? KINDS[0]!;
  };
  // Frames of secret windows are a constant load beside the moves.
  const frames = Math.min(0.9, (demand.frames * mine * COSTS.frame) / 1e6);
  const waits: number[] = [];
  let [busy, transactions, appends, load, free] = [0, 0, 0, 0.3, 0];
  /** Work of the event loop, from a moment on; returns when it is done. */
  const work = (from: number, milliseconds: number): number => {
    busy += milliseconds;
    free = Math.max(free, from) + milliseconds / (1 - frames);
    return free;
  };
  const applying: Move[] = [];
  let waiting: Move[] = [];
  let writing: Move[] = [];
  let [arrival, flushed] = [gap(rng, rate), Number.POSITIVE_INFINITY];
  const write = (now: number): void => {
    if (flushed !== Number.POSITIVE_INFINITY || waiting.length === 0) return;
    [writing, waiting] = [waiting, []];
    transactions++;
    appends += writing.length;
    flushed = now + COSTS.flush + (COSTS.transaction + COSTS.append * writing.length) / 1000;
  };
  for (const end = seconds * 1000; arrival < end; ) {
    const applied = applying[0]?.applied ?? Number.POSITIVE_INFINITY;
    if (arrival <= Math.min(applied, flushed)) {
      const cost = (moveCost(kindOf(), load) + (uniform(rng) < ELSEWHERE ? costAt(COSTS.forward, load) : 0)) / 1000;
      load += 0.001 * ((rate * cost) / 1000 + frames - load);
      applying.push({ arrived: arrival, applied: work(arrival, 0.4 * cost), rest: 0.6 * cost });
      arrival += gap(rng, rate);
    } else if (applied <= flushed) {
      waiting.push(applying.shift()!);
      write(applied);
    } else {
      const now = flushed;
      flushed = Number.POSITIVE_INFINITY;
      for (const { arrived, rest } of writing) waits.push(work(now, rest) - arrived);
      write(now);
    }
  }
  return { load: busy / (seconds * 1000) + frames, waits, transactions, appends };
}
