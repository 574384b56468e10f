import { BadInput } from '@duskhall/kernel';
import { openBeside, openPostgres, openRegistry, type Registry, realClock, type Storage } from '@duskhall/server';
import { readArguments, readGameOptions, readWhole } from '../arguments.ts';
import { databaseUrl, dataFolder } from '../backup/data-folder.ts';
import type { Command } from '../command.ts';
import { findGame } from '../games.ts';
import { isSaid, nameOf } from '../outside/games.ts';
import { readServer } from '../play/remote/http-client.ts';
import { printLine, type Terminal } from '../terminal.ts';
import { showLadder } from './show.ts';

const help = `
duskhall ladder <game> [options]: the standing rating list of a server

  --server URL       which server (http://localhost:8410)
  --json             as JSON

duskhall ladder <deed> <game> [options]: for the operator of that server, who
may do all this while it runs

  open               opens a ladder of this game, which two play
    --seconds N      how long a program has for each answer, 1 to 60 (10)
    --options k=v    the game's options; duskhall games lists them
  add    --name N    registers a program, and prints its token: only this once
  renew  --name N    prints a new token; the old one is void
  remove --name N    removes a program from the list
  close              deletes the ladder with all ratings and results

  --data FOLDER      the server's data folder; else DUSKHALL_DATA, else
                     ./duskhall-data
  --database URL     its PostgreSQL database instead; else DUSKHALL_DATABASE
  --game FILE        a game of your own, instead of <game>: ./mine.js

A program connects to the server with its token, is paired with others and
with the levels of the built-in bots, and is rated. docs/ladder.md tells how,
with programs in Python and TypeScript to begin with.
`;

const FLAGS = {
  server: { type: 'string', default: 'http://localhost:8410' },
  json: { type: 'boolean', default: false },
  seconds: { type: 'string', default: '10' },
  options: { type: 'string', multiple: true, default: [] as string[] },
  name: { type: 'string' },
  data: { type: 'string' },
  database: { type: 'string' },
  game: { type: 'string' },
} as const;

const MOST_SECONDS = 60;
const DEEDS = ['open', 'add', 'renew', 'remove', 'close'] as const;

export const ladder: Command = {
  summary: 'a standing rating list of programs on a server',
  help,
  async run([first = '', ...rest], terminal) {
    const deed = DEEDS.find((known) => known === first);
    const words = deed === undefined ? [first, ...rest].filter(Boolean) : rest;
    const { values, word } = readArguments(words, FLAGS, 'game', isSaid(words));
    const game = await nameOf(values.game ?? word, terminal.home);
    if (game === '') throw new BadInput('say which game');
    if (deed === undefined) return showLadder(terminal, readServer(values.server), game, values.json);
    const storage = await openStorage(values, terminal);
    try {
      const registry = openRegistry(storage, realClock().date);
      await runDeed(deed, registry, { ...values, game }, terminal);
    } finally {
      await storage.close();
    }
  },
};

async function openStorage(given: { data?: string; database?: string }, terminal: Terminal): Promise<Storage> {
  const database = databaseUrl(given, terminal);
  try {
    return await (database === null ? openBeside(dataFolder(given.data, terminal)) : openPostgres(database));
  } catch (error) {
    throw new BadInput((error as Error).message);
  }
}

interface Given {
  game: string;
  name?: string;
  seconds: string;
  options: string[];
}

async function runDeed(
  deed: (typeof DEEDS)[number],
  registry: Registry,
  { game, name, seconds, options }: Given,
  terminal: Terminal,
): Promise<void> {
  const mustHaveName = (): string => {
    if (name === undefined) throw new BadInput(`duskhall ladder ${deed} takes --name`);
    return name;
  };
  const showToken = (token: string) => {
    printLine(terminal, token);
    terminal.errors.write('This token is shown only once; whoever has it plays under this name.\n');
  };
  if (deed === 'open') {
    const known = findGame(game);
    const taken = readGameOptions(known, options, 2);
    await registry.openLadder(known, taken, readWhole('seconds', seconds, 1, MOST_SECONDS));
    printLine(terminal, `The ladder of ${game} is open.`);
  } else if (deed === 'close') {
    await registry.closeLadder(game);
    printLine(terminal, `The ladder of ${game} is closed, and its list deleted.`);
  } else if (deed === 'remove') {
    await registry.remove(game, mustHaveName());
    printLine(terminal, `${name} is removed from the ladder of ${game}.`);
  } else showToken(await registry[deed](game, mustHaveName()));
}
