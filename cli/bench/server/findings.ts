import type { Driven } from './drive.ts';
import type { HouseName, Plan } from './plan.ts';

export const PHASES = ['saturated', 'paced'] as const;

/** The measurements of one phase, with the server's processor time per move. */
export type Phase = Driven & { processorMicroseconds: number };

export interface Figures {
  movesPerSecond: number;
  saturated: Phase;
  paced: Phase;
}

export interface Findings {
  plan: Plan;
  figures: { [N in HouseName]: Figures };
  /** Our server's advantage while it writes every move to disk. */
  ratios: { movesPerSecond: number; processorTime: number; bytes: number };
  /** The target ratios. */
  bars: { movesPerSecond: number; processorTime: number };
}

const BARS = { movesPerSecond: 3, processorTime: 3 };

const rateOf = ({ moves, seconds }: Phase): number => moves / seconds;

/** The fastest saturated round, the paced round with the lowest latency, and the least processor time of each. */
export function bestOf(rounds: readonly { [phase: string]: Phase }[]): Figures {
  const best = (phase: (typeof PHASES)[number], cost: (one: Phase) => number): Phase => {
    const all = rounds.map((round) => round[phase]!).sort((a, b) => cost(a) - cost(b));
    return { ...all[0]!, processorMicroseconds: Math.min(...all.map((one) => one.processorMicroseconds)) };
  };
  const saturated = best('saturated', (one) => -rateOf(one));
  return { movesPerSecond: Math.round(rateOf(saturated)), saturated, paced: best('paced', ({ p99 }) => p99) };
}

export function findingsOf(plan: Plan, figuresOf: (name: HouseName) => Figures): Findings {
  const theirs = figuresOf('boardgame.io');
  const ours = figuresOf('disk');
  const ratio = (a: number, b: number) => Number((a / b).toPrecision(3));
  return {
    plan,
    figures: { 'boardgame.io': theirs, disk: ours, bots: figuresOf('bots'), memory: figuresOf('memory') },
    ratios: {
      movesPerSecond: ratio(ours.movesPerSecond, theirs.movesPerSecond),
      processorTime: ratio(theirs.saturated.processorMicroseconds, ours.saturated.processorMicroseconds),
      bytes: ratio(theirs.saturated.bytesPerSeat, ours.saturated.bytesPerSeat),
    },
    bars: BARS,
  };
}
