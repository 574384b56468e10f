import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { bringGames } from '../outside/games.ts';
import { padEnd } from '../text-layout.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { readWanted, SETTINGS } from './settings.ts';

const rows = SETTINGS.map(({ flag, takes, variable, fallback, help }) => {
  const value = fallback === 'off' || fallback === 'none' ? '' : ` (${fallback})`;
  return `  ${padEnd(`--${flag} ${takes}`, 18)} ${padEnd(variable, 20)} ${help}${value}`;
});

const help = `
duskhall serve [options]: a server for people in browsers and terminals

${rows.join('\n')}

The second column names the variable of the environment that says the same.
docs/operation.md tells more: proxies, containers, backups, upgrades.
`;

const FLAGS = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  database: { type: 'string' },
  bus: { type: 'string' },
  cards: { type: 'string', multiple: true },
  game: { type: 'string', multiple: true },
  memory: { type: 'boolean' },
  'public-url': { type: 'string' },
  'trust-proxy': { type: 'boolean' },
  log: { type: 'string' },
  metrics: { type: 'string' },
  test: { type: 'boolean' },
  'manual-clock': { type: 'boolean' },
  'time-factor': { type: 'string' },
} as const satisfies { [F in (typeof SETTINGS)[number]['flag']]: object };

export const serve: Command = {
  summary: 'a server: tables for people in browsers and terminals',
  help,
  async run(words, terminal) {
    const { values } = readArguments(words, FLAGS, null);
    const wanted = readWanted(values, terminal.environment);
    await bringGames(wanted.games, terminal.home);
    await runUntilStopped(wanted, terminal);
  },
};
