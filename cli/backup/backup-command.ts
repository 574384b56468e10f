import { BadInput } from '@duskhall/kernel';
import { backupFolder, backupPostgres } from '@duskhall/server';
import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { printLine } from '../terminal.ts';
import { databaseUrl, dataFolder, nameOf } from './data-folder.ts';

const help = `
duskhall backup <file> [options]: copies all data of a server into one file

  --data FOLDER   the server's data folder; else DUSKHALL_DATA, else
                  ./duskhall-data
  --database URL  the server's PostgreSQL database instead; else
                  DUSKHALL_DATABASE

The server may run meanwhile: the copy is as of one moment, and the file is
there whole or not at all. duskhall restore brings it back, into a folder or a
PostgreSQL database, wherever it comes from.
`;

export const backup: Command = {
  summary: "copies a server's data into one file, also while it runs",
  help,
  async run(words, terminal) {
    const { values, word: file } = readArguments(
      words,
      { data: { type: 'string' }, database: { type: 'string' } } as const,
      'file',
    );
    const folder = dataFolder(values.data, terminal);
    const database = databaseUrl(values, terminal);
    try {
      await (database === null ? backupFolder(folder, file) : backupPostgres(database, file));
    } catch (error) {
      throw new BadInput((error as Error).message);
    }
    printLine(terminal, `${database === null ? folder : nameOf(database)} is backed up in ${file}`);
  },
};
