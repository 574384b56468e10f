import { createColors } from 'picocolors';
import { printLine, type Terminal } from '../../terminal.ts';
import { columns, hang } from '../../text-layout.ts';
import type { Findings, Phase } from './findings.ts';
import { HOUSES, type HouseName } from './plan.ts';

const TITLES = {
  'boardgame.io': 'boardgame.io',
  disk: 'duskhall, disk',
  bots: 'the same while bots think',
  memory: 'duskhall, memory',
  mixed: 'two processes',
  elsewhere: 'through the other one',
} as const;
const whole = new Intl.NumberFormat('en');
const round = (number: number): string => whole.format(Math.round(number));
/** The bots' thinking time is not counted as a cost of moves. */
const cost = (name: HouseName, { processorMicroseconds }: Phase): string =>
  name === 'bots' ? '' : `${round(processorMicroseconds)} µs`;
const time = (milliseconds: number): string => `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;

const PASSAGE =
  'The same deals and choices everywhere, clients in a process of their own on loopback. boardgame.io keeps nothing on ' +
  'disk, does not check moves and sends no list of legal ones; undo is off and its lean clients use websockets only, ' +
  'which all favours it. Our server writes every move to the disk before it acknowledges it. Where bots think, every ' +
  'thread for bots has a Master at work all the time. Two processes write to PostgreSQL and talk over Redis, whose processor ' +
  'time is counted; every player is at one of them at random, or all are at the one that does not host the table.';

export function printServerFindings({ plan, figures, ratios, bars, shared }: Findings, terminal: Terminal): void {
  const { bold, dim, green, red } = createColors(terminal.hasColours);
  const say = (line = '') => printLine(terminal, line);
  say(bold(`${plan.matches} matches at once, as fast as they can`));
  const houses = HOUSES.filter((name) => figures[name] !== undefined);
  const fast = houses.map((name) => {
    const { movesPerSecond, saturated: s } = figures[name]!;
    const cells = [round(movesPerSecond), time(s.p50), time(s.p99), cost(name, s)];
    return [TITLES[name], bold(cells[0]!), ...cells.slice(1), round(s.bytesPerSeat)];
  });
  const head = ['', 'moves/s', 'p50', 'p99', 'CPU/move', 'bytes/seat'];
  for (const line of columns([head.map(dim), ...fast], [1, 2, 3, 4, 5])) say(line);
  say();
  say(bold(`${plan.matches} matches at once, ${plan.pace} moves a second each`));
  const paced = houses.map((name) => {
    const { paced: p } = figures[name]!;
    return [TITLES[name], time(p.p50), time(p.p99), cost(name, p)];
  });
  for (const line of columns([['', 'p50', 'p99', 'CPU/move'].map(dim), ...paced], [1, 2, 3])) say(line);
  say();
  const verdict = (name: string, ratio: number, bar: number) =>
    (ratio >= bar ? green : red)(`${name}: ${ratio} times (at least ${bar})`);
  say(verdict('more moves a second, on disk', ratios.movesPerSecond, bars.movesPerSecond));
  say(verdict('less processor time per move', ratios.processorTime, bars.processorTime));
  say(`fewer bytes per seat and move: ${ratios.bytes} times`);
  if (shared === null) say(dim('Two processes are left out: they need PostgreSQL and Redis, on Linux.'));
  else {
    const most = (text: string, value: number, bar: number, unit: string) =>
      say((value <= bar ? green : red)(`${text}: ${value} ${unit} (at most ${bar})`));
    for (const { name, phase, extra, ratio, bar } of shared.costs)
      most(`processor time, ${TITLES[name]}, ${phase} (${round(extra)} µs more)`, ratio, bar, 'times');
    for (const share of ['p50', 'p99'] as const)
      most(`later through another process, paced, ${share}`, shared.longer[share], shared.longest[share], 'ms');
  }
  for (const line of hang('', PASSAGE, terminal.width)) say(dim(line));
}
