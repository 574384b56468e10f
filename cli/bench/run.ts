import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { AnyGame } from '@duskhall/kernel';
import { FLAGSHIP } from '../games.ts';
import { openProgress } from '../progress-bar.ts';
import type { Terminal } from '../terminal.ts';
import { type Drop, dropsIn, type Ratios } from './baseline.ts';
import type { Versus } from './boardgame-io.ts';
import type { Figures } from './figures.ts';
import type { Measured, Order } from './orders.ts';
import type { Effort } from './processor-time.ts';

export interface Findings {
  games: { [name: string]: Figures };
  versus: { 'boardgame.io'?: Versus | { ratio: null; passage: string } };
  ratios: Ratios;
  drops: Drop[];
}

const MISSING =
  'boardgame.io is not installed: it is a development dependency, and npm install in the repository adds it.';

export async function runBench(games: readonly AnyGame[], effort: Effort, terminal: Terminal): Promise<Findings> {
  const progress = openProgress(terminal, games.length + 1, 'measured');
  const findings: Findings = { games: {}, versus: {}, ratios: { games: {}, versus: {} }, drops: [] };
  try {
    for (const { name } of games) {
      const { figures, ratios } = await measureApart<'figures'>({ kind: 'figures', game: name, effort }, terminal);
      findings.games[name] = figures;
      findings.ratios.games[name] = ratios;
      progress.done(1);
    }
    if (games.includes(FLAGSHIP)) {
      const versus = await measureApart<'versus'>({ kind: 'versus', game: FLAGSHIP.name, effort }, terminal);
      findings.versus['boardgame.io'] = versus ?? { ratio: null, passage: MISSING };
      if (versus !== null) findings.ratios.versus['boardgame.io'] = versus.ratio;
    }
  } finally {
    progress.stop();
  }
  return { ...findings, drops: dropsIn(findings.ratios) };
}

async function measureApart<K extends keyof Measured>(order: Order, { home }: Terminal): Promise<Measured[K]> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const worker = new Worker(new URL('bench/bench-worker.js', home), { workerData: order, env });
  const [measured] = await once(worker, 'message');
  await worker.terminate();
  return measured;
}
