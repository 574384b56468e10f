/* Computes what 10,000, 100,000 and 1,000,000 people at tables need, and writes it into docs/scale.md. */
import { fastRng } from '@duskhall/kernel';
import { markdownTable, writePage } from '../balance/page.ts';
import { COSTS, costAt } from './costs.ts';
import { type Demand, demandOf, ELSEWHERE, KINDS } from './demand.ts';
import { simulate, tablesOf } from './simulate.ts';

/** The most of its core that the hottest process may use, and the longest acknowledgement (99th percentile) in ms. */
const MOST_LOAD = 0.6;
const MOST_WAIT = 50;
const SECONDS = 20;

const quantile = (samples: readonly number[], share: number): number =>
  samples.toSorted((a, b) => a - b)[Math.floor(samples.length * share)] ?? 0;

/** The hottest of so many processes. */
function hottest(demand: Demand, processes: number) {
  const tables = Math.max(...tablesOf(demand, processes, fastRng(processes)));
  const { load, waits, transactions, appends } = simulate(tables, demand, SECONDS, processes);
  return { load, waits, transactions: transactions / SECONDS, batch: appends / transactions };
}

/** The fewest processes with which the hottest one keeps up. */
function fewest(demand: Demand): number {
  const isEnough = (processes: number) => {
    const { load, waits } = hottest(demand, processes);
    return load <= MOST_LOAD && quantile(waits, 0.99) <= MOST_WAIT;
  };
  let most = 1;
  while (!isEnough(most)) most *= 2;
  let least = most / 2;
  while (most - least > 1) {
    const middle = Math.floor((most + least) / 2);
    if (isEnough(middle)) most = middle;
    else least = middle;
  }
  return Math.max(1, most);
}

const whole = (number: number): string => Math.round(number).toLocaleString('en');
const fine = (number: number): string => number.toFixed(number < 10 ? 1 : 0);

function rowsOf(people: number): string[] {
  const demand = demandOf(people);
  const processes = fewest(demand);
  const { load, waits, transactions, batch } = hottest(demand, processes);
  const postgres = (processes * transactions * COSTS.transaction + demand.moves * COSTS.append) / 1e6;
  // A forwarded move is one message there and one back; each pair of processes exchanges signs of life.
  const forwarded = processes === 1 ? 0 : demand.moves * ELSEWHERE * 2;
  const signs = processes * (processes - 1) * COSTS.signsOfLife;
  const messages = forwarded + signs;
  const redis = (messages * costAt(COSTS.redisMessage, 1)) / 1e6;
  const news = KINDS.reduce((sum, { moves, share }) => sum + moves * share * people, 0);
  const memory = COSTS.process + (demand.tables * COSTS.match + people * COSTS.socket) / 1000 / processes;
  return [
    whole(people),
    whole(demand.tables),
    whole(demand.moves),
    whole(processes),
    `${Math.round(100 * load)} %`,
    `${fine(quantile(waits, 0.5))} / ${fine(quantile(waits, 0.99))} ms`,
    `${whole(memory)} MB`,
    `${whole(processes * transactions)} (${fine(batch)} moves each)`,
    fine(postgres),
    `${fine((demand.moves * COSTS.entryBytes) / 1e6)} MB/s`,
    `${whole(messages)} (${whole(signs)} signs of life)`,
    fine(redis),
    `${fine((news * COSTS.newsBytes + demand.frames * COSTS.frameBytes) / 1e6)} MB/s`,
    whole((demand.decisions * COSTS.decision) / 1000),
  ];
}

const HEAD = [
  'people at tables',
  'tables',
  'moves/s',
  'processes',
  'load of the hottest',
  'acknowledged (p50 / p99)',
  'memory of each',
  'transactions/s',
  'cores of PostgreSQL',
  'written to PostgreSQL',
  'Redis messages/s',
  'cores of Redis',
  'sent to players',
  'cores for bots',
];

const columns = [10_000, 100_000, 1_000_000].map(rowsOf);
// A row for each figure: three sizes side by side.
const rows = HEAD.slice(1).map((name, i) => [name, ...columns.map((column) => column[i + 1]!)]);
const table = markdownTable([HEAD[0]!, ...columns.map(([people]) => people!)], rows);
writePage(new URL('../../docs/scale.md', import.meta.url), { needs: table }, {});
console.log(table);
