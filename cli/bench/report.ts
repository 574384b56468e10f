import { createColors } from 'picocolors';
import { bar } from '../progress-bar.ts';
import { printLine, type Terminal } from '../terminal.ts';
import { columns, hang } from '../text-layout.ts';
import type { Findings } from './run.ts';

const whole = new Intl.NumberFormat('en');
const round = (number: number): string => whole.format(Math.round(number));
const BAR = 24;

export function printFindings({ games, versus }: Findings, terminal: Terminal): void {
  const { bold, cyan, dim, yellow } = createColors(terminal.hasColours);
  const say = (line = '') => printLine(terminal, line);
  const head = ['', 'decisions/s', 'clones/s', 'replays/s', 'bytes/rec', 'search/s'].map((title) => dim(title));
  const rows = Object.entries(games).map(([name, figures]) => [
    name,
    bold(round(figures.decisionsPerSecond)),
    round(figures.clonesPerSecond),
    round(figures.replaysPerSecond),
    round(figures.bytesPerRecord),
    round(figures.iterationsPerSecond),
  ]);
  for (const line of columns([head, ...rows], [1, 2, 3, 4, 5])) say(line);
  say(dim('Per second of processor time on one core, each game at its largest table.'));
  const against = versus['boardgame.io'];
  if (against === undefined) return;
  say();
  if (against.ratio !== null) {
    const pair = [
      ['moves applied per second', '', ''],
      ['  by our apply', round(against.ours), cyan(bar(1, BAR))],
      ['  through boardgame.io', round(against.theirs), yellow(bar(against.theirs / against.ours, BAR))],
    ];
    for (const line of columns(pair, [1])) say(line);
    say(bold(`  ${round(against.ratio)} times as many`));
  }
  for (const line of hang('', dim(against.passage), terminal.width)) say(line);
}

/** Reports the figures that have become slower. */
export function reportDrops({ drops }: Findings, terminal: Terminal): void {
  for (const { figure, baseline, now } of drops)
    terminal.errors.write(
      `slower by more than a third: ${figure} was ${baseline} and is ${Number(now.toPrecision(4))}\n`,
    );
}
