import { loadavg } from 'node:os';
import { BadInput } from '@duskhall/kernel';
import { readArguments, readList, readWhole } from '../../arguments.ts';
import { BadNews } from '../../command.ts';
import { printError, printJson, type Terminal } from '../../terminal.ts';
import { ATTACKS } from './attacks.ts';
import { BOUNDS, type Finding, missing, runHostile } from './run.ts';

const FLAGS = {
  attacks: { type: 'string' },
  moves: { type: 'string' },
  pause: { type: 'string' },
  smoke: { type: 'boolean', default: false },
  json: { type: 'boolean' },
} as const;

const FULL = { moves: '200', pause: '40', together: 1 };
/** Several attacks at once, to keep the run short. */
const SMOKE = { moves: '30', pause: '10', together: 6 };

/** The failed requirements of a run; a smoke run measures no latency. */
function faultsOf(finding: Finding, isTimed: boolean): string[] {
  const { attacks, p99, megabytes, descriptors, refused, isThrownOut, got } = finding;
  const match: string[] = [];
  if (isThrownOut) match.push('a player was thrown out');
  if (refused.length > 0) match.push(`a player was refused: ${refused.join(', ')}`);
  if (isTimed && p99 >= BOUNDS.p99) match.push(`p99 ${p99} ms`);
  if (megabytes > BOUNDS.megabytes) match.push(`${megabytes} MB`);
  if (descriptors > BOUNDS.descriptors * attacks.length) match.push(`${descriptors} files`);
  return [
    ...attacks.flatMap((attack) => missing(attack, got[attack]!).map((what) => `${attack}: only ${what}`)),
    ...match.map((fault) => `beside ${attacks.join(' + ')}: ${fault}`),
  ];
}

const HEAD = ['attack', 'moves', 'p50 ms', 'p99 ms', 'bot ms', 'MB', 'files', 'load', 'what the attacker got'];
const WIDTHS = [24, 6, 7, 7, 7, 5, 6, 6];
const line = (cells: readonly (string | number)[]): string =>
  `${cells.map((cell, i) => (i === 0 ? `${cell}`.padEnd(24) : `${cell}`.padStart(WIDTHS[i] ?? 0))).join(' ')}\n`;

function rowOf({ attacks, moves, p50, p99, bot, megabytes, descriptors, got }: Finding): string {
  const counts = attacks.map((attack) => Object.entries(got[attack]!).map(([what, often]) => `${what} ×${often}`));
  const load = loadavg()[0]!.toFixed(1);
  return line([attacks.join(' + '), moves, p50, p99, bot, megabytes, descriptors, load, ` ${counts.join(' | ')}`]);
}

/** Plays an honest match beside each kind of attack; fails if the match suffers. */
export async function benchHostile(words: readonly string[], terminal: Terminal): Promise<void> {
  const { values } = readArguments(words, FLAGS, null);
  const plan = values.smoke ? SMOKE : FULL;
  const moves = readWhole('moves', values.moves ?? plan.moves, 1, 10_000);
  const pause = readWhole('pause', values.pause ?? plan.pause, 0, 1000);
  const names = values.attacks === undefined ? Object.keys(ATTACKS) : readList(values.attacks);
  const unknown = names.find((name) => !Object.hasOwn(ATTACKS, name));
  if (unknown !== undefined)
    throw new BadInput(`no such attack: ${unknown}; there are ${Object.keys(ATTACKS).join(', ')}`);
  const groups = Array.from({ length: Math.ceil(names.length / plan.together) }, (_, i) =>
    names.slice(i * plan.together, (i + 1) * plan.together),
  );
  if (!values.json) terminal.output.write(line(HEAD));
  const findings = await runHostile(terminal.home, groups, moves, pause, (finding) => {
    if (!values.json) terminal.output.write(rowOf(finding));
  });
  if (values.json) printJson(terminal, findings);
  const faults = findings.flatMap((finding) => faultsOf(finding, !values.smoke));
  if (faults.length === 0) return;
  printError(terminal, faults.join('\n'));
  throw new BadNews();
}
