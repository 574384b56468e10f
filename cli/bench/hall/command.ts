import { createColors } from 'picocolors';
import { readArguments } from '../../arguments.ts';
import { printJson, printLine, type Terminal } from '../../terminal.ts';
import { columns } from '../../text-layout.ts';
import { type HallFindings, type HallPlan, runHallBench } from './run.ts';

const FLAGS = { smoke: { type: 'boolean', default: false }, json: { type: 'boolean' } } as const;

const FULL: HallPlan = { stored: 10_000, due: 500, live: [100, 1000, 5000], moving: 100, rounds: 8, sockets: 1000 };
const SMOKE: HallPlan = { stored: 30, due: 5, live: [5, 10], moving: 5, rounds: 2, sockets: 5 };

/** What a hall with many stored matches costs. */
export async function benchHall(words: readonly string[], terminal: Terminal): Promise<void> {
  const { values } = readArguments(words, FLAGS, null);
  const findings = await runHallBench(values.smoke ? SMOKE : FULL, terminal);
  if (values.json) printJson(terminal, findings);
  else print(findings, terminal);
}

function print(findings: HallFindings, terminal: Terminal): void {
  const { bold, dim } = createColors(terminal.hasColours);
  const { plan, start, dueSeconds, moves, kilobytesOfMatch, kilobytesOfSocket, firstMove } = findings;
  const growth = moves.at(-1)!.microseconds / moves[0]!.microseconds;
  const rows: [string, string, string][] = [
    [`start, ${plan.stored} running matches stored`, `${start.seconds.toFixed(1)} s`, '2 s'],
    ['memory after the start', `${start.megabytes.toFixed(0)} MB`, '200 MB'],
    [`${plan.due} matches due at once are awake after`, `${dueSeconds.toFixed(1)} s`, '5 s'],
    ...moves.map(({ live, microseconds }): [string, string, string] => [
      `a move, ${live} matches in memory`,
      `${microseconds.toFixed(0)} µs`,
      '',
    ]),
    ['growth of a move', growth.toFixed(2), '1.3'],
    ['memory of a match with its four players', `${kilobytesOfMatch.toFixed(1)} KB`, '60 KB'],
    ['memory of an idle socket', `${kilobytesOfSocket.toFixed(1)} KB`, ''],
    ['first move in a stored evening of 24', `${firstMove.toFixed(0)} ms`, '150 ms'],
  ];
  const head = ['', 'measured', 'at most'].map(dim);
  for (const line of columns([head, ...rows.map(([what, is, bar]) => [what, bold(is), dim(bar)])], [1, 2]))
    printLine(terminal, line);
}
