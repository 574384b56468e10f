import { inspect } from 'node:util';
import { BadInput } from '@duskhall/kernel';
import { BadNews, type Command } from './command.ts';
import { printError, printLine, type Terminal } from './terminal.ts';
import { padEnd } from './text-layout.ts';
import { VERSION } from './version.ts';

/** Commands are loaded lazily. */
const COMMANDS: { readonly [name: string]: () => Promise<Command> } = {
  serve: async () => (await import('./serve/command.ts')).serve,
  games: async () => (await import('./games-list/command.ts')).games,
  play: async () => (await import('./play/command.ts')).play,
  replay: async () => (await import('./replay/command.ts')).replayCommand,
  verify: async () => (await import('./verify/command.ts')).verify,
  sim: async () => (await import('./sim/command.ts')).sim,
  arena: async () => (await import('./arena/command.ts')).arena,
  dataset: async () => (await import('./dataset/command.ts')).dataset,
  ladder: async () => (await import('./ladder/command.ts')).ladder,
  cards: async () => (await import('./cards/command.ts')).cards,
  engine: async () => (await import('./engine/command.ts')).engine,
  bench: async () => (await import('./bench/command.ts')).bench,
  backup: async () => (await import('./backup/backup-command.ts')).backup,
  restore: async () => (await import('./backup/restore-command.ts')).restore,
};

/** Runs a command and returns its exit code: 0 success, 1 an internal error or a negative result, 2 bad input. */
export async function runCommand(words: readonly string[], terminal: Terminal): Promise<number> {
  try {
    await dispatch(words, terminal);
    return 0;
  } catch (error) {
    if (error instanceof BadNews) return 1;
    const isTheirs = error instanceof BadInput;
    const text = isTheirs ? error.message : inspect(error);
    printError(terminal, text);
    return isTheirs ? 2 : 1;
  }
}

async function dispatch([name, ...words]: readonly string[], terminal: Terminal): Promise<void> {
  if (name === undefined || name === 'help' || isHelp(name)) return printLine(terminal, await overview());
  if (name === '--version' || name === '-v') return printLine(terminal, VERSION);
  if (!Object.hasOwn(COMMANDS, name))
    throw new BadInput(`there is no command "${name}"; known: ${Object.keys(COMMANDS).join(', ')}`);
  const command = await COMMANDS[name]!();
  if (words.some(isHelp)) return printLine(terminal, command.help.trim());
  await command.run(words, terminal);
}

const isHelp = (word: string): boolean => word === '--help' || word === '-h';

async function overview(): Promise<string> {
  const lines = await Promise.all(
    Object.entries(COMMANDS).map(async ([name, load]) => `  ${padEnd(name, 8)}${(await load()).summary}`),
  );
  return [
    'duskhall <command> [options]: card and hidden-role games',
    '',
    ...lines,
    '',
    'duskhall <command> --help lists the options of a command.',
    'duskhall --version prints the version.',
  ].join('\n');
}
