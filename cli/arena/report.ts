import { createColors } from 'picocolors';
import { bar } from '../progress-bar.ts';
import { printLine, type Terminal } from '../terminal.ts';
import { columns } from '../text-layout.ts';
import type { Standing } from './standing.ts';

const BAR = 16;
const whole = new Intl.NumberFormat('en');
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export function printStanding(standing: Standing, terminal: Terminal): void {
  const { bold, dim, green } = createColors(terminal.hasColours);
  const say = (line = '') => printLine(terminal, line);
  say(`${bold(standing.game)}  ${dim(`${standing.seats} seats · seed ${standing.seed}`)}`);
  say(dim(`${whole.format(standing.decisions)} decisions, ${whole.format(standing.decisionsPerSecond)} a second`));
  say();
  const pairs = standing.pairs.map(({ bots: [first, second], games, winRate, interval: [low, high] }) => [
    `  ${first}`,
    second!,
    percent(winRate),
    `${percent(low)} – ${percent(high)}`,
    whole.format(games),
    green(bar(winRate, BAR)),
  ]);
  const head = ['  bot', 'against', 'wins', '95 %', 'games', ''].map((title) => dim(title));
  for (const line of columns([head, ...pairs], [2, 3, 4])) say(line);
  if (standing.isAlone)
    say(dim(`  alone against ${standing.seats - 1}: ${percent(1 / standing.seats)} is its fair share`));
  say();
  const bots = standing.bots
    .toSorted((a, b) => b.rating.mu - a.rating.mu)
    .map(({ name, rating, milliseconds }) => [
      `  ${name}`,
      standing.isAlone ? '' : `${rating.mu.toFixed(1)} ± ${rating.sigma.toFixed(1)}`,
      milliseconds.mean.toFixed(1),
      milliseconds.median.toFixed(1),
      milliseconds.p95.toFixed(1),
    ]);
  const titles = ['  bot', standing.isAlone ? '' : 'rating', 'ms a move', 'median', '95 %'].map((title) => dim(title));
  for (const line of columns([titles, ...bots], [1, 2, 3, 4])) say(line);
}
