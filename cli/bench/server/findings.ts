import { type Driven, quantile } from './drive.ts';
import { type HouseName, type Plan, SHARED } from './plan.ts';

export const PHASES = ['saturated', 'paced'] as const;

/** The measurements of one phase, with the server's processor time per move. */
export type Phase = Driven & { processorMicroseconds: number };

export interface Figures {
  movesPerSecond: number;
  saturated: Phase;
  paced: Phase;
}

export type Round = Record<(typeof PHASES)[number], Phase>;

export interface Findings {
  plan: Plan;
  /** Those of several processes are missing where PostgreSQL or Redis is not installed. */
  figures: { [N in HouseName]?: Figures };
  /** Our server's advantage while it writes every move to disk. */
  ratios: { movesPerSecond: number; processorTime: number; bytes: number };
  /** The target ratios. */
  bars: { movesPerSecond: number; processorTime: number };
  shared: Shared | null;
}

/** What two processes cost beside one that writes to disk, and the most that they may cost. */
export interface Shared {
  costs: { name: (typeof SHARED)[number]; phase: (typeof PHASES)[number]; extra: number; ratio: number; bar: number }[];
  /** Milliseconds that an acknowledgement takes longer through another process, paced: the median of all rounds. */
  longer: { p50: number; p99: number };
  longest: { p50: number; p99: number };
}

const BARS = { movesPerSecond: 4, processorTime: 3.5 };
const MOST = { mixed: { saturated: 1.6, paced: 1.9 }, elsewhere: { saturated: 2.3, paced: 2.3 } };
const LONGEST = { p50: 2, p99: 5 };

const rateOf = ({ moves, seconds }: Phase): number => moves / seconds;
const ratio = (a: number, b: number) => Number((a / b).toPrecision(3));

/** The fastest saturated round, the paced round with the lowest latency, and the least processor time of each. */
export function bestOf(rounds: readonly Round[]): Figures {
  const best = (phase: (typeof PHASES)[number], cost: (one: Phase) => number): Phase => {
    const all = rounds.map((round) => round[phase]).sort((a, b) => cost(a) - cost(b));
    return { ...all[0]!, processorMicroseconds: Math.min(...all.map((one) => one.processorMicroseconds)) };
  };
  const saturated = best('saturated', (one) => -rateOf(one));
  return { movesPerSecond: Math.round(rateOf(saturated)), saturated, paced: best('paced', ({ p99 }) => p99) };
}

export function findingsOf(plan: Plan, measured: ReadonlyMap<HouseName, Round[]>): Findings {
  const figures = Object.fromEntries([...measured].map(([name, rounds]) => [name, bestOf(rounds)]));
  const [theirs, ours] = [figures['boardgame.io']!, figures.disk!];
  return {
    plan,
    figures,
    ratios: {
      movesPerSecond: ratio(ours.movesPerSecond, theirs.movesPerSecond),
      processorTime: ratio(theirs.saturated.processorMicroseconds, ours.saturated.processorMicroseconds),
      bytes: ratio(theirs.saturated.bytesPerSeat, ours.saturated.bytesPerSeat),
    },
    bars: BARS,
    shared: measured.has('mixed') ? sharedOf(figures as Record<HouseName, Figures>, measured.get('mixed')!) : null,
  };
}

function sharedOf(figures: Record<HouseName, Figures>, rounds: readonly Round[]): Shared {
  const costs = SHARED.flatMap((name) =>
    PHASES.map((phase) => {
      const [cost, alone] = [figures[name], figures.disk].map((one) => one[phase].processorMicroseconds);
      return { name, phase, extra: cost! - alone!, ratio: ratio(cost!, alone!), bar: MOST[name][phase] };
    }),
  );
  const longer = (share: 'p50' | 'p99') =>
    Number(
      quantile(
        rounds.map(({ paced }) => paced.elsewhere[share] - paced.here[share]),
        0.5,
      ).toFixed(2),
    );
  return { costs, longer: { p50: longer('p50'), p99: longer('p99') }, longest: LONGEST };
}
