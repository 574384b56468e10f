import { createRequire } from 'node:module';
import { BadInput } from '@duskhall/kernel';
import { readArguments, readWhole } from '../../arguments.ts';
import { printJson, type Terminal } from '../../terminal.ts';
import type { Plan } from './plan.ts';
import { printServerFindings } from './report.ts';
import { runServerBench } from './run.ts';

const FLAGS = {
  matches: { type: 'string', default: '100' },
  seconds: { type: 'string', default: '5' },
  rounds: { type: 'string', default: '3' },
  pace: { type: 'string', default: '2' },
  smoke: { type: 'boolean', default: false },
  json: { type: 'boolean' },
} as const;

const SMOKE: Plan = { matches: 2, warmUp: 1, rounds: 1, seconds: 1, pace: 20, most: 8 };

/** Our server beside boardgame.io's, both playing the flagship over real sockets. */
export async function benchServer(words: readonly string[], terminal: Terminal): Promise<void> {
  const { values } = readArguments(words, FLAGS, null);
  const plan: Plan = values.smoke
    ? SMOKE
    : {
        matches: readWhole('matches', values.matches, 1, 1000),
        warmUp: 20,
        rounds: readWhole('rounds', values.rounds, 1, 20),
        seconds: readWhole('seconds', values.seconds, 1, 600),
        pace: readWhole('pace', values.pace, 1, 100),
        most: 10_000,
      };
  mustHaveLibrary();
  const findings = await runServerBench(plan, terminal);
  if (values.json) printJson(terminal, findings);
  else printServerFindings(findings, terminal);
}

function mustHaveLibrary(): void {
  try {
    createRequire(import.meta.url).resolve('boardgame.io/server');
  } catch {
    throw new BadInput('boardgame.io is not installed: it is a development dependency of the repository');
  }
}
