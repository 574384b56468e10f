import { writeFileSync } from 'node:fs';
import { readArguments, readList } from '../arguments.ts';
import type { Command } from '../command.ts';
import { findGame, GAMES } from '../games.ts';
import { printJson } from '../terminal.ts';
import { benchHall } from './hall/command.ts';
import { benchHostile } from './hostile/command.ts';
import { benchReplay } from './replay.ts';
import { printFindings, reportDrops } from './report.ts';
import { runBench } from './run.ts';
import { benchServer } from './server/command.ts';

const help = `
duskhall bench [options]: how fast the games are, on one core

  --games a,b      which games; else all
  --smoke          a few milliseconds each: only whether it works
  --json           as JSON
  --baseline FILE  write the ratios of this run, for cli/bench/baseline.json

duskhall bench replay [options]: how long records of the largest tables take

  --games a,b, --smoke, --json  as above

duskhall bench server [options]: our server beside boardgame.io's

  --matches N      how many 4-seat matches at once, over real sockets (100)
  --rounds R       how often each is measured: the best counts (3)
  --seconds S      how long a phase lasts at most (5)
  --pace P         moves of each match in a second when it is paced (2)
  --smoke, --json  as above

duskhall bench hall [--smoke] [--json]: a hall with 10,000 stored matches

  Start and memory before anybody comes, matches that are due at once, the
  cost of a move at 100, 1,000 and 5,000 matches in memory, memory of a match
  and of an idle socket, the first move in a stored evening of 24.

duskhall bench hostile [options]: an honest match beside hostile guests

  --attacks a,b    which attacks; else all, one after the other
  --moves N        how many moves beside each of them (200)
  --pause MS       between two moves (40)
  --smoke          six attacks at a time, 30 moves, no times: only what holds
  --json           as above

  Fails where an acknowledgement took 200 ms or more (99th percentile), the
  server used more than 400 MB or 400 files for each attacker, a player was
  refused or thrown out, or an attacker did not get through. Attackers have a
  process and addresses (127.0.0.2 …) of their own, and give way (nice).

Rates count per second of processor time. Each is compared, as a ratio to a
fixed loop of the same run, with the baseline that was committed; what is
slower by more than a third is reported.
`;

const FLAGS = {
  games: { type: 'string' },
  smoke: { type: 'boolean', default: false },
  json: { type: 'boolean' },
  baseline: { type: 'string' },
} as const;

const SMOKE = { milliseconds: 2, patience: 1, games: 1 };
const FULL = { milliseconds: 30, patience: 30, games: 20 };

export const bench: Command = {
  summary: 'how fast the games and the server are, beside boardgame.io',
  help,
  async run(words, terminal) {
    if (words[0] === 'hostile') return benchHostile(words.slice(1), terminal);
    if (words[0] === 'hall') return benchHall(words.slice(1), terminal);
    if (words[0] === 'server') return benchServer(words.slice(1), terminal);
    const isReplay = words[0] === 'replay';
    const { values } = readArguments(isReplay ? words.slice(1) : words, FLAGS, null);
    const games = values.games === undefined ? GAMES : readList(values.games).map(findGame);
    const effort = values.smoke ? SMOKE : FULL;
    if (isReplay) return benchReplay(games, effort, terminal, values.json ?? false);
    const findings = await runBench(games, effort, terminal);
    if (values.json) printJson(terminal, findings);
    else printFindings(findings, terminal);
    if (!values.smoke) reportDrops(findings, terminal);
    if (values.baseline !== undefined) writeFileSync(values.baseline, `${JSON.stringify(findings.ratios, null, 2)}\n`);
  },
};
