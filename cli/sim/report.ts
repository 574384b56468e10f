import { createColors } from 'picocolors';
import { bar } from '../progress-bar.ts';
import { printLine, type Terminal } from '../terminal.ts';
import { columns, hang } from '../text-layout.ts';
import type { Simulated } from './cores.ts';
import type { Simulation } from './simulation.ts';
import { lengthAt } from './tally.ts';

export function summarise(simulation: Simulation, { tally, seconds }: Simulated) {
  const { games, decisions, seats, endings } = tally;
  return {
    ...simulation,
    games,
    decisions,
    /** Per second of processor time on one core. */
    decisionsPerSecond: Math.round(decisions / seconds),
    length: { median: lengthAt(tally, 0.5), p95: lengthAt(tally, 0.95), max: lengthAt(tally, 1) },
    results: {
      seats: seats.map(({ wins, shared, score }) => ({ wins, shared, meanScore: score / games })),
      endings,
    },
  };
}

const BAR = 24;
const whole = new Intl.NumberFormat('en');
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export function printSummary(summary: ReturnType<typeof summarise>, terminal: Terminal): void {
  const { bold, cyan, dim, green, yellow } = createColors(terminal.hasColours);
  const say = (line = '') => printLine(terminal, line);
  const { game, games, bots, decisions, decisionsPerSecond, length, results, seed } = summary;
  const options = Object.entries(summary.options).map(([name, value]) => `${name}=${value}`);
  const facts = [
    ['games', whole.format(games)],
    ['decisions', whole.format(decisions)],
    ['decisions per second per core', whole.format(decisionsPerSecond)],
    ['decisions per game', `median ${length.median} · 95 % within ${length.p95} · longest ${length.max}`],
  ];
  const setting = [`seed ${seed}`, ...options].map((fact) => dim(fact)).join(dim(' · '));
  for (const line of hang(`${bold(game)}  `, setting, terminal.width)) say(line);
  say();
  for (const line of columns(facts.map(([name, fact]) => [`  ${name}`, cyan(fact!)]))) say(line);
  say();
  const head = ['  seat', 'bot', 'wins', '', 'shared', 'mean score'].map((title) => dim(title));
  const rows = results.seats.map(({ wins, shared, meanScore }, seat) => [
    `  ${seat}`,
    bots[seat]!,
    percent(wins / games),
    green(bar(wins / games, BAR)),
    percent(shared / games),
    meanScore.toFixed(3),
  ]);
  for (const line of columns([head, ...rows], [2, 4, 5])) say(line);
  const endings = Object.entries(results.endings).sort(([, a], [, b]) => b - a);
  if (endings.length === 0) return;
  say();
  const shares = endings.map(([name, count]) => [`  ${name}`, percent(count / games), yellow(bar(count / games, BAR))]);
  for (const line of columns([['  ending', '', ''].map((title) => dim(title)), ...shares], [1])) say(line);
}
