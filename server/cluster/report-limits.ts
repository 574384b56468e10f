import { randomBytes } from 'node:crypto';
import type { SharedLimits } from '../operation/shared-limits.ts';
import { type Counted, openCounting } from './report-counts.ts';
import { openSpending, type Spent } from './report-spending.ts';

/** Milliseconds between two reports. */
const EVERY = 250;

/** What a process has spent since its last report, and what has changed of its counts. */
export interface Report {
  process: string;
  spent: Spent | null;
  counted: Counted | null;
}

/** Limits of all processes: each tells the others several times a second what was spent and counted there. */
export interface ReportedLimits extends SharedLimits {
  hear(report: Report): void;
  /** Reports what is left, and nothing more. */
  stop(): void;
}

export function openReportedLimits(tell: (report: Report) => void): ReportedLimits {
  const process = randomBytes(9).toString('base64url');
  const spending = openSpending();
  const counting = openCounting();
  const report = () => {
    const [spent, counted] = [spending.collect(), counting.collect()];
    if (spent !== null || counted !== null) tell({ process, spent, counted });
  };
  const timer = setInterval(report, EVERY);
  return {
    share: spending.share,
    count: counting.count,
    hear({ process, spent, counted }) {
      if (spent !== null) spending.hear(spent);
      if (counted !== null) counting.hear(process, counted);
    },
    stop() {
      clearInterval(timer);
      report();
    },
  };
}
